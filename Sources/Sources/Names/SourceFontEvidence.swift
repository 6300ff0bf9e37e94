import AutoLayout
import SceneModel
import TextMetrics

/// The calibrations of the fonts that a source uses without having them, found once
/// (InterfaceBuilder.md#guessed-sizes).
final class SourceFontEvidence {
  private var known: [String: FontCalibration]?

  /// The calibrations by what the saved labels of documents show.
  func calibrations(of documents: () throws -> [SourceDocument], read: (SourceDocument) throws -> Document?)
    rethrows -> [String: FontCalibration]
  {
    if let known { return known }
    var evidence = FontEvidence()
    for document in try documents() {
      if let document = try read(document) { evidence.add(document) }
    }
    let found = evidence.calibrations
    known = found
    return found
  }
}

extension SourceDocument {
  /// Whether the document may name fonts, as far as a look at the bytes of its file tells; one that does not
  /// need not be read for them.
  var mayNameFonts: Bool {
    if case .file(let input) = place { input.bytes?.mayNameFonts ?? true } else { true }
  }
}

extension [UInt8] {
  /// Whether the start tag of an element of XML that is called `font…` has `name` in it.
  ///
  /// No value of an attribute has a `<` (XML 1.0, 3.1), so that a tag ends before the next one.
  var mayNameFonts: Bool {
    var rest = self[...]
    while let start = rest.firstRange(of: "<font".utf8) {
      let tag = rest[start.upperBound...].prefix { $0 != UInt8(ascii: "<") }
      if tag.contains("name".utf8) { return true }
      rest = self[tag.endIndex...]
    }
    return false
  }
}

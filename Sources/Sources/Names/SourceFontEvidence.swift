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
    unsafe withUnsafeBufferPointer { bytes in
      var index = 0
      while index + 5 < bytes.count {
        guard unsafe bytes[index] == UInt8(ascii: "<"), unsafe bytes[(index + 1)...].starts(with: "font".utf8)
        else {
          index += 1
          continue
        }
        let tag = unsafe bytes[(index + 5)...].prefix { $0 != UInt8(ascii: "<") }
        if unsafe tag.contains("name".utf8) { return true }
        unsafe index = tag.endIndex
      }
      return false
    }
  }
}

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

import Ninefold

/// The deviations of a picture from the document, each reported once.
struct PictureDiagnostics {
  /// One deviation.
  struct Warning {
    let finding: PictureFinding
    /// Its place in the document; nil where it is not of one object.
    let place: DocumentPlace?
    /// The message.
    let line: String
  }

  private(set) var warnings: [Warning] = []
  private var known: Set<String> = []

  /// Adds the findings of a scene of a document, or of its picture.
  mutating func add(_ findings: [PictureFinding], in document: Document, _ places: FindingPlaces) {
    for finding in findings {
      let place = finding.node.map { places[$0] }
      let line = "\(place.map { "\($0)" } ?? document.path): warning: \(finding)"
      if known.insert(line).inserted { warnings.append(Warning(finding: finding, place: place, line: line)) }
    }
  }
}

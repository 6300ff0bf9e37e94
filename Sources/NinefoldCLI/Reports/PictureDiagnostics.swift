import Ninefold

/// What is not drawn in a picture as the document has it, each said once.
struct PictureDiagnostics {
  /// One thing that is drawn otherwise.
  struct Warning {
    let finding: PictureFinding
    /// Where it stands; nil of what is not of one object.
    let place: DocumentPlace?
    /// As it is told.
    let line: String
  }

  private(set) var warnings: [Warning] = []
  private var known: Set<String> = []

  /// Adds what was found in a scene of a document, or of its picture.
  mutating func add(_ findings: [PictureFinding], in document: Document, _ places: FindingPlaces) {
    for finding in findings {
      let place = finding.node.map { places[$0] }
      let line = "\(place.map { "\($0)" } ?? document.path): warning: \(finding)"
      if known.insert(line).inserted { warnings.append(Warning(finding: finding, place: place, line: line)) }
    }
  }
}

import Ninefold

/// What is not drawn in a picture as the document has it, each said once.
struct PictureDiagnostics {
  private(set) var lines: [String] = []
  private var known: Set<String> = []

  /// Adds what was found in a scene of a document.
  mutating func add(_ findings: [PictureFinding], in document: Document, _ places: FindingPlaces) {
    for finding in findings {
      let place = finding.node.map { "\(places[$0])" } ?? document.path
      let line = "\(place): warning: \(finding)"
      if known.insert(line).inserted { lines.append(line) }
    }
  }
}

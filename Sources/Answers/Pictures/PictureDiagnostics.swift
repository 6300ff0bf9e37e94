package import Ninefold

/// The deviations of a picture from the document, each reported once, and the looks that it has.
package struct PictureDiagnostics {
  /// One deviation.
  package struct Warning {
    package let finding: PictureFinding
    /// Its place in the document; nil where it is not of one object.
    package let place: DocumentPlace?
    /// The message.
    package let line: String
  }

  /// The names of the systems whose looks are drawn, such as `iOS 13 to 18`, in the order of the screens.
  package private(set) var looks: [String] = []
  package private(set) var warnings: [Warning] = []
  private var known: Set<String> = []

  package init(known: Set<String> = []) {
    self.known = known
  }

  /// Notes the looks of a scene.
  package mutating func note(looks name: String) {
    if !looks.contains(name) { looks.append(name) }
  }

  /// Adds the findings of a scene of a document, or of its picture.
  package mutating func add(_ findings: [PictureFinding], in document: Document, _ places: FindingPlaces) {
    for finding in findings {
      let place = finding.node.map { places[$0] }
      let line = "\(place.map { "\($0)" } ?? document.path): warning: \(finding)"
      if known.insert(line).inserted { warnings.append(Warning(finding: finding, place: place, line: line)) }
    }
  }
}

package import Adaptivity
package import InterfaceBuilder
import SceneModel

/// A finding of a document's segues with its place.
package struct PlacedSegueFinding: Sendable {
  package let place: DocumentPlace
  package let finding: SegueFinding

  /// A finding at a place.
  package init(place: DocumentPlace, finding: SegueFinding) {
    self.place = place
    self.finding = finding
  }
}

extension PlacedSegueFinding: CustomStringConvertible {
  /// One line: `path:line:column: error: what is wrong and what was expected`; for a finding that is no error
  /// it says `warning`.
  package var description: String {
    "\(place): \(finding.isError ? "error" : "warning"): \(finding.text)"
  }
}

extension OpenSource {
  /// The references that lead to nothing, with their places. The documents that have some are read
  /// again for these.
  package func findings(of references: StoryboardReferences) throws -> [PlacedSegueFinding] {
    let found = references.findings
    let paths = Set(found.map(\.path))
    var places: [String: DocumentPlaces] = [:]
    for document in try paths.isEmpty ? [] : documents() where paths.contains(document.path) {
      if case .success(let read) = try read(document) { places[document.path] = DocumentPlaces(read) }
    }
    return found.map { path, finding in
      let place = places[path]?[finding.node] ?? DocumentPlace(path: path, line: 1, column: 1)
      return PlacedSegueFinding(place: place, finding: finding)
    }
  }
}

import JSONText
import Ninefold
import OperatingSystem

/// Where the objects that findings name stand in their document; found out when the first one asks.
struct FindingPlaces: Sendable {
  private let places: MadeOnce<DocumentPlaces>

  init(_ document: Document) { places = MadeOnce { DocumentPlaces(document) } }

  subscript(node: NodeID) -> DocumentPlace { places.value[node] }
}

extension JSONWriter {
  /// Writes the members of a place: file, line and column.
  mutating func members(of place: DocumentPlace) {
    member("file", place.path)
    member("line", place.line)
    member("column", place.column)
  }
}

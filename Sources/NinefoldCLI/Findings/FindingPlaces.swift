import JSONText
import Ninefold

/// Where the objects that findings name stand in their document; found out when the first one asks.
final class FindingPlaces {
  private let document: Document
  private lazy var places = DocumentPlaces(document)

  init(_ document: Document) { self.document = document }

  subscript(node: NodeID) -> DocumentPlace { places[node] }
}

extension JSONWriter {
  /// Writes the members of a place: file, line and column.
  mutating func members(of place: DocumentPlace) {
    member("file", place.path)
    member("line", place.line)
    member("column", place.column)
  }
}

import Ninefold
import OperatingSystem

/// Where the objects that findings name stand in their document; found out when the first one asks.
struct FindingPlaces: Sendable {
  private let places: MadeOnce<DocumentPlaces>

  init(_ document: Document) { places = MadeOnce { DocumentPlaces(document) } }

  subscript(node: NodeID) -> DocumentPlace { places.value[node] }
}

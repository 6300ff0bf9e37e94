import Ninefold
import OperatingSystem

/// The places in the document of the objects that findings name; found when the first one is asked for.
struct FindingPlaces: Sendable {
  private let places: MadeOnce<DocumentPlaces>

  init(_ document: Document) { places = MadeOnce { DocumentPlaces(document) } }

  subscript(node: NodeID) -> DocumentPlace { places.value[node] }
}

package import Ninefold
import OperatingSystem

/// The places in the document of the objects that findings name; found when the first one is asked for.
package struct FindingPlaces: Sendable {
  private let places: MadeOnce<DocumentPlaces>

  package init(_ document: Document) { places = MadeOnce { DocumentPlaces(document) } }

  package subscript(node: NodeID) -> DocumentPlace { places.value[node] }
}

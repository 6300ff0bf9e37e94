package import SceneModel

/// The kinds of one framework's documents, found by the names of their elements.
///
/// A class, so that a lookup copies a single reference.
package final class KindTable: Sendable {
  let kinds: [ObjectKind]
  private let byElement: [String: ObjectKind]
  /// The kinds by the index of their interned name.
  private let byName: [ObjectKind?]
  private let roles: [ObjectKind.Role?]

  init(_ kinds: [ObjectKind]) {
    self.kinds = kinds
    let byElement = Dictionary(uniqueKeysWithValues: kinds.map { ($0.element, $0) })
    self.byElement = byElement
    byName = KnownName.allCases.map { byElement[$0.text] }
    roles = byName.map { $0?.role }
  }

  func kind(_ element: String) -> ObjectKind? { byElement[element] }

  func kind(_ name: Name, _ tree: ElementTree) -> ObjectKind? {
    let index = Int(name.index)
    return index < byName.count ? byName[index] : byElement[tree.names.text(name)]
  }

  /// The role of the elements with a name of a tree; nil where they are no objects that Ninefold knows.
  package func role(_ name: Name, _ tree: ElementTree) -> ObjectKind.Role? {
    let index = Int(name.index)
    return index < roles.count ? roles[index] : byElement[tree.names.text(name)]?.role
  }
}

public import SceneModel

/// A document under a trait collection: what is installed, and which value each attribute has.
public struct Resolution: Sendable {
  public let document: Document
  public let traits: TraitCollection
  let resolver: Resolver
  let tables: InstallationTables

  init(_ resolver: Resolver, _ traits: TraitCollection, _ tables: InstallationTables) {
    document = resolver.document
    self.traits = traits
    self.resolver = resolver
    self.tables = tables
  }

  /// The document's tree.
  @inlinable
  public var tree: ElementTree { document.tree }

  /// Whether an object or a constraint is in the effective hierarchy.
  public func isInstalled(_ node: NodeID) -> Bool { tables.installed(node).contains(traits.sizeClass) }

  /// The element that an identifier names, installed or not, or nil.
  public func node(_ id: ObjectID) -> NodeID? { resolver.node(id) }

  /// The variations of an object that apply, the most general first.
  public func variations(of node: NodeID) -> [NodeID] {
    guard let places = resolver.variations.places(of: node) else { return [] }
    return places.filter(applies).map { resolver.variations.variations[$0].node }
  }

  /// Whether the variation at a place applies.
  func applies(_ place: Int) -> Bool { tables.applying[place].contains(traits.sizeClass) }

  /// The value of an attribute: of the most specific variation that has one, else the object's own.
  ///
  /// Nil also where a child element takes the attribute's place, as `<nil key="title"/>` does in a variation.
  public func attribute(_ node: NodeID, _ name: KnownName) -> String? {
    guard let places = resolver.variations.places(of: node) else { return tree[node, name] }
    for place in places.reversed() where applies(place) {
      let variation = resolver.variations.variations[place].node
      if let value = tree[variation, name] { return value }
      if let child = tree.child(of: variation, key: name.text), !tree.isElement(child, .mask) { return nil }
    }
    return tree[node, name]
  }

  /// The element directly in an object whose `key` is so: of the most specific variation that has one, else its own.
  ///
  /// Nil also where an attribute of a variation takes the element's place.
  public func child(_ node: NodeID, key: String) -> NodeID? {
    guard let places = resolver.variations.places(of: node) else { return tree.child(of: node, key: key) }
    let name = tree.names.find(key)
    for place in places.reversed() where applies(place) {
      let variation = resolver.variations.variations[place].node
      if let child = tree.child(of: variation, key: key), !tree.isElement(child, .mask) { return child }
      if let name, tree[variation, name] != nil { return nil }
    }
    return tree.child(of: node, key: key)
  }
}

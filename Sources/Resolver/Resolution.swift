public import SceneModel

/// A document under a trait collection: what is installed, and which value each attribute has.
///
/// A class, so that what holds one copies a single reference.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let resolution = Resolver(document).resolve(TraitCollection(sizeClass: .compactCompact))
/// if let height = resolution.node("cUz-cs-IEH") {
///   print(resolution.isInstalled(height))  // true
///   print(resolution.number(height, .constant) ?? 0)  // 150.0
/// }
/// ```
public final class Resolution: Sendable {
  /// The document, in all its variations.
  public let document: Document
  /// The document's tree.
  public let tree: ElementTree
  /// The traits that the document was resolved for.
  public let traits: TraitCollection
  let resolver: Resolver
  let tables: InstallationTables

  init(_ resolver: Resolver, _ traits: TraitCollection, _ tables: InstallationTables) {
    document = resolver.document
    tree = resolver.document.tree
    self.traits = traits
    self.resolver = resolver
    self.tables = tables
  }

  /// Whether an object or a constraint is in the effective hierarchy.
  public func isInstalled(_ node: NodeID) -> Bool { tables.installed(node).contains(traits.sizeClass) }

  /// The size classes in which the same is in force as in this one, the other traits as they are: no
  /// variation distinguishes them.
  package var alikeSizeClasses: SizeClassSet {
    var partition = SizeClassPartition()
    for set in Set(tables.applying) { partition.split(by: set) }
    return partition.groups.first { $0.contains(traits.sizeClass) } ?? SizeClassSet(traits.sizeClass)
  }

  /// The element that an identifier names, installed or not, or nil.
  public func node(_ id: ObjectID) -> NodeID? { resolver.node(id) }

  /// The variations of an object that apply, from the weakest to the strongest.
  package func variations(of node: NodeID) -> [NodeID] {
    guard let indices = resolver.variations.indices(of: node) else { return [] }
    return indices.filter(applies).map { resolver.variations.variations[$0].node }
  }

  /// Whether the variation at an index applies.
  func applies(_ index: Int) -> Bool { tables.applying[index].contains(traits.sizeClass) }

  /// The value of an attribute: of the most specific variation that has one, else the object's own.
  ///
  /// Nil also where a child element takes the attribute's place, as `<nil key="title"/>` does in a variation.
  public func attribute(_ node: NodeID, _ name: KnownName) -> String? {
    let variation = decidingVariation(of: node) { tree.replaces(name, in: $0) }
    return tree[variation ?? node, name]
  }

  /// The value of an attribute, whatever its name, as ``attribute(_:_:)`` says.
  package func attribute(_ node: NodeID, named name: String) -> String? {
    guard let index = tree.names.find(name) else { return nil }
    let variation = decidingVariation(of: node) { tree.replaces(name, in: $0) }
    return tree[variation ?? node, index]
  }

  /// The child element of an object with the given `key`: of the most specific variation that has one,
  /// else its own.
  ///
  /// Nil also where an attribute of a variation takes the element's place.
  package func child(_ node: NodeID, key: String) -> NodeID? {
    guard let variation = decidingVariation(of: node, where: { tree.replaces(key, in: $0) }) else {
      return tree.child(of: node, key: key)
    }
    return tree.replacingChild(of: variation, key: key)
  }

  /// The strongest variation of an object that applies and replaces a property; nil where the object's
  /// own value holds.
  private func decidingVariation(of node: NodeID, where replaces: (NodeID) -> Bool) -> NodeID? {
    guard let indices = resolver.variations.indices(of: node) else { return nil }
    for index in indices.reversed() where applies(index) {
      let variation = resolver.variations.variations[index].node
      if replaces(variation) { return variation }
    }
    return nil
  }
}

public import SceneModel

/// A document under a trait collection: what is installed, and which value each attribute has.
public struct Resolution: Sendable {
  public let document: Document
  public let traits: TraitCollection
  let constraintNodes: [NodeID]
  let identifiers: [String: NodeID]
  /// Of each node, whether it is in the effective hierarchy.
  let installed: [Bool]
  /// Of each node, one past the index of its last applying variation in `applying`, or 0.
  let firstApplying: [NodeID: Range<Int>]
  let isVaried: [Bool]
  let applying: [NodeID]

  /// The document's tree.
  @inlinable
  public var tree: ElementTree { document.tree }

  /// Whether an object or a constraint is in the effective hierarchy.
  public func isInstalled(_ node: NodeID) -> Bool { installed[Int(node.index)] }

  /// The element that an identifier names, installed or not, or nil.
  public func node(_ id: ObjectID) -> NodeID? { identifiers[id.text] }

  /// The variations of an object that apply, the most general first.
  public func variations(of node: NodeID) -> ArraySlice<NodeID> {
    guard isVaried[Int(node.index)], let range = firstApplying[node] else { return [] }
    return applying[range]
  }

  /// The value of an attribute: of the most specific variation that has one, else the object's own.
  public func attribute(_ node: NodeID, _ name: KnownName) -> String? {
    if isVaried[Int(node.index)] {
      for variation in variations(of: node).reversed() {
        if let value = tree[variation, name] { return value }
      }
    }
    return tree[node, name]
  }

  /// The element directly in an object whose `key` is so: of the most specific variation that has one, else its own.
  public func child(_ node: NodeID, key: String) -> NodeID? {
    if isVaried[Int(node.index)] {
      for variation in variations(of: node).reversed() {
        if let child = tree.child(of: variation, key: key) { return child }
      }
    }
    return tree.child(of: node, key: key)
  }
}

extension Resolver {
  /// What is in force under a trait collection.
  ///
  /// - Complexity: O(*n* + *v*) of nodes (one byte each) and variations.
  public func resolve(_ traits: TraitCollection) -> Resolution {
    let tree = document.tree
    var installed = [Bool](repeating: true, count: tree.count)
    var isVaried = [Bool](repeating: false, count: tree.count)
    var ranges: [NodeID: Range<Int>] = [:]
    var applying: [NodeID] = []
    for variation in variations where variation.key.applies(to: traits) {
      for mask in variation.masks { installed[Int(mask.child.index)] = mask.installs }
      let owner = variation.owner
      let start = ranges[owner]?.lowerBound ?? applying.count
      applying.append(variation.node)
      ranges[owner] = start..<applying.count
      isVaried[Int(owner.index)] = true
    }
    uninstallSubtrees(&installed)
    for constraint in constraints {
      let touched = [constraint.owner, constraint.first, constraint.second]
      if touched.contains(where: { $0 >= 0 && !installed[Int($0)] }) {
        installed[Int(constraint.node.index)] = false
      }
    }
    return Resolution(
      document: document, traits: traits, constraintNodes: constraints.map(\.node), identifiers: identifiers,
      installed: installed, firstApplying: ranges, isVaried: isVaried, applying: applying)
  }

  /// The nine size classes resolved, in the order of ``SizeClass/all``, with the other traits as given.
  public func resolveAll(_ traits: TraitCollection = TraitCollection()) -> [Resolution] {
    SizeClass.all.map { sizeClass in
      var traits = traits
      traits.sizeClass = sizeClass
      return resolve(traits)
    }
  }

  /// Spreads "not installed" from an object to all that is in it.
  private func uninstallSubtrees(_ installed: inout [Bool]) {
    var index = 0
    while index < installed.count {
      guard !installed[index] else {
        index += 1
        continue
      }
      let subtree = document.tree.subtree(of: NodeID(index))
      for inner in subtree { installed[inner] = false }
      index = subtree.upperBound
    }
  }
}

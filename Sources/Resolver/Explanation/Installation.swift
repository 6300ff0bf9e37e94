package import SceneModel

/// Whether an object or a constraint is in the effective hierarchy in a size class, and why.
package enum Installation: Hashable, Sendable {
  /// It is: because of the variation that includes it, or, where that is nil, because nothing excludes it.
  case installed(VariationKey?)
  /// It is not: the variation excludes it.
  case uninstalled(VariationKey)
  /// It is not: it is inside an object that the variation excludes.
  case uninstalledInside(NodeID, VariationKey)
  /// It is not: a constraint of an item, or in a view, that is not installed.
  case uninstalledItem(NodeID)

  /// Whether it is in the effective hierarchy.
  package var isInstalled: Bool {
    if case .installed = self { true } else { false }
  }
}

extension Resolution {
  /// Whether an object or a constraint is in the effective hierarchy, and why.
  ///
  /// - Complexity: O(*d* log *m*) of the node's depth and the document's mask entries.
  package func installation(of node: NodeID) -> Installation {
    var origin: VariationKey?
    if let mask = decidingMask(of: node) {
      let key = resolver.variations.key(mask.variation)
      if !mask.installs { return .uninstalled(key) }
      origin = key
    }
    if isInstalled(node) { return .installed(origin) }
    // The outermost one is what is to be installed first.
    var outermost: Installation?
    var current = tree.parent(of: node)
    while let ancestor = current {
      if let mask = decidingMask(of: ancestor), !mask.installs {
        outermost = .uninstalledInside(ancestor, resolver.variations.key(mask.variation))
      }
      current = tree.parent(of: ancestor)
    }
    if let outermost { return outermost }
    return uninstalledItem(of: node).map(Installation.uninstalledItem) ?? .installed(origin)
  }

  /// The item of a constraint that is not installed: the first, else the second.
  private func uninstalledItem(of node: NodeID) -> NodeID? {
    guard let index = resolver.constraintIndex(node) else { return nil }
    let items = resolver.constraintItems[index]
    return [items.first, items.second].filter { $0 >= 0 }.map { NodeID(Int($0)) }
      .first { !isInstalled($0) }
  }

  /// The mask entry that decides the installation of a node, or nil where none names it.
  private func decidingMask(of node: NodeID) -> VariationTable.Mask? {
    resolver.variations.masks(of: node).last { applies($0.variation) }
  }
}

public import SceneModel

/// The installation in each of the nine classes, under traits whose size class does not count.
package struct InstallationTables: Sendable {
  /// Of each variation, the classes in which it applies.
  let applying: [SizeClassSet]
  /// Of each node, the classes in which it is in the effective hierarchy; empty where all nodes are in all.
  private let sets: [SizeClassSet]

  /// Applies masks in their order, then takes along what is inside the uninstalled and what touches it.
  ///
  /// - Complexity: O(*n* + *m*) of nodes and mask entries, O(*v*) of variations where no mask says anything.
  package init(_ resolver: Resolver, _ traits: TraitCollection) {
    let tree = resolver.document.tree
    let applying = resolver.variations.applying(traits, usesSizeClasses: tree.usesSizeClasses)
    self.applying = applying
    guard !resolver.variations.masks.isEmpty else {
      sets = []
      return
    }
    var sets = [SizeClassSet](repeating: .all, count: tree.count)
    for mask in resolver.variations.masks {
      let index = Int(mask.child.index)
      if mask.installs {
        sets[index].formUnion(applying[mask.variation])
      } else {
        sets[index].subtract(applying[mask.variation])
      }
    }
    for index in 1..<tree.count {
      guard let parent = tree.parent(of: NodeID(index)) else { continue }
      sets[index].formIntersection(sets[Int(parent.index)])
    }
    for constraint in resolver.constraintItems {
      // The owner is around the constraint, so that its set is in the constraint's already.
      var set = sets[Int(constraint.node.index)]
      if constraint.first >= 0 { set.formIntersection(sets[Int(constraint.first)]) }
      if constraint.second >= 0 { set.formIntersection(sets[Int(constraint.second)]) }
      sets[Int(constraint.node.index)] = set
    }
    self.sets = sets
  }

  /// The classes in which a node is in the effective hierarchy.
  package func installed(_ node: NodeID) -> SizeClassSet { sets.isEmpty ? .all : sets[Int(node.index)] }
}

extension Resolver {
  /// The resolution of the document under a trait collection.
  ///
  /// - Complexity: O(*n* + *v*) of nodes and variations.
  public func resolve(_ traits: TraitCollection) -> Resolution {
    Resolution(self, traits, InstallationTables(self, traits))
  }

  /// The nine size classes resolved, in the order of `SizeClass.all`, with the other traits as given.
  ///
  /// - Complexity: that of one.
  public func resolveAll(_ traits: TraitCollection = TraitCollection()) -> [Resolution] {
    let tables = InstallationTables(self, traits)
    return SizeClass.all.map { sizeClass in
      var traits = traits
      traits.sizeClass = sizeClass
      return Resolution(self, traits, tables)
    }
  }
}

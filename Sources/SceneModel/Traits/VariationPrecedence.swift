/// The rank of a variation among those of one property: of two that apply, the greater wins
/// (InterfaceBuilder.md#variation-precedence).
package struct VariationPrecedence: Comparable, Sendable {
  /// The object that holds the variation. Where several objects mask one, the order of the objects decides;
  /// Interface Builder writes no such document.
  package let holder: NodeID
  /// The key's ``VariationKey/rank``.
  package let rank: Int
  /// The variation, or its entry of a mask: of one rank the later one wins
  /// (InterfaceBuilder.md#duplicate-variations).
  package let node: NodeID

  package init(holder: NodeID, rank: Int, node: NodeID) {
    self.holder = holder
    self.rank = rank
    self.node = node
  }

  package static func < (a: VariationPrecedence, b: VariationPrecedence) -> Bool {
    (a.holder, a.rank, a.node) < (b.holder, b.rank, b.node)
  }
}

/// The size classes that are still undecided while variations are tried from the strongest to the weakest.
package struct UndecidedClasses: Sendable {
  private var classes = SizeClassSet.all

  package init() {}

  /// Removes the classes in which a variation applies; returns those of them that were undecided.
  package mutating func take(_ applying: SizeClassSet) -> SizeClassSet {
    defer { classes.subtract(applying) }
    return classes.intersection(applying)
  }
}

extension ElementTree {
  /// The variations of an object with their keys, from the weakest to the strongest.
  package func variations(of object: NodeID) -> [(key: VariationKey, node: NodeID)] {
    let variations = elements(of: object).filter { name(of: $0) == .variation }.map { node in
      (key: VariationKey(self[node, .key] ?? ""), node: node)
    }
    return variations.sorted { a, b in
      VariationPrecedence(holder: object, rank: a.key.rank, node: a.node)
        < VariationPrecedence(holder: object, rank: b.key.rank, node: b.node)
    }
  }

  /// Whether a variation gives a property a value of its own: as an attribute, or as a child element of
  /// that key.
  ///
  /// Either replaces both forms of the object or of a weaker variation
  /// (InterfaceBuilder.md#replaced-children).
  package func replaces(_ property: KnownName, in variation: NodeID) -> Bool {
    self[variation, property] != nil || replacingChild(of: variation, key: property.text) != nil
  }

  /// Whether a variation gives a property a value of its own: as an attribute, or as a child element of
  /// that key.
  package func replaces(_ property: String, in variation: NodeID) -> Bool {
    replacingChild(of: variation, key: property) != nil
      || names.find(property).map { self[variation, $0] != nil } ?? false
  }

  /// The child of a variation that replaces the object's child of that key. Masks have keys too and
  /// replace nothing.
  package func replacingChild(of variation: NodeID, key: String) -> NodeID? {
    child(of: variation, key: key).flatMap { name(of: $0) == .mask ? nil : $0 }
  }
}

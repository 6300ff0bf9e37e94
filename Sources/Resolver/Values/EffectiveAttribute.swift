public import SceneModel

/// One value of an object under a trait collection, and where it comes from.
public struct EffectiveAttribute: Hashable, Sendable {
  /// The attribute's name; of a child element `key.attribute`, such as `fontDescription.pointSize`.
  public let name: String
  public let value: String
  /// The variation that holds the value, or nil where it is the object's own.
  public let origin: VariationKey?
}

extension Resolution {
  /// All the values of an object: its attributes, then those of its keyed children, each in document order, then what
  /// only variations have.
  ///
  /// Left out are the children that are objects of their own, the saved frame, and the variations themselves. A child of
  /// a variation replaces the object's child of that key as a whole.
  public func attributes(of node: NodeID) -> [EffectiveAttribute] {
    PropertyTable(node, resolver).properties.flatMap { property -> [EffectiveAttribute] in
      guard let statement = statement(of: property) else { return [] }
      let origin = statement.variation.map(resolver.variations.key)
      return statement.values.map { EffectiveAttribute(name: $0.name, value: $0.value, origin: origin) }
    }
  }

  /// The value of one attribute of an object, named as by ``attributes(of:)``, or nil where it has none.
  public func attribute(_ node: NodeID, named name: String) -> EffectiveAttribute? {
    attributes(of: node).first { $0.name == name }
  }

  /// What is said last of a property among what holds under the traits.
  func statement(of property: PropertyTable.Property) -> PropertyTable.Statement? {
    property.statements.last { $0.variation.map(applies) ?? true }
  }
}

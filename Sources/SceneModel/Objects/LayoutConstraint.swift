/// A constraint as a document states it: `first = multiplier × second + constant`, or with `≤` or `≥`.
public struct LayoutConstraint: Hashable, Sendable {
  /// How the two sides compare.
  public enum Relation: String, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// One side: an item and what of it.
  public struct Side: Hashable, Sendable {
    /// The item as the document names it. Absent in the file of a first item that is the owner.
    public var item: ObjectID
    public var attribute: LayoutAttribute
  }

  public var id: ObjectID
  /// The element.
  public var node: NodeID
  /// The view whose `<constraints>` hold the element.
  public var owner: NodeID
  public var first: Side
  public var relation: Relation
  /// Nil of a constraint that sets a size to a constant.
  public var second: Side?
  public var multiplier: Double
  /// In points.
  public var constant: Double
  /// 1 to 1000, where 1000 is required.
  public var priority: Double
  /// Whether Interface Builder removes the constraint when it builds.
  public var isPlaceholder: Bool
  /// Whether the constant is Interface Builder's standard spacing.
  public var isSymbolic: Bool
}

extension ElementTree {
  /// Reads a `<constraint>` under given values for what can vary, or nil where it has no attribute that is known.
  ///
  /// A missing first item is the owner, a missing relation equality, a missing multiplier 1, a missing constant 0, a
  /// missing priority 1000 (facts §4.1).
  ///
  /// - Parameter value: The value of an attribute: the file's, or that of the variations which apply.
  public func layoutConstraint(_ node: NodeID, value: (KnownName) -> String?) -> LayoutConstraint? {
    guard let firstAttribute = self[node, .firstAttribute].flatMap(LayoutAttribute.init(rawValue:)),
      let container = parent(of: node), let owner = parent(of: container)
    else { return nil }
    let ownerID = self[owner, .id] ?? ""
    var second: LayoutConstraint.Side?
    if let item = self[node, .secondItem] {
      let attribute = self[node, .secondAttribute].flatMap(LayoutAttribute.init(rawValue:)) ?? firstAttribute
      second = LayoutConstraint.Side(item: ObjectID(item), attribute: attribute)
    }
    return LayoutConstraint(
      id: ObjectID(self[node, .id] ?? ""), node: node, owner: owner,
      first: .init(item: ObjectID(self[node, .firstItem] ?? ownerID), attribute: firstAttribute),
      relation: self[node, .relation].flatMap(LayoutConstraint.Relation.init(rawValue:)) ?? .equal,
      second: second, multiplier: value(.multiplier).flatMap(Double.init(multiplier:)) ?? 1,
      constant: value(.constant).flatMap(Double.init(attribute:)) ?? 0,
      priority: value(.priority).flatMap(Double.init(attribute:)) ?? 1000,
      isPlaceholder: self[node, .placeholder] == "YES", isSymbolic: self[node, .symbolic] == "YES")
  }
}

package import SceneModel

/// A constraint that a visual format says: `first = multiplier × second + constant`, or with `≤` or `≥`.
package struct FormatConstraint: Sendable, Hashable {
  /// An item that a constraint of a format names.
  package enum Item: Sendable, Hashable {
    case view(String)
    /// The view that those of the format are in.
    case superview
    /// The safe area of that view.
    case safeArea
  }

  /// An attribute of an item.
  package struct Side: Sendable, Hashable {
    package let item: Item
    package let attribute: LayoutAttribute

    package init(_ item: Item, _ attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }

    /// The side by the name of its item.
    package var named: LayoutConstraint.Side { LayoutConstraint.Side(ObjectID(item.description), attribute) }
  }

  package let first: Side
  package let relation: LayoutConstraint.Relation
  /// Nil of a constraint that sets a size to a constant.
  package let second: Side?
  package let multiplier: Double
  /// Points.
  package let constant: Double
  /// Above 0, up to 1000, which is required.
  package let priority: Double

  package init(
    _ first: Side, _ relation: LayoutConstraint.Relation, _ second: Side?, multiplier: Double = 1,
    constant: Double = 0, priority: Double = LayoutPriority.required.value
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }
}

extension FormatConstraint.Item: CustomStringConvertible {
  /// The name of a view, `superview` or `safeArea`.
  package var description: String {
    switch self {
    case .view(let name): name
    case .superview: "superview"
    case .safeArea: "safeArea"
    }
  }
}

extension FormatConstraint {
  /// The constraint as an equation for people.
  ///
  /// - Parameter number: How a number is written.
  package func equation(number: (Double) -> String) -> String {
    LayoutConstraint.equation(
      first.named, relation, second?.named, multiplier: multiplier, constant: constant, number: number)
  }
}

import SceneModel

/// A constraint of the document between items of one root.
struct ItemConstraint: Sendable {
  /// An attribute of an item.
  struct Side: Sendable {
    let item: LayoutItem
    let attribute: LayoutAttribute
    /// The origin that a distance is measured from; nil of an attribute by itself.
    var origin: Origin?

    /// Whether it is a length rather than a position.
    var isDimension: Bool { attribute.isDimension || origin != nil }
  }

  /// Where a distance begins.
  struct Origin: Sendable {
    let item: LayoutItem
    let attribute: LayoutAttribute

    /// The place by itself.
    var side: Side { Side(item: item, attribute: attribute) }
  }

  let first: Side
  /// Nil of a constraint that sets a size to a constant.
  let second: Side?
  let relation: LayoutConstraint.Relation
  let multiplier: Double
  /// Points.
  var constant: Double
  let priority: Double
  /// Whether the constant is Interface Builder's standard spacing.
  let isSymbolic: Bool
  /// The view whose element holds the constraint, or nil where that is no view of the tree.
  let owner: Int?

  /// The two positions that both change with the direction of reading: the sides, or the ends of a distance;
  /// nil where there are none.
  var directedPlaces: (LayoutItem, LayoutItem)? {
    for side in [first, second] {
      guard let side, let origin = side.origin else { continue }
      if side.attribute.followsDirection, origin.attribute.followsDirection {
        return (side.item, origin.item)
      }
    }
    guard let second, first.attribute.followsDirection, second.attribute.followsDirection else { return nil }
    return (first.item, second.item)
  }

  /// Whether it must hold.
  var isRequired: Bool { priority == RowPriority.required }
}

extension LayoutAttribute {
  /// Whether the attribute is a position between the edges where reading starts and ends, or one
  /// of these (InterfaceBuilder.md#reading-direction).
  var followsDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin, .centerX, .centerXWithinMargins: true
    default: false
    }
  }

  /// Whether the attribute is a line of text.
  var isBaseline: Bool { self == .baseline || self == .lastBaseline || self == .firstBaseline }

  /// Whether the attribute, of a scroll view and beside a view in it, speaks of the content area
  /// (InterfaceBuilder.md#scroll-content).
  package var bindsContent: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .baseline,
      .lastBaseline, .firstBaseline:
      false
    default: true
    }
  }

  /// Whether the attribute is an edge where reading or the page ends.
  var isEnd: Bool { self == .bottom || self == .trailing || self == .right }
}

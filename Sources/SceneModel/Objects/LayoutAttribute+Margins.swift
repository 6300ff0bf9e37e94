extension LayoutAttribute {
  /// The attribute of the item's margins guide that this one equals; nil of one that is not relative
  /// to margins.
  @inlinable
  package var ofMargins: LayoutAttribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// Whether the attribute lies at the view's margins.
  @inlinable
  package var isRelativeToMargins: Bool { ofMargins != nil }

  /// The attribute of an item that equals this one of its margins guide; nil where there is none.
  package var atMargins: LayoutAttribute? { Self.allCases.first { $0.ofMargins == self } }
}

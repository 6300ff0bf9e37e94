extension LayoutAttribute {
  /// What of the guide of an item's margins the attribute is; nil of what is not about margins.
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

  /// The attribute of an item that is this one of the guide of its margins; nil where there is none.
  package var atMargins: LayoutAttribute? { Self.allCases.first { $0.ofMargins == self } }
}

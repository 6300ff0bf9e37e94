/// What of an item a constraint speaks of, spelled as in a document.
public enum LayoutAttribute: String, CaseIterable, Sendable {
  case left, right, leading, trailing, top, bottom, width, height, centerX, centerY
  /// The baseline of the last line; older documents' name for it.
  case baseline
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, leadingMargin, trailingMargin, topMargin, bottomMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The direction along which the attribute measures.
  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .baseline, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute is a size rather than a place.
  public var isDimension: Bool { self == .width || self == .height }
}

/// A direction of the layout.
public enum Axis: String, CaseIterable, Sendable {
  case horizontal, vertical

  /// The other direction.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

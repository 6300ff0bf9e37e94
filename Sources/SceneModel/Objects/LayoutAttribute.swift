/// An attribute of an item that a constraint refers to, spelled as in a document.
///
/// ```swift
/// print(LayoutAttribute.leading.axis, LayoutAttribute.firstBaseline.axis)  // horizontal vertical
/// print(LayoutAttribute.allCases.filter(\.isDimension).prefix(2))
/// ```
public enum LayoutAttribute: String, CaseIterable, Sendable {
  case left, right, leading, trailing, top, bottom, width, height, centerX, centerY
  /// The baseline of the last line; older documents' name for it.
  case baseline
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, leadingMargin, trailingMargin, topMargin, bottomMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The attribute of a document's word, or nil.
  ///
  /// The usual words, which are so short that equal ones have the same bits, are compared first.
  init?(word: String) {
    for index in Self.usual.indices where hasSameBits(Self.usual[index].word, word) {
      self = Self.usual[index].attribute
      return
    }
    self.init(rawValue: word)
  }

  private static let usual: [(word: String, attribute: LayoutAttribute)] = [
    LayoutAttribute.leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY,
  ].map { ($0.rawValue, $0) }

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

  /// Whether the attribute is a size rather than a position.
  public var isDimension: Bool { self == .width || self == .height }
}

/// A direction of the layout.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// for layout in document.scenes.map(LayoutEngine(document, LayoutRequest()).layout) {
///   for view in layout.views where view.ambiguous.contains(.vertical) { print(view.id) }
/// }
/// ```
public enum Axis: String, CaseIterable, Sendable {
  case horizontal, vertical

  /// The other direction.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

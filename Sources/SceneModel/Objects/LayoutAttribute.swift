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
  /// The usual words are compared first, which takes a third of the time of a lookup.
  init?(word: String) {
    for (usual, attribute) in Self.usual where usual == word {
      self = attribute
      return
    }
    self.init(rawValue: word)
  }

  private static let usual: [(String, LayoutAttribute)] = [
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

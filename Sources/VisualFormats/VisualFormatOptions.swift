package import SceneModel

/// The options that a visual format does not give by itself: how its views are aligned across, from which
/// side they are counted, and what its edges are.
package struct VisualFormatOptions: Sendable, Hashable {
  /// The attributes that every two neighbours have in common, across the axis of the format: `alignAllTop`
  /// and the like.
  package var alignment: Set<LayoutAttribute> = []
  /// From which side a row is counted. A column is counted from the top.
  package var direction = FormatDirection.leadingToTrailing
  /// The rectangle whose edge `|` is.
  package var edges = FormatEdges.superview

  package init(
    alignment: Set<LayoutAttribute> = [], direction: FormatDirection = .leadingToTrailing,
    edges: FormatEdges = .superview
  ) {
    self.alignment = alignment
    self.direction = direction
    self.edges = edges
  }
}

/// From which side the views of a visual format's row are counted.
///
/// ```swift
/// let scene = try LiveScene(size: Size(320, 44))
/// let back = try LiveView()
/// try scene.root.addSubview(back)
/// let row = try LiveConstraint.constraints(
///   withVisualFormat: "|-8-[back(60)]", direction: .leftToRight, views: ["back": back])
/// try LiveConstraint.activate(row)
/// ```
public enum FormatDirection: String, CaseIterable, Sendable {
  case leadingToTrailing, leftToRight, rightToLeft
}

/// The rectangle whose edges are those of a visual format.
///
/// ```swift
/// let scene = try LiveScene(size: Size(320, 480))
/// let text = try LiveView("textView")
/// try scene.root.addSubview(text)
/// let column = try LiveConstraint.constraints(
///   withVisualFormat: "V:|[text]|", edges: .safeArea, views: ["text": text])
/// try LiveConstraint.activate(column)
/// ```
public enum FormatEdges: String, CaseIterable, Sendable {
  case superview, margins, safeArea
}

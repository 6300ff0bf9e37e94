import Editing
public import SceneModel

/// The values of a view in the document.
extension LiveView {
  /// Sets an attribute or a keyed child's, as the document spells it, such as `text` or `layoutMargins.left`.
  ///
  /// - Throws: ``LiveLayoutError`` of what views of the kind do not have.
  public func set(_ path: String, to value: String) throws(LiveLayoutError) {
    try home.edit { document throws(EditError) in
      try document.apply(.set(id, attribute: ValuePath(path), to: value))
    }
  }

  /// Sets a keyed child as a whole, such as a font.
  ///
  /// - Throws: ``LiveLayoutError`` of what views of the kind do not have.
  public func set(_ element: NewElement) throws(LiveLayoutError) {
    try home.edit { document throws(EditError) in try document.apply(.setElement(id, element)) }
  }

  /// Whether the view is hidden; a stack view leaves no space for one that is.
  ///
  /// - Throws: ``LiveLayoutError`` of a document that is not changed so.
  public func setHidden(_ isHidden: Bool) throws(LiveLayoutError) {
    try set("hidden", to: isHidden ? "YES" : "NO")
  }

  /// Sets how strongly the view is no larger than its content along an axis, above 0, up to 1000.
  ///
  /// - Throws: ``LiveLayoutError`` outside of that.
  public func setHuggingPriority(_ priority: Double, for axis: Axis) throws(LiveLayoutError) {
    try setPriority(priority, axis == .horizontal ? "horizontalHuggingPriority" : "verticalHuggingPriority")
  }

  /// Sets how strongly the view is no smaller than its content along an axis, above 0, up to 1000.
  ///
  /// - Throws: ``LiveLayoutError`` outside of that.
  public func setCompressionResistancePriority(
    _ priority: Double, for axis: Axis
  ) throws(LiveLayoutError) {
    try setPriority(
      priority,
      axis == .horizontal
        ? "horizontalCompressionResistancePriority" : "verticalCompressionResistancePriority")
  }

  /// Sets the frame of a view that constraints do not decide, in its superview's coordinates. Points.
  ///
  /// - Throws: ``LiveLayoutError`` of numbers that are not finite.
  public func setFrame(_ frame: Rect) throws(LiveLayoutError) {
    for (name, number) in [
      ("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height),
    ] { try LiveConstraint.check(name, number) }
    if frame == savedFrame { return }
    try home.edit { document throws(EditError) in try document.setFrame(of: id, to: frame) }
  }

  /// Sets whether constraints decide the view's frame, as of a new view, rather than ``setFrame(_:)`` and
  /// the autoresizing mask.
  ///
  /// - Throws: ``LiveLayoutError`` of a document that is not changed so.
  public func setUsesConstraints(_ usesConstraints: Bool) throws(LiveLayoutError) {
    try home.edit { document throws(EditError) in
      try document.setUsesConstraints(of: id, to: usesConstraints)
    }
  }

  private func setPriority(_ priority: Double, _ name: String) throws(LiveLayoutError) {
    try LiveConstraint.check(priority: priority)
    try set(name, to: NumberText.text(priority))
  }
}

import Controls
import SceneModel

/// The look of the views of one kind: the drawing above their background and below their subviews.
struct ControlLook: Sendable {
  /// The kind.
  let kind: ObjectKind
  /// The form in a picture of characters.
  let form: CharacterForm
  /// The default background colour; nil where there is none.
  let background: (@Sendable (DrawnView) -> DrawingColor?)?
  /// The corners that are cut off the background and the subviews; nil where there are none.
  let corners: (@Sendable (DrawnView) -> RowCorners?)?
  /// Draws the content in front of the background.
  let draw: @Sendable (DrawnView, inout DrawingList) -> Void
  /// Draws the content in front of the subviews; nil where there is none.
  let drawFront: (@Sendable (DrawnView, inout DrawingList) -> Void)?
  /// Draws the content outside of the view's bounds, which do not clip it; nil where there is none.
  let drawOutside: (@Sendable (DrawnView, inout DrawingList) -> Void)?

  init(
    _ kind: ObjectKind, form: CharacterForm = .box,
    draw: @escaping @Sendable (DrawnView, inout DrawingList) -> Void = { _, _ in },
    background: (@Sendable (DrawnView) -> DrawingColor?)? = nil,
    corners: (@Sendable (DrawnView) -> RowCorners?)? = nil,
    front: (@Sendable (DrawnView, inout DrawingList) -> Void)? = nil,
    outside: (@Sendable (DrawnView, inout DrawingList) -> Void)? = nil
  ) {
    self.kind = kind
    self.form = form
    self.background = background
    self.corners = corners
    self.draw = draw
    drawFront = front
    drawOutside = outside
  }
}

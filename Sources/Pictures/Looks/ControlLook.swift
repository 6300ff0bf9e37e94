import Controls
import SceneModel

/// How the views of one kind look: what is drawn of them above their background and below their subviews.
struct ControlLook: Sendable {
  /// The kind.
  let kind: ObjectKind
  /// The colour behind a view that states none; nil where nothing is.
  let background: (@Sendable (DrawnView) -> DrawingColor?)?
  /// Draws what is before the background.
  let draw: @Sendable (DrawnView, inout DrawingList) -> Void
  /// Draws what is before the subviews; nil where nothing is.
  let drawFront: (@Sendable (DrawnView, inout DrawingList) -> Void)?

  init(
    _ kind: ObjectKind, draw: @escaping @Sendable (DrawnView, inout DrawingList) -> Void = { _, _ in },
    background: (@Sendable (DrawnView) -> DrawingColor?)? = nil,
    front: (@Sendable (DrawnView, inout DrawingList) -> Void)? = nil
  ) {
    self.kind = kind
    self.background = background
    self.draw = draw
    drawFront = front
  }
}

import SceneModel

/// Gesture recognizers.
extension ObjectKind {
  /// Interface Builder's own spelling.
  static let longPressGestureRecognizer = ObjectKind(
    .pongPressGestureRecognizer, "UILongPressGestureRecognizer", role: .other)
  static let panGestureRecognizer = ObjectKind(
    .panGestureRecognizer, "UIPanGestureRecognizer", role: .other)
  static let pinchGestureRecognizer = ObjectKind(
    .pinchGestureRecognizer, "UIPinchGestureRecognizer", role: .other)
  static let rotationGestureRecognizer = ObjectKind(
    element: "rotationGestureRecognizer", "UIRotationGestureRecognizer", role: .other)
  static let screenEdgePanGestureRecognizer = ObjectKind(
    element: "screenEdgePanGestureRecognizer", "UIScreenEdgePanGestureRecognizer", role: .other)
  static let swipeGestureRecognizer = ObjectKind(
    .swipeGestureRecognizer, "UISwipeGestureRecognizer", role: .other)
  static let tapGestureRecognizer = ObjectKind(
    .tapGestureRecognizer, "UITapGestureRecognizer", role: .other)
}

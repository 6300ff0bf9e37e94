import SceneModel

/// Layout guides: rectangles that constraints name.
extension ObjectKind {
  static let keyboardLayoutGuide = ObjectKind(.keyboardLayoutGuide, "UIKeyboardLayoutGuide", role: .guide)
  static let layoutGuide = ObjectKind(element: "layoutGuide", "UILayoutGuide", role: .guide)
  static let viewControllerLayoutGuide = ObjectKind(
    .viewControllerLayoutGuide, "_UILayoutGuide", role: .guide)
  static let viewLayoutGuide = ObjectKind(.viewLayoutGuide, "UILayoutGuide", role: .guide)
}

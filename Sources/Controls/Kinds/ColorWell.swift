import SceneModel

extension ObjectKind {
  /// A control that shows a colour and lets a person choose another (InterfaceBuilder.md#color-well).
  package static let colorWell = ObjectKind(
    element: "colorWell", "UIColorWell", look: .own, accessibilityRole: "colour well",
    declares: OwnDeclaration(is: "control", "title supportsAlpha", children: "selectedColor:color"),
    takesSubviews: false, touchTarget: .touchTarget,
    size: SizeRule("InterfaceBuilder.md#color-well") { _ in ContentSize(ColorWell.size) })
}

private enum ColorWell {
  /// A circle.
  static let size = Size(28, 28)
}

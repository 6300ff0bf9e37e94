import SceneModel

extension ObjectKind {
  package static let stepper = ObjectKind(
    .stepper, "UIStepper", mac: .unavailable(instead: "a text field or a slider"), look: .own,
    accessibilityRole: "stepper",
    declares: OwnDeclaration(
      is: "control",
      "value minimumValue maximumValue stepValue autorepeat wraps continuous", children: "tintColor:color"),
    takesSubviews: false, touchTarget: .touchTarget,
    size: SizeRule("InterfaceBuilder.md#stepper") { ContentSize(Stepper.size[$0.version]) },
    library: LibraryView(size: { Stepper.size[$0] }) { _ in
      NewElement(
        "stepper",
        [
          "opaque": "NO", "contentMode": "scaleToFill", "horizontalHuggingPriority": "750",
          "verticalHuggingPriority": "750", "contentHorizontalAlignment": "center",
          "contentVerticalAlignment": "center", "maximumValue": "100",
        ])
    })
}

/// Steppers (InterfaceBuilder.md#stepper).
private enum Stepper {
  static let size = Eras(
    Size(94, 29), "InterfaceBuilder.md#stepper", .from(14810, Size(94, 32), "InterfaceBuilder.md#stepper"))
}

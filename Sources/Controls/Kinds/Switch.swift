import SceneModel

extension ObjectKind {
  package static let `switch` = ObjectKind(
    .switch, "UISwitch", mac: .canBeCheckbox, look: .own, accessibilityRole: "switch button",
    declares: OwnDeclaration(
      is: "control", "on title preferredStyle", children: "thumbTintColor:color onTintColor:color"),
    takesSubviews: false, touchTarget: .touchTarget,
    size: SizeRule("InterfaceBuilder.md#switch") { ContentSize(Switch.size[$0.version]) },
    alignment: { _ in Switch.alignment },
    library: LibraryView(size: { Switch.size[$0].outset(by: Switch.alignment) }) { _ in
      NewElement(
        "switch",
        [
          "opaque": "NO", "contentMode": "scaleToFill", "horizontalHuggingPriority": "750",
          "verticalHuggingPriority": "750", "contentHorizontalAlignment": "center",
          "contentVerticalAlignment": "center", "on": "YES",
        ])
    })
}

/// Switches (InterfaceBuilder.md#switch).
private enum Switch {
  static let size = Eras(
    Size(49, 31), "InterfaceBuilder.md#switch", .from(24093, Size(61, 28), "InterfaceBuilder.md#switch"))
  static let alignment = EdgeInsets(right: 2)
}

import SceneModel

extension ObjectKind {
  static let stackView = ObjectKind(
    .stackView, "UIStackView",
    library: LibraryView(.stackView, ["opaque": "NO", "contentMode": "scaleToFill"]))
}

import SceneModel

extension ObjectKind {
  package static let stackView = ObjectKind(
    .stackView, "UIStackView",
    library: LibraryView(.stackView, ["opaque": "NO", "contentMode": "scaleToFill"]))
}

import SceneModel

extension ObjectKind {
  package static let stackView = ObjectKind(
    .stackView, "UIStackView", look: .own,
    declares: OwnDeclaration(
      is: "view",
      "axis distribution alignment spacing spacingType baselineRelativeArrangement"),
    library: LibraryView(.stackView, ["opaque": "NO", "contentMode": "scaleToFill"]))
}

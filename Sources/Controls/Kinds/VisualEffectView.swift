import SceneModel

extension ObjectKind {
  package static let visualEffectView = ObjectKind(
    .visualEffectView, "UIVisualEffectView", look: .own,
    declares: OwnDeclaration(is: "view", children: "contentView:view"),
    library: LibraryView(.visualEffectView, ["opaque": "NO", "contentMode": "scaleToFill"]) { request in
      [VisualEffectView.content(request.size), NewElement("blurEffect", ["style": "regular"])]
    })
}

private enum VisualEffectView {
  /// The view to which subviews are added.
  static func content(_ size: Size) -> NewElement {
    NewElement(
      "view",
      [
        "key": "contentView", "opaque": "NO", "clipsSubviews": "YES", "multipleTouchEnabled": "YES",
        "contentMode": "center", "insetsLayoutMarginsFromSafeArea": "NO", "id": "",
      ],
      [
        .frame(Rect(x: 0, y: 0, width: size.width, height: size.height)),
        NewElement(
          "autoresizingMask", ["key": "autoresizingMask", "widthSizable": "YES", "heightSizable": "YES"]),
      ])
  }
}

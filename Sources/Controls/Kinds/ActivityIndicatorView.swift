import SceneModel

extension ObjectKind {
  package static let activityIndicatorView = ObjectKind(
    .activityIndicatorView, "UIActivityIndicatorView", look: .own, accessibilityRole: "activity indicator",
    declares: OwnDeclaration(is: "view", "style animating hidesWhenStopped", children: "color:color"),
    reads: [Vocabulary(.activityIndicatorView, .style)],
    takesSubviews: false, size: SizeRule("InterfaceBuilder.md#activity-indicator", ActivityIndicator.size),
    library: LibraryView(size: { _ in ActivityIndicator.small }, ActivityIndicator.libraryElement))
}

/// Activity indicators (InterfaceBuilder.md#activity-indicator).
private enum ActivityIndicator {
  enum Style: String {
    case white, gray, whiteLarge, medium, large
  }

  static let small = Size(20, 20)
  private static let large = Size(37, 37)
  private static let libraryStyle = Eras(
    Style.gray, "InterfaceBuilder.md#library-views",
    .from(15000, .medium, "InterfaceBuilder.md#library-views"))

  @Sendable static func size(_ view: ControlElement) -> ContentSize {
    let style: Style? = view.word(.style)
    switch style {
    case .large, .whiteLarge: return ContentSize(large)
    case .white, .gray, .medium, nil: return ContentSize(small)
    }
  }

  @Sendable static func libraryElement(_ request: LibraryView.Request) -> NewElement {
    NewElement(
      "activityIndicatorView",
      [
        "opaque": "NO", "contentMode": "scaleToFill", "horizontalHuggingPriority": "750",
        "verticalHuggingPriority": "750", "style": libraryStyle[request.version].rawValue,
      ])
  }
}

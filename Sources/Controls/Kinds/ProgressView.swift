import SceneModel

extension ObjectKind {
  package static let progressView = ObjectKind(
    .progressView, "UIProgressView", look: .own, accessibilityRole: "progress",
    declares: OwnDeclaration(
      is: "view", "progress progressViewStyle progressImage trackImage",
      children: "progressTintColor:color trackTintColor:color"), takesSubviews: false,
    size: SizeRule("InterfaceBuilder.md#progress-view") {
      ContentSize(height: ProgressView.height[$0.version])
    },
    library: LibraryView(size: { Size(150, ProgressView.height[$0]) }) { _ in
      NewElement(
        "progressView",
        [
          "opaque": "NO", "contentMode": "scaleToFill", "verticalHuggingPriority": "750", "progress": "0.5",
        ])
    })
}

/// Progress views (InterfaceBuilder.md#progress-view).
private enum ProgressView {
  static let height = Eras(
    2.0, "InterfaceBuilder.md#progress-view", .from(17124, 4, "InterfaceBuilder.md#progress-view"))
}

import SceneModel

extension ObjectKind {
  static let progressView = ObjectKind(
    .progressView, "UIProgressView", takesSubviews: false,
    size: SizeRule { ContentSize(height: ProgressView.height[$0.version]) },
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
  /// Frames of the corpus: 2 in 20 of 20 up to 16097, 4 in 7 of 13 from 17156.
  static let height = Eras(
    2.0, "InterfaceBuilder.md#progress-view", .from(17124, 4, "InterfaceBuilder.md#progress-view"))
}

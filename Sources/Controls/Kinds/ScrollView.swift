import SceneModel

extension ObjectKind {
  package static let scrollView = ObjectKind(
    .scrollView, "UIScrollView",
    declares: OwnDeclaration(
      is: "view",
      """
      bounces alwaysBounceHorizontal alwaysBounceVertical directionalLockEnabled pagingEnabled
      scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator minimumZoomScale
      maximumZoomScale bouncesZoom keyboardDismissMode indicatorStyle delaysContentTouches
      canCancelContentTouches contentInsetAdjustmentBehavior
      """,
      children: """
        contentInset:inset scrollIndicatorInsets:inset contentLayoutGuide:viewLayoutGuide
        frameLayoutGuide:viewLayoutGuide
        """),
    library: LibraryView(
      .scrollView, ["clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "scaleToFill"]
    ) { request in
      guard request.version.has(ScrollView.guides) else { return [] }
      return ["contentLayoutGuide", "frameLayoutGuide"].map {
        NewElement("viewLayoutGuide", ["key": $0, "id": ""])
      }
    })
}

private enum ScrollView {
  /// The library's scroll view has content and frame layout guides.
  static let guides = Milestone(since: 15000, "InterfaceBuilder.md#library-views")
}

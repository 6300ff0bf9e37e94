package import Controls
package import SceneModel

/// What is known of a view that is laid out, beside its frame.
package struct ViewDetail: Sendable {
  /// The superview, by its index among the views of the layout; -1 of a root.
  package let superview: Int
  /// What of the safe area reaches into the view. Points.
  package let safeArea: EdgeInsets
  /// The layout margins, from the view's edges. Points.
  package let margins: EdgeInsets
  /// The natural size of the content at the width that the view has, of the alignment rect. Points.
  package let content: ContentSize
  /// How far the frame reaches beyond the alignment rect. Points.
  package let alignment: EdgeInsets
  /// Whether constraints decide the frame rather than the saved one and the autoresizing mask.
  package let isLaidOut: Bool
}

extension SolvedRoot {
  /// What is known of each view beside its frame, where the views before them number so many.
  func details(after count: Int) -> [ViewDetail] {
    let rules = layout.margins(geometry).withSafeAreas()
    let views = layout.tree.views
    return views.indices.map { index in
      let view = views[index]
      return ViewDetail(
        superview: view.parent < 0 ? -1 : view.parent + count, safeArea: rules.safeArea(of: index),
        margins: rules.margins(of: index), content: rows.input.contentSizes[index], alignment: view.alignment,
        isLaidOut: view.isLaidOut)
    }
  }
}

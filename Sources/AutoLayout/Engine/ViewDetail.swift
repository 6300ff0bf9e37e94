package import Controls
package import SceneModel

/// The facts about a laid-out view besides its frame.
package struct ViewDetail: Sendable {
  /// The superview, by its index among the views of the layout; -1 of a root.
  package let superview: Int
  /// The safe-area insets of the view. Points.
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
  /// The details of each view, where `count` views stand before them.
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

import AutoLayout
import Controls
import OperatingSystem
import Resolver
import SceneModel

extension CheckRule {
  static let zeroSize = CheckRule(
    "zero_size", .layout, .warning,
    page: RulePage(
      what: "a control or a text that has no room at all",
      why: """
        It is there, and nobody sees it: constraints, or a neighbour that does not give way, leave
        it a width or a height of 0.
        """,
      example: """
        A label between two views of fixed widths that add up to the width of the screen.
        """,
      fix: """
        Give the neighbour a priority below 1000, or the view a width or height that it keeps.
        """),
    .layout(.devices) { layout, findings in
      let intended = MadeOnce { layout.viewsOfIntendedZeroSize }
      for index in layout.views.indices {
        let (view, detail) = (layout.views[index], layout.details[index])
        guard detail.isLaidOut, view.ambiguous.isEmpty, !detail.content.isGuess,
          view.frame.width < 0.5 || view.frame.height < 0.5, let width = detail.content.width,
          let height = detail.content.height, width > 1, height > 1,
          layout.tree[view.node, .customClass] == nil,
          layout.isSeen(index), !layout.isInCell(index), !intended.value.contains(view.id),
          layout.isLargestOfItsKind(index)
        else { continue }
        let axis = view.frame.width < 0.5 ? "width" : "height"
        findings.add(view.node, "\(layout.names.title(of: view.node)) has a \(axis) of 0", key: axis)
      }
    })
}

extension CheckedLayout {
  /// The views that a constraint gives no width or no height: they have none on purpose.
  fileprivate var viewsOfIntendedZeroSize: Set<ObjectID> {
    var views: Set<ObjectID> = []
    for constraint in document.constraints(of: outline, in: layout.sizeClass)
    where constraint.second == nil && constraint.first.attribute.isDimension && constraint.constant < 0.5 {
      views.insert(constraint.first.item)
    }
    return views
  }

  /// Whether the superview has a size: a view in a collapsed view is collapsed with it.
  fileprivate func isLargestOfItsKind(_ index: Int) -> Bool {
    let superview = superviews[index]
    return superview < 0 || views[superview].frame.width >= 0.5 && views[superview].frame.height >= 0.5
  }
}

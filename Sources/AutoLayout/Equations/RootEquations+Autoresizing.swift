import ConstraintSolver
import Resolver
import SceneModel

extension RootEquations {
  /// A view that constraints do not lay out has its saved frame, and follows its superview's size by its mask.
  ///
  /// The flexible parts of an axis share a change of the superview's size in proportion to their own sizes, equally
  /// where they have none.
  mutating func addSavedFrame(_ index: Int) {
    let view = tree.views[index]
    if view.kind == .view, view.hasStaleFrame { return fillSuperview(index) }
    if addCell(index) || addCellContent(index) { return }
    let frame = view.saved
    let inset = view.alignment
    let rect = Rect(
      x: frame.x + inset.left, y: frame.y + inset.top, width: frame.width - inset.left - inset.right,
      height: frame.height - inset.top - inset.bottom)
    let reference = references?[view.parent]
    addSpan(
      index, .horizontal, start: rect.x, extent: rect.width, reference: reference?.width,
      flexible: flexibility(view.node, .flexibleMinX, .widthSizable, .flexibleMaxX, of: view, .horizontal))
    addSpan(
      index, .vertical, start: rect.y, extent: rect.height, reference: reference?.height,
      flexible: flexibility(view.node, .flexibleMinY, .heightSizable, .flexibleMaxY, of: view, .vertical))
  }

  private mutating func fillSuperview(_ index: Int) {
    let box = equations.boxes[index]
    let parent = equations.boxes[tree.views[index].parent]
    for axis in Axis.allCases {
      equations.equate(box.start(axis), parent.start(axis), from: .view(index))
      equations.equate(box.extent(axis), parent.extent(axis), from: .view(index))
    }
  }

  /// Which of the space before, the size and the space after may change.
  private func flexibility(
    _ node: NodeID, _ before: KnownName, _ size: KnownName, _ after: KnownName, of view: LayoutView,
    _ axis: Axis
  ) -> (before: Bool, size: Bool, after: Bool) {
    switch view.kind {
    // Tables size their cells, cells their content, whatever the mask says.
    case .tableViewCell where axis == .horizontal, .tableViewCellContentView: return (false, true, false)
    default: break
    }
    let document = tree.tree
    guard document.flag(node, .fixedFrame) != true,
      let mask = document.child(of: node, key: "autoresizingMask")
    else { return (false, false, true) }
    func isSet(_ name: KnownName) -> Bool { document.flag(mask, name) == true }
    return (isSet(before), isSet(size), isSet(after))
  }

  private mutating func addSpan(
    _ index: Int, _ axis: Axis, start: Double, extent: Double, reference: Double?,
    flexible: (before: Bool, size: Bool, after: Bool)
  ) {
    let box = equations.boxes[index]
    let parent = equations.boxes[tree.views[index].parent]
    var startExpression = parent.start(axis) + start
    var extentExpression = Expression(extent)
    if let reference {
      let after = reference - start - extent
      var weights = [flexible.before ? start : 0, flexible.size ? extent : 0, flexible.after ? after : 0]
        .map { max($0, 0) }
      if weights.allSatisfy({ $0 == 0 }) {
        weights = [flexible.before, flexible.size, flexible.after].map { $0 ? 1 : 0 }
      }
      let total = weights.reduce(0, +)
      if total > 0 {
        let change = parent.extent(axis) - reference
        startExpression = startExpression + change * (weights[0] / total)
        extentExpression = extentExpression + change * (weights[1] / total)
      }
    }
    equations.equate(box.start(axis), startExpression, from: .view(index))
    equations.equate(box.extent(axis), extentExpression, from: .view(index))
  }
}

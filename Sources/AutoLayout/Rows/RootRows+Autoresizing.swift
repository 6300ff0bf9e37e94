import ConstraintSolver
import Resolver
import SceneModel

extension RootRows {
  /// A view that constraints do not lay out has its saved frame, and follows its superview's size by its mask
  /// (InterfaceBuilder.md#autoresizing-masks).
  mutating func addSavedFrame(_ index: Int) {
    if tree.views[index].kind == .view, tree.views[index].hasStaleFrame { return fillSuperview(index) }
    if !environment.isDesign, tree.isEndOfTable(index) { return addEndOfTable(index) }
    if addCell(index) || addCellContent(index) || addStyledView(index) { return }
    let rect = tree.savedAlignmentRect(of: index)
    let reference = references.flatMap { $0[tree.views[index].parent] }
    let mask = reference == nil ? nil : tree.flexibility(of: index)
    addSpan(
      index, .horizontal, start: rect.x, extent: rect.width, reference: reference?.width, mask?.horizontal)
    addSpan(
      index, .vertical, start: rect.y, extent: rect.height, reference: reference?.height, mask?.vertical)
  }

  /// The content of an effect view (InterfaceBuilder.md#stale-cells).
  private mutating func fillSuperview(_ index: Int) {
    let box = box(index)
    let parent = self.box(tree.views[index].parent)
    for axis in Axis.allCases {
      let origin = RowOrigin.effectContent(view: index, axis)
      system.addEquality(box.start(axis), parent.start(axis), from: origin)
      system.addEquality(box.extent(axis), parent.extent(axis), from: origin)
    }
  }

  /// A position and a size along an axis; the flexible lengths share a change of the superview's size.
  private mutating func addSpan(
    _ index: Int, _ axis: Axis, start: Double, extent: Double, reference: Double?,
    _ flexibility: AutoresizingMask.Flexibility?
  ) {
    let box = box(index)
    let parent = self.box(tree.views[index].parent)
    var startExpression = parent.start(axis) + start
    var extentExpression = Expression(extent)
    if let reference, let flexibility,
      let shares = flexibility.shares(start: start, extent: extent, after: reference - start - extent)
    {
      let change = parent.extent(axis) - reference
      startExpression = startExpression + change * shares.start
      extentExpression = extentExpression + change * shares.extent
    }
    system.addEquality(box.start(axis), startExpression, from: .autoresizing(view: index, axis))
    system.addEquality(box.extent(axis), extentExpression, from: .autoresizing(view: index, axis))
  }
}

extension ViewTree {
  /// Whether a view is the header of a table.
  func isHeaderOfTable(_ view: Int) -> Bool { tree[views[view].node, .key] == "tableHeaderView" }

  /// Whether a view is the header or the footer of a table.
  fileprivate func isEndOfTable(_ view: Int) -> Bool {
    let parent = views[view].parent
    guard parent >= 0, views[parent].kind == .tableView, let key = tree[views[view].node, .key] else {
      return false
    }
    return key == "tableHeaderView" || key == "tableFooterView"
  }

  /// The mask by which a view that constraints do not lay out follows its superview.
  func flexibility(of view: Int) -> AutoresizingMask {
    let own = own(of: view)
    switch views[view].kind {
    // Tables size their cells, cells their content, whatever the mask says.
    case .tableViewCell: return AutoresizingMask(horizontal: .stretching, vertical: own.vertical)
    case .tableViewCellContentView: return AutoresizingMask(horizontal: .stretching, vertical: .stretching)
    default: return own
    }
  }

  private func own(of view: Int) -> AutoresizingMask {
    let node = views[view].node
    if tree.flag(node, .fixedFrame) != true, let mask = tree.autoresizingMask(of: node) { return mask }
    return AutoresizingMask(horizontal: .fixed, vertical: .fixed)
  }
}

extension AutoresizingMask.Flexibility {
  /// The shares of the position and the size in a change of the superview's; nil where nothing is flexible.
  ///
  /// - Parameters:
  ///   - start: The space before the view. Points.
  ///   - extent: The view's size. Points.
  ///   - after: The space after the view. Points.
  package func shares(start: Double, extent: Double, after: Double) -> (start: Double, extent: Double)? {
    var before = self.before ? max(start, 0) : 0
    var size = self.size ? max(extent, 0) : 0
    var rest = self.after ? max(after, 0) : 0
    if before == 0, size == 0, rest == 0 {
      before = self.before ? 1 : 0
      size = self.size ? 1 : 0
      rest = self.after ? 1 : 0
    }
    let total = before + size + rest
    return total > 0 ? (before / total, size / total) : nil
  }
}

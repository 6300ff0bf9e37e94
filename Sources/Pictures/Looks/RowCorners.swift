import AutoLayout
import Controls
import SceneModel

/// The round corners of the first and the last row of a section of an inset grouped table (Looks.md#cell).
struct RowCorners {
  let areUpper: Bool
  let areLower: Bool
  private let radius: Double

  /// Nil of a row within its section, and of a row of another table.
  init?(of cell: DrawnView) {
    guard let table = cell.tableOfRow, table.element.attribute(.style) == "insetGrouped", cell.era != .flat,
      let rows = cell.tree.parent(of: cell.node)
    else { return nil }
    let tree = cell.tree
    areUpper = tree.elements(of: rows).first { _ in true } == cell.node
    areLower = !(tree.subtree(of: cell.node).upperBound..<tree.subtree(of: rows).upperBound).contains {
      tree.kind(of: NodeID($0)) == .element
    }
    radius = cell.era == .glass ? Self.glassRadius : Self.radius
    guard areUpper || areLower else { return nil }
  }

  /// Points.
  private static let radius = 10.0
  private static let glassRadius = 26.0

  /// Begins two groups that show a rectangle without its corners.
  func begin(_ rect: Rect, _ list: inout DrawingList) {
    list.begin(.clip(.rect(rect)))
    let shape = rect.inset(by: EdgeInsets(top: areUpper ? 0 : -radius, bottom: areLower ? 0 : -radius))
    list.begin(.clip(.rounded(shape, radius: radius)))
  }
}

extension DrawnView {
  /// The table of a row; nil of another view.
  var tableOfRow: DrawnView? {
    let superview = detail.superview
    guard superview >= 0, scene.views[superview].type == KnownName.tableView.text else { return nil }
    return DrawnView(scene: scene, index: superview, rect: rect, tint: tint)
  }
}

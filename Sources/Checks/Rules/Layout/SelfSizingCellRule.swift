import AutoLayout
import JSONText
import Resolver
import SceneModel

extension CheckRule {
  static let selfSizingCell = CheckRule(
    "self_sizing_cell", .layout, .note, readsFrames: false,
    page: RulePage(
      what: "a cell that is to be as high as its content, which has no height from top to bottom",
      why: """
        A table whose row height is automatic asks the constraints of a cell how high it is (UITableView.automaticDimension;
        Apple: Self-Sizing Table View Cells). Where a link between the top and the bottom of its content is missing, the row
        is 44 points high and its content is cut or overlaps, though the canvas shows the cell's own height. Named are
        cells that have another height there than open rows, which the newest canvases show up to 52 high; a note, since a
        delegate may give rows their heights, which no document says.
        """,
      example: """
        A prototype with rowHeight="127" in a table with rowHeight="-1", whose last label is held at the top and not at the bottom.
        """,
      fix: """
        Constrain the last view to the bottom of the content view, and give what has no height of its own a height.
        """),
    .layout(.devices) { layout, findings in
      for row in layout.selfSizingRows {
        guard let missing = row.missingLink else { continue }
        let cell = layout.views[row.cell].node
        guard let chosen = layout.chosenHeight(of: cell) else { continue }
        findings.add(
          cell,
          "the height of \(layout.names.title(of: cell)) is open: \(missing), so that the row is "
            + "\(CheckedLayout.openRowHeight.roundedForReading) high, while the canvas shows \(chosen.roundedForReading)",
          related: [layout.views[row.table].node])
      }
    })
}

extension CheckedLayout {
  /// The height that the canvas shows of a cell, its own or the saved one, where it is none of an open row.
  /// Points.
  fileprivate func chosenHeight(of cell: NodeID) -> Double? {
    func differs(_ height: Double, by tolerance: Double) -> Bool {
      (height - Self.openRowHeight).magnitude > tolerance
    }
    if let own = resolution.number(cell, .rowHeight), own > 0 { return differs(own, by: 2) ? own : nil }
    // The newest canvases show open rows 51 and 52 high.
    return tree.savedFrame(of: cell).map(\.height).flatMap { differs($0, by: 8) ? $0 : nil }
  }

  /// The height of a row whose content leaves it open (InterfaceBuilder.md#self-sizing-rows). Points.
  fileprivate static let openRowHeight = 44.0
}

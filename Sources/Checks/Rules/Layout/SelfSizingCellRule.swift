import AutoLayout
import JSONText
import Resolver
import SceneModel

extension CheckRule {
  static let selfSizingCell = CheckRule(
    "self_sizing_cell", .layout, .note,
    page: RulePage(
      what: "a cell that is to be as high as its content, which has no height from top to bottom",
      why: """
        A table whose row height is automatic asks the constraints of a cell how high it is (UITableView.automaticDimension;
        Apple: Self-Sizing Table View Cells). Where a link between the top and the bottom of its content is missing, the row
        is 44 points high and its content is cut or overlaps, though the canvas shows the prototype's own height. Told are
        prototypes with a rowHeight of their own, which a running table does not ask for; a note, since a delegate may give rows their heights,
        which no document says.
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
        guard let chosen = layout.resolution.number(cell, .rowHeight),
          (chosen - CheckedLayout.openRowHeight).magnitude > 2
        else { continue }
        findings.add(
          cell,
          "the height of \(layout.names.title(of: cell)) is open: \(missing), so that the row is "
            + "\(CheckedLayout.openRowHeight.roundedForReading) high, while the canvas shows \(chosen.roundedForReading)",
          related: [layout.views[row.table].node])
      }
    })
}

extension CheckedLayout {
  /// The height of a row whose content leaves it open (InterfaceBuilder.md#self-sizing-rows). Points.
  fileprivate static let openRowHeight = 44.0
}

import AutoLayout
import JSONText
import Resolver
import SceneModel

extension CheckRule {
  static let rowEstimate = CheckRule(
    "row_estimate", .layout, .note,
    options: [RuleOption("factor", .number(2), "how many times too large or too small an estimate may be")],
    page: RulePage(
      what: "an estimate of row heights that is far from the heights of the rows",
      why: """
        A table lays out the rows that are seen and takes the estimate for all others: where it is far off, the scroll
        indicator jumps, and scrolling to a row ends elsewhere (UIKit: UITableView.estimatedRowHeight asks for an estimate
        that is as near as possible). Held against it is the mean height of the prototypes that size themselves, as they
        are laid out with the document's texts.
        """,
      example: """
        <tableView rowHeight="-1" estimatedRowHeight="44"> with a prototype that is 160 points high.
        """,
      fix: "Set the estimate to about the height that most rows have, or to Automatic."),
    .layout(.devices) { layout, findings in
      let factor = max(findings.number("factor"), 1)
      let rows = Dictionary(
        grouping: layout.selfSizingRows.filter { $0.isPrototype && $0.missingLink == nil }, by: \.table)
      for (table, rows) in rows.sorted(by: { $0.key < $1.key }) {
        let node = layout.views[table].node
        guard let estimate = layout.resolution.number(node, .estimatedRowHeight), estimate > 0,
          rows.allSatisfy({ layout.views[$0.cell].ambiguous.isEmpty })
        else { continue }
        let heights = rows.map { layout.views[$0.cell].frame.height }
        let mean = heights.reduce(0, +) / Double(heights.count)
        guard mean > estimate * factor || mean < estimate / factor else { continue }
        findings.add(
          node,
          "\(layout.names.title(of: node)) estimates its rows at \(estimate.roundedForReading), expected about "
            + "\(mean.roundedForReading), as high as they are laid out")
      }
    })
}

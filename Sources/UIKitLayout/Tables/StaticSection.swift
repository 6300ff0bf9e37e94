@_spi(UIKitHooks) import UIKitCore
import SceneModel

/// A section of a table whose rows a document has.
@MainActor
struct StaticSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
  /// The heights that the document gives the rows; nil where the table's holds. Points.
  let heights: [CGFloat?]

  /// The section of a document's element.
  init(element: NibElement) {
    header = element.word("headerTitle")
    footer = element.word("footerTitle")
    let rows = (element.element(named: .cells)?.elements ?? []).compactMap { row in
      (element.objects.makeView(row.node) as? UITableViewCell).map { ($0, row.number("rowHeight")) }
    }
    (cells, heights) = (rows.map(\.0), rows.map(\.1))
  }
}

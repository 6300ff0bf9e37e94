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

extension NibElement {
  /// Makes the view of the element by itself, with objects of its own: a cell of a document's prototype.
  func makeOutermostView() -> UIView {
    NibObjects(
      objects.source, scope: tree.subtree(of: node), storyboard: objects.storyboard, path: objects.path
    )
    .makeOutermostView(node)
  }

  /// Makes the view of a collection's prototype.
  func makeReusableView() -> UICollectionReusableView? { makeOutermostView() as? UICollectionReusableView }
}

import Resolver
import SceneModel

/// A cell of one of the system's styles, which lays its own labels and image out in a running app
/// (Devices.md#cell-styles). Views by their indices in ``ViewTree``.
struct StyledCell: Sendable {
  /// The arrangement of the labels.
  enum Style: String, Sendable {
    /// A title.
    case basic = "IBUITableViewCellStyleDefault"
    /// A title at the start and a detail at the end.
    case value1 = "IBUITableViewCellStyleValue1"
    /// A short title that ends where a detail begins.
    case value2 = "IBUITableViewCellStyleValue2"
    /// A title above a detail.
    case subtitle = "IBUITableViewCellStyleSubtitle"
  }

  let style: Style
  let cell: Int
  let title: Int?
  let detail: Int?
  let image: Int?
  /// How far the labels and the image are indented. Points.
  let indentation: Double

  /// Nil of a cell that is custom or has no content view.
  init?(_ cell: Int, of tree: ViewTree) {
    guard tree.views[cell].kind == .tableViewCell else { return nil }
    let node = tree.views[cell].node
    let resolution = tree.resolution
    guard let style = resolution.attribute(node, .style).flatMap(Style.init),
      let content = tree.children(of: cell).first(where: { tree.views[$0].kind == .tableViewCellContentView })
    else { return nil }
    func view(_ name: KnownName) -> Int? {
      guard let id = resolution.attribute(node, name) else { return nil }
      return tree.children(of: content).first { tree.views[$0].id.text == id && !tree.views[$0].isLaidOut }
    }
    self.style = style
    self.cell = cell
    title = view(.textLabel)
    detail = view(.detailTextLabel)
    image = view(.imageView)
    let level = resolution.number(node, .indentationLevel) ?? 0
    indentation = level * (resolution.number(node, .indentationWidth) ?? Self.indentationWidth)
  }

  /// The width of a level of indentation where the document gives none. Points.
  private static let indentationWidth = 10.0

  /// The views that the cell lays out.
  var views: [Int] { [title, detail, image].compactMap { $0 } }
}

extension ViewTree {
  /// Of each view that a cell of one of the system's styles lays out, that cell.
  var styledCells: [Int: StyledCell] {
    var cells: [Int: StyledCell] = [:]
    for index in views.indices {
      guard let cell = StyledCell(index, of: self) else { continue }
      for view in cell.views { cells[view] = cell }
    }
    return cells
  }
}

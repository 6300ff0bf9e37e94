import Resolver
import SceneModel

/// The layout margins and safe-area insets of a tree's views (InterfaceBuilder.md#root-margins,
/// InterfaceBuilder.md#nested-safe-areas).
///
/// Both depend on where a view lies in its superview, so they are read off the geometry of the solve before;
/// before the first one nested views have their own margins alone.
package struct Margins: Sendable {
  let tree: ViewTree
  let environment: LayoutEnvironment
  let rootInsets: EdgeInsets
  /// The root's alignment rect: known before any solve.
  let rootSize: Size
  /// The height of the root that the keyboard covers, from the bottom. Points.
  let keyboard: Double
  let geometry: Geometry?
  /// Whether the controller is in one with bars, which keeps its scrolling content clear of them.
  let isInBarController: Bool
  /// Whether the root has margins of the system's, and not those of any view.
  let hasSystemMargins: Bool
  /// The safe areas that are known already: those of the first views.
  private(set) var safeAreas: [EdgeInsets] = []

  init(
    tree: ViewTree, environment: LayoutEnvironment, rootInsets: EdgeInsets, rootSize: Size, keyboard: Double,
    geometry: Geometry?, isInBarController: Bool, hasSystemMargins: Bool
  ) {
    self.tree = tree
    self.environment = environment
    self.rootInsets = rootInsets
    self.rootSize = rootSize
    self.keyboard = keyboard
    self.geometry = geometry
    self.isInBarController = isInBarController
    self.hasSystemMargins = hasSystemMargins
  }

  /// The same rules with the safe areas of all views, which are found from the root down.
  ///
  /// - Complexity: O(*n*) of the views.
  func withSafeAreas() -> Margins {
    var rules = self
    rules.safeAreas.reserveCapacity(tree.views.count)
    for view in tree.views.indices { rules.safeAreas.append(rules.safeArea(of: view)) }
    return rules
  }

  private var version: ToolsVersion { environment.toolsVersion }

  /// The layout margins of a view.
  func margins(of view: Int) -> EdgeInsets {
    var margins: EdgeInsets
    switch tree.views[view].kind {
    case .tableViewCellContentView:
      margins = cellContent(view)
      if !environment.isDesign, insetsFromSafeArea(view) { margins = margins + safeArea(of: view) }
    case .tableViewCell: margins = ordinary(view)
    default:
      // What is around a view that preserves its margins is taken to have the system's.
      let isRoot = tree.views[view].parent < 0 && (hasSystemMargins || preservesMargins(view))
      margins = isRoot ? root(view) : ordinary(view)
    }
    if tree.resolution.flag(tree.views[view].node, .layoutMarginsFollowReadableWidth) == true {
      applyReadableWidth(to: &margins, view)
    }
    return margins
  }

  /// The margins that the document gives a view.
  private func explicit(_ view: Int) -> EdgeInsets? {
    tree.layoutMargins(of: view)
  }

  /// The margins of a view to which the document gives none. Points (InterfaceBuilder.md#ordinary-margins).
  private static let ordinary = 8.0
  /// The width from which the canvas of a phone is wide for the cells of its tables. Points
  /// (InterfaceBuilder.md#cell-content-margins).
  private static let wideTable = 393.0
  /// The width up to which a cell that is a file of its own is narrow. Points
  /// (InterfaceBuilder.md#cell-content-margins).
  private static let narrowCellWidth = 375.0
  /// The margin beside the edges of cells on small canvases. Points
  /// (InterfaceBuilder.md#cell-content-margins).
  static let narrowCell = 15.0
  /// The width from which a canvas is large for cells. Points (InterfaceBuilder.md#cell-content-margins).
  fileprivate static let largeCanvas = 414.0

  /// The margin at the sides of a cell that is a file of its own, by its width
  /// (InterfaceBuilder.md#cell-content-margins).
  static func cellSide(width: Double) -> Double {
    width <= narrowCellWidth ? SystemMargin.narrow : SystemMargin.wide
  }

  /// Whether the root's margins are no smaller than the system's: they are unless its controller says
  /// otherwise, and in a xib (InterfaceBuilder.md#xib-root-margins).
  private var respectsSystemMinimum: Bool {
    tree.controller.map { tree.resolution.flag($0, .viewRespectsSystemMinimumLayoutMargins) != false } ?? true
  }

  private func root(_ view: Int) -> EdgeInsets {
    let isXIBRoot = tree.controller == nil
    // On a device the system's margins are the window's, whatever the size of a file's view.
    let width = isXIBRoot && !environment.isDesign ? environment.size.width : rootSize.width
    var minimum = SystemMargin.minimum(width: width)
    if environment.isCanvas(with: .plainXIBMargins) {
      minimum = isXIBRoot ? Self.ordinary : SystemMargin.narrow
    }
    if environment.isLandscapePhone && environment.hasHomeIndicator { minimum = SystemMargin.narrow }
    let own = explicit(view)
    var margins = own ?? EdgeInsets(left: minimum, right: minimum)
    if own == nil, isXIBRoot, environment.isCanvas(with: .plainXIBMargins) {
      margins = EdgeInsets(all: minimum)
    }
    if own != nil, version.has(.safeArea), respectsSystemMinimum {
      margins.left = max(margins.left, minimum)
      margins.right = max(margins.right, minimum)
    }
    if isXIBRoot, environment.isCanvas(with: .safeArea), preservesMargins(view) {
      margins.top = max(margins.top, Self.ordinary)
      margins.bottom = max(margins.bottom, Self.ordinary)
    }
    if insetsFromSafeArea(view) { margins = margins + safeArea(of: view) }
    return margins
  }

  private func preservesMargins(_ view: Int) -> Bool {
    tree.resolution.flag(tree.views[view].node, .preservesSuperviewLayoutMargins) == true
  }

  /// Whether a view's margins begin at its safe area (InterfaceBuilder.md#safe-area-margins).
  private func insetsFromSafeArea(_ view: Int) -> Bool {
    version.has(.safeArea)
      && tree.resolution.flag(tree.views[view].node, .insetsLayoutMarginsFromSafeArea) != false
  }

  /// The margins of the content view of a table's cell (InterfaceBuilder.md#cell-content-margins).
  private func cellContent(_ view: Int) -> EdgeInsets {
    let cell = tree.views[view].parent
    let isInTable = cell >= 0 && tree.views[cell].parent >= 0
    let preserves = preservesMargins(view)
    guard version.has(.cellMargins) else {
      return explicit(view) ?? earlyCellContent(preservesTable: isInTable && preserves)
    }
    let side = cellSide(view, isInTable: isInTable, preserves: preserves)
    let row = RowMargins(
      side: side, edge: CanvasMetrics.cellEdge[version], hasAccessory: cell >= 0 && tree.hasAccessory(cell),
      isRightToLeft: tree.views[view].isRightToLeft)
    return row.content(own: explicit(view), around: cell >= 0 ? explicit(cell) : nil, preserves: preserves)
  }

  /// The margins of the content view of a table's cell to which the document gives none, before cells had the
  /// margins of their table (InterfaceBuilder.md#cell-content-margins).
  private func earlyCellContent(preservesTable: Bool) -> EdgeInsets {
    var margins = EdgeInsets(all: Self.ordinary)
    if preservesTable, environment.isCanvas(with: .narrowPreservedMargins) {
      margins.left = Self.narrowCell
      margins.right = Self.narrowCell
    }
    return margins
  }

  /// The margin at the sides of a cell's content: in a table the canvas decides, in a xib the cell's
  /// own width (InterfaceBuilder.md#cell-content-margins).
  private func cellSide(_ view: Int, isInTable: Bool, preserves: Bool) -> Double {
    guard environment.isDesign else { return environment.rowMargin }
    let width = environment.size.width
    let isPhone = environment.hasDevice && !environment.isPad
    let hasHomeButton = isPhone && !environment.hasHomeIndicator
    if environment.hasNarrowCells {
      return isInTable && isInStaticTable(view) ? SystemMargin.narrow : Self.narrowCell
    }
    if version.has(.narrowPreservedMargins), isInTable, preserves, width < Self.largeCanvas {
      let isFree =
        version.has(.freeCellMargins)
        && tree.resolution.flag(tree.views[view].node, .insetsLayoutMarginsFromSafeArea) == false
      return isFree ? SystemMargin.narrow : Self.narrowCell
    }
    if version.has(.evenCellMargins), hasHomeButton { return SystemMargin.narrow }
    guard isInTable else { return Self.cellSide(width: rootSize.width) }
    guard isPhone else { return SystemMargin.minimum(width: width) }
    if environment.isLandscapePhone {
      return environment.hasHomeIndicator ? SystemMargin.narrow : SystemMargin.minimum(width: width)
    }
    guard width < Self.wideTable else { return SystemMargin.wide }
    return version.has(.narrowPlainTables) && isInPlainTable(view) ? Self.narrowCell : SystemMargin.narrow
  }

  /// Whether the cell of a content view is one of a static table.
  private func isInStaticTable(_ content: Int) -> Bool { tableAttribute(.dataMode, of: content) == "static" }

  /// Whether the cell of a content view is one of a table without groups.
  private func isInPlainTable(_ content: Int) -> Bool {
    tableAttribute(.style, of: content).map { $0 == "plain" } ?? true
  }

  /// An attribute of the table that a content view's cell is in.
  private func tableAttribute(_ name: KnownName, of content: Int) -> String? {
    let table = tree.views[tree.views[content].parent].parent
    return tree.resolution.attribute(tree.views[table].node, name)
  }

  /// The margins of any other view (InterfaceBuilder.md#ordinary-margins,
  /// InterfaceBuilder.md#collection-content-margins, InterfaceBuilder.md#preserved-margins).
  private func ordinary(_ view: Int) -> EdgeInsets {
    let record = tree.views[view]
    var margins = explicit(view) ?? EdgeInsets(all: record.kind == .stackView ? 0 : Self.ordinary)
    if record.kind == .collectionViewCellContentView, version.has(.safeArea), record.parent >= 0,
      tree.views[record.parent].parent < 0, hasSystemMargins
    {
      let cell = root(record.parent)
      margins = EdgeInsets(
        left: max(margins.left, cell.left), top: max(margins.top, cell.top),
        right: max(margins.right, cell.right), bottom: max(margins.bottom, cell.bottom))
    }
    guard record.parent >= 0, let geometry else { return margins }
    if preservesMargins(view) {
      let outer = self.margins(of: record.parent)
      let distance = geometry.distances(of: view, in: record.parent)
      return EdgeInsets(
        left: max(margins.left, outer.left - max(distance.left, 0)),
        top: max(margins.top, outer.top - max(distance.top, 0)),
        right: max(margins.right, outer.right - max(distance.right, 0)),
        bottom: max(margins.bottom, outer.bottom - max(distance.bottom, 0)))
    }
    return insetsFromSafeArea(view) ? margins + safeArea(of: view) : margins
  }

  /// The distances of the guide of readable content from the edges of a view: the margins, and more where the
  /// content would be wider than is readable (InterfaceBuilder.md#readable-width).
  func readable(in view: Int) -> EdgeInsets {
    var insets = margins(of: view)
    applyReadableWidth(to: &insets, view)
    return insets
  }

  /// Content is no wider than is readable, and centred (InterfaceBuilder.md#readable-width).
  private func applyReadableWidth(to margins: inout EdgeInsets, _ view: Int) {
    let width = geometry?.rects[view].width ?? (view == 0 ? rootSize.width : 0)
    let readable = environment.readableWidth
    guard width - margins.left - margins.right > readable else { return }
    margins.left = (width - readable) / 2
    margins.right = margins.left
  }
}

extension LayoutEnvironment {
  /// Whether the content of cells begins at 15 points whatever their width
  /// (InterfaceBuilder.md#cell-content-margins).
  var hasNarrowCells: Bool {
    isCanvas(with: .narrowCellMargins) && hasDevice && !isPad && !hasHomeIndicator
      && size.width < Margins.largeCanvas
  }
}

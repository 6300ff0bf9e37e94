import Resolver
import SceneModel

/// The layout margins and safe-area insets of a tree's views (InterfaceBuilder.md#root-margins,
/// InterfaceBuilder.md#nested-safe-areas).
///
/// Both depend on where a view lies in its superview, so they are read off the geometry of the solve before; before the
/// first one nested views have their own margins alone.
struct Margins: Sendable {
  let tree: ViewTree
  let environment: LayoutEnvironment
  let rootInsets: EdgeInsets
  /// The root's alignment rect: known before any solve.
  let rootSize: Size
  let geometry: Geometry?

  private var version: ToolsVersion { environment.toolsVersion }

  /// The safe-area insets of a view: what of its superview's unsafe strips reaches into it.
  ///
  /// Views inside scrolling content have none on the canvas.
  func safeArea(of view: Int) -> EdgeInsets {
    let parent = tree.views[view].parent
    guard parent >= 0 else { return rootInsets }
    guard let geometry, !isInScrollingContent(view) else { return .zero }
    let outer = safeArea(of: parent)
    let distance = geometry.distances(of: view, in: parent)
    func reaching(_ inset: Double, _ distance: Double) -> Double { min(max(inset - distance, 0), inset) }
    return EdgeInsets(
      left: reaching(outer.left, distance.left), top: reaching(outer.top, distance.top),
      right: reaching(outer.right, distance.right), bottom: reaching(outer.bottom, distance.bottom))
  }

  private func isInScrollingContent(_ view: Int) -> Bool {
    var current = tree.views[view].parent
    while current >= 0 {
      switch tree.views[current].kind {
      case .scrollView, .tableView, .collectionView: return true
      default: current = tree.views[current].parent
      }
    }
    return false
  }

  /// The layout margins of a view.
  func margins(of view: Int) -> EdgeInsets {
    var margins: EdgeInsets
    switch tree.views[view].kind {
    case .tableViewCellContentView: margins = cellContent(view)
    case .tableViewCell: margins = ordinary(view)
    default: margins = tree.views[view].parent < 0 ? root(view) : ordinary(view)
    }
    if tree.resolution.flag(tree.views[view].node, .layoutMarginsFollowReadableWidth) == true {
      applyReadableWidth(to: &margins, view)
    }
    return margins
  }

  /// The margins that the document gives a view.
  private func explicit(_ view: Int) -> EdgeInsets? {
    tree.resolution.layoutMargins(of: tree.views[view].node)
  }

  /// 16 beside the edges of a narrow root, 20 of a wide one (InterfaceBuilder.md#root-margins).
  private func systemMinimum(width: Double) -> Double { width < 395 ? 16 : 20 }

  /// Whether the root's margins are no smaller than the system's: not where its controller says so; a xib's are
  /// (InterfaceBuilder.md#xib-root-margins).
  private var respectsSystemMinimum: Bool {
    tree.controller.map { tree.resolution.flag($0, .viewRespectsSystemMinimumLayoutMargins) != false } ?? true
  }

  private func root(_ view: Int) -> EdgeInsets {
    let node = tree.views[view].node
    let isXIBRoot = tree.controller == nil
    var minimum = systemMinimum(width: rootSize.width)
    if !version.has(.xibMargins) { minimum = isXIBRoot ? 8 : 16 }
    if environment.isLandscapePhone && environment.hasHomeIndicator { minimum = 16 }
    let own = explicit(view)
    var margins = own ?? EdgeInsets(left: minimum, right: minimum)
    if own == nil, isXIBRoot, !version.has(.xibMargins) { margins = EdgeInsets(all: minimum) }
    if own != nil, version.has(.safeArea), respectsSystemMinimum {
      margins.left = max(margins.left, minimum)
      margins.right = max(margins.right, minimum)
    }
    if version.has(.safeArea), tree.resolution.flag(node, .insetsLayoutMarginsFromSafeArea) != false {
      margins = margins + safeArea(of: view)
    }
    return margins
  }

  /// The content view of a table's cell (InterfaceBuilder.md#cell-content-margins).
  private func cellContent(_ view: Int) -> EdgeInsets {
    let node = tree.views[view].node
    let cell = tree.views[view].parent
    guard version.has(.cellMargins) else { return explicit(view) ?? EdgeInsets(all: 8) }
    let isInTable = cell >= 0 && tree.views[cell].parent >= 0
    let preserves = tree.resolution.flag(node, .preservesSuperviewLayoutMargins) == true
    // The canvas decides for a cell in a table, the cell's own width for one in a xib.
    let width = isInTable ? environment.size.width : rootSize.width
    var side: Double = version.has(.wideCellMargins) && width >= 390 ? 20 : systemMinimum(width: width)
    if version.has(.narrowCellMargins), environment.size.width < 414 { side = 15 }
    if version.has(.narrowPreservedMargins), environment.size.width < 414, isInTable, preserves { side = 15 }
    guard var own = explicit(view) else {
      let edge = CanvasMetrics.cellEdge[version]
      let accessory = cell >= 0 ? tree.resolution.attribute(tree.views[cell].node, .accessoryType) : nil
      let hasAccessory = accessory != nil && accessory != "none"
      return EdgeInsets(left: side, top: edge, right: hasAccessory ? 8 : side, bottom: edge)
    }
    if preserves {
      own.left = max(own.left, side)
      own.right = max(own.right, side)
    }
    return own
  }

  /// The margins of any other view (InterfaceBuilder.md#ordinary-margins, InterfaceBuilder.md#collection-content-margins,
  /// InterfaceBuilder.md#preserved-margins).
  private func ordinary(_ view: Int) -> EdgeInsets {
    let record = tree.views[view]
    var margins = explicit(view) ?? EdgeInsets(all: record.kind == .stackView ? 0 : 8)
    if record.kind == .collectionViewCellContentView, version.has(.safeArea), record.parent >= 0,
      tree.views[record.parent].parent < 0
    {
      let side = systemMinimum(width: rootSize.width)
      margins.left = max(margins.left, side)
      margins.right = max(margins.right, side)
    }
    guard record.parent >= 0, let geometry else { return margins }
    if tree.resolution.flag(record.node, .preservesSuperviewLayoutMargins) == true {
      let outer = self.margins(of: record.parent)
      let distance = geometry.distances(of: view, in: record.parent)
      return EdgeInsets(
        left: max(margins.left, outer.left - max(distance.left, 0)),
        top: max(margins.top, outer.top - max(distance.top, 0)),
        right: max(margins.right, outer.right - max(distance.right, 0)),
        bottom: max(margins.bottom, outer.bottom - max(distance.bottom, 0)))
    }
    if version.has(.safeArea), tree.resolution.flag(record.node, .insetsLayoutMarginsFromSafeArea) != false {
      return margins + safeArea(of: view)
    }
    return margins
  }

  /// Content is at most 672 points wide, centred (InterfaceBuilder.md#readable-width).
  private func applyReadableWidth(to margins: inout EdgeInsets, _ view: Int) {
    let width = geometry?.rects[view].width ?? (view == 0 ? rootSize.width : 0)
    let readable = 672.0
    guard width - margins.left - margins.right > readable else { return }
    margins.left = (width - readable) / 2
    margins.right = margins.left
  }
}

import AutoLayout
import Controls
import SceneModel
import TextMetrics

/// A bar that is drawn: a view, or a bar over the view of a controller.
struct DrawnBar {
  private let view: DrawnView
  /// The bar's element; nil of one that is not in a document.
  private let bar: NodeID?
  /// The bar with its extension to the edge of the screen, in the points of the drawing.
  private let rect: Rect
  /// The height of the row of items at its inner edge. Points.
  private let height: Double
  /// Whether it shows its appearance at the edge of what scrolls (Looks.md#scroll-edges).
  private let isAtScrollEdge: Bool

  /// A bar.
  ///
  /// - Parameters:
  ///   - view: The view that gives tints and direction: the bar, or the view that it lies over.
  ///   - height: The height of the bar itself; nil of the whole rectangle. Points.
  ///   - isAtScrollEdge: Whether it shows its appearance at the edge of what scrolls.
  init(
    _ view: DrawnView, bar: NodeID?, in rect: Rect, height: Double? = nil, isAtScrollEdge: Bool = false
  ) {
    let own = bar.flatMap { view.tree.child(of: $0, key: "tintColor") }.flatMap(view.palette.color)
    self.view = DrawnView(scene: view.scene, index: view.index, rect: view.rect, tint: own ?? view.tint)
    self.bar = bar
    self.rect = rect
    self.height = height ?? rect.height
    self.isAtScrollEdge = isAtScrollEdge
  }

  private static let rowHeight = 44.0

  /// Draws a title between buttons, or a large title below them.
  func drawNavigation(_ item: NodeID?, title: String?, _ list: inout DrawingList) {
    drawBackground(&list, lineAt: rect.maxY)
    let isLarge =
      bar.map { view.scene.word($0, "largeTitles") == "YES" } == true && height > Self.rowHeight + 20
      && item.flatMap { view.scene.word($0, "largeTitleDisplayMode") } != "never"
    let row = Rect(
      x: rect.x, y: rect.maxY - height, width: rect.width, height: min(height, Self.rowHeight))
    let text = item.flatMap { view.scene.word($0, "title") } ?? title ?? ""
    if isLarge {
      var block = TextBlock(text, .system(ofSize: 34, weight: .bold), titleColor)
      block.alignment = view.isRightToLeft ? .right : .left
      let below = Rect(
        x: rect.x + Self.margin, y: rect.maxY - 52, width: rect.width - 2 * Self.margin, height: 52)
      block.draw(in: below, view.measurer, into: &list)
    }
    let start = item.map { drawButtons(of: $0, "leftBarButtonItem", isAtEnd: false, in: row, &list) }
    let end = item.map { drawButtons(of: $0, "rightBarButtonItem", isAtEnd: true, in: row, &list) }
    guard !isLarge else { return }
    let sides = view.isRightToLeft ? (end, start) : (start, end)
    let space = row.inset(by: EdgeInsets(left: sides.0 ?? Self.margin, right: sides.1 ?? Self.margin))
    drawTitle(text, in: row, within: space, &list)
  }

  /// The margin at each side of a bar. Points.
  private static let margin = 16.0

  /// Draws a title in the middle of a bar, off the middle where buttons are in the way, cut where they leave
  /// too little width.
  private func drawTitle(_ text: String, in row: Rect, within space: Rect, _ list: inout DrawingList) {
    let font = Font.system(ofSize: 17, weight: .semibold)
    let width = min(view.measurer.width(of: text, font: font), space.width)
    guard width > 0 else { return }
    let x = max(min(row.center.x - width / 2, space.maxX - width), space.x)
    let place = Rect(x: x, y: row.y, width: width, height: row.height)
    TextBlock(text, font, titleColor).draw(in: place, view.measurer, into: &list)
  }

  /// Draws the buttons of one side, from the edge inwards; returns the width that they take. Points.
  ///
  /// - Parameter key: The key of a single button; that of several has an additional `s`.
  private func drawButtons(
    of item: NodeID, _ key: String, isAtEnd: Bool, in row: Rect, _ list: inout DrawingList
  ) -> Double {
    let found = [key, key + "s"].compactMap { view.tree.child(of: item, key: $0) }
    let buttons = found.flatMap { node in
      view.tree.isElement(node, .barButtonItem) ? [node] : Array(view.tree.elements(of: node))
    }
    let isRight = isAtEnd != view.isRightToLeft
    var inset = Self.margin
    for button in buttons.prefix(8) {
      let item = BarItem(button, view)
      let x = isRight ? row.maxX - inset - item.width : row.x + inset
      item.draw(
        in: Rect(x: x, y: row.y, width: item.width, height: row.height), isRight ? .right : .left, &list)
      inset += item.width
    }
    return inset
  }

  /// Draws items side by side; the flexible ones share the width that the others leave.
  func drawTools(_ nodes: [NodeID], _ list: inout DrawingList) {
    drawBackground(&list, lineAt: rect.y)
    let items = nodes.map { BarItem($0, view) }
    let springs = Double(items.count(where: \.isFlexible))
    let available = rect.width - 2 * Self.margin - items.reduce(0) { $0 + $1.width }
    var x = rect.x + Self.margin
    for item in view.isRightToLeft ? items.reversed() : items {
      let width = item.isFlexible ? max(available, 0) / springs : item.width
      item.draw(in: Rect(x: x, y: rect.y, width: width, height: min(height, 49)), .center, &list)
      x += width
    }
  }

  /// Draws tabs side by side.
  ///
  /// - Parameter selected: The index of the selected tab; nil where none is selected.
  func drawTabs(_ nodes: [NodeID], selected: Int?, _ list: inout DrawingList) {
    drawBackground(&list, lineAt: rect.y)
    let width = rect.width / Double(max(nodes.count, 1))
    for (index, node) in nodes.enumerated() {
      let place = view.isRightToLeft ? nodes.count - 1 - index : index
      TabItem(node, view, isSelected: index == selected).draw(
        in: Rect(x: rect.x + width * Double(place), y: rect.y, width: width, height: min(height, 49)), &list)
    }
  }

  private func color(_ key: String) -> DrawingColor? {
    bar.flatMap { view.tree.child(of: $0, key: key) }.flatMap(view.palette.color)
  }

  private var isDark: Bool {
    view.palette.isDark || bar.map { view.scene.word($0, "barStyle") == "black" } == true
  }

  private var titleColor: DrawingColor {
    let attributes = bar.flatMap { view.tree.child(of: $0, key: "titleTextAttributes") }
    let own = attributes.flatMap { view.tree.child(of: $0, key: "textColor") }.flatMap(view.palette.color)
    return own ?? (isDark ? .white : view.textColor)
  }

  /// The colour of the appearance that the document gives for the edge of what scrolls.
  private var edgeColor: DrawingColor? {
    bar.flatMap { view.tree.child(of: $0, key: "scrollEdgeAppearance") }
      .flatMap { view.tree.child(of: $0, key: "backgroundColor") }.flatMap(view.palette.color)
  }

  /// Whether the bar has no background: the system's own at the edge of what scrolls.
  private var isClear: Bool {
    let isPlain =
      color("barTintColor") == nil && color("backgroundColor").map { $0.alpha == 0 } ?? true
      && bar.flatMap { view.scene.word($0, "barStyle") } ?? "default" == "default"
    return isAtScrollEdge && isPlain
  }

  private func drawBackground(_ list: inout DrawingList, lineAt y: Double) {
    if isAtScrollEdge, let edgeColor { return list.fill(.rect(rect), edgeColor) }
    if isClear { return }
    let plain = DrawingColor(isDark ? 0x161616 : 0xF8F8F8)
    if let tint = color("barTintColor") {
      list.fill(.rect(rect), tint)
    } else {
      list.fill(.rect(rect), plain)
      list.fill(.rect(rect), color("backgroundColor"))
    }
    guard view.era != .glass else { return }
    let line = isDark ? DrawingColor.white.faded(to: 0.15) : DrawingColor.black.faded(to: 0.3)
    list.stroke(.line(rect.x, y, rect.maxX, y), line, DrawingLine(view.pixel))
  }
}

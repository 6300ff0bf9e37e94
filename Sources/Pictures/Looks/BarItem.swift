import Controls
import SceneModel
import TextMetrics

/// A button in a bar.
struct BarItem {
  private let node: NodeID
  private let view: DrawnView
  private let text: String?
  private let image: String?
  private let symbol: String?
  /// Whether it is a flexible space, which takes the width that the others leave.
  let isFlexible: Bool
  private let fixedWidth: Double?

  init(_ node: NodeID, _ view: DrawnView) {
    self.node = node
    self.view = view
    let system = view.scene.word(node, "systemItem")
    isFlexible = system == "flexibleSpace"
    fixedWidth =
      system == "fixedSpace"
      ? (view.scene.word(node, "width").flatMap(Double.init(attribute:)) ?? 0).clamped(to: 0...1000) : nil
    symbol = system.flatMap { Self.symbols[$0] }
    image = ControlElement(node, of: view.scene.controls).imageName
    let word = system.flatMap { $0 == "flexibleSpace" || $0 == "fixedSpace" ? nil : Self.words[$0] }
    text = image != nil || symbol != nil ? nil : word ?? view.scene.word(node, "title")
  }

  /// The symbols of the system's items (Apple, "UIBarButtonItem.SystemItem").
  private static let symbols = [
    "add": "plus", "refresh": "arrow.clockwise", "reply": "arrowshape.turn.up.left", "stop": "xmark",
    "organize": "folder", "more": "ellipsis", "trash": "trash", "compose": "square.and.pencil",
    "bookmarks": "bookmark", "action": "square.and.arrow.up", "rewind": "backward.fill", "play": "play.fill",
    "pause": "pause.fill", "fastForward": "forward.fill", "search": "magnifyingglass", "camera": "camera",
    "close": "xmark",
  ]

  /// The words of the system's items.
  private static let words = [
    "cancel": "Cancel", "done": "Done", "save": "Save", "edit": "Edit", "undo": "Undo", "redo": "Redo",
  ]

  private var font: Font {
    let isStrong = view.scene.word(node, "style") == "done" || view.scene.word(node, "systemItem") == "done"
    return .system(ofSize: 17, weight: isStrong ? .semibold : .regular)
  }

  private static let side = 22.0

  /// The width along the bar, with the space beside it. Points.
  var width: Double {
    if isFlexible { return 0 }
    if let fixedWidth { return fixedWidth }
    return (text.map { view.measurer.width(of: $0, font: font) } ?? Self.side) + 16
  }

  /// Draws it in a rectangle of its bar.
  func draw(in rect: Rect, _ alignment: TextBlock.Alignment, _ list: inout DrawingList) {
    guard !isFlexible, fixedWidth == nil else { return }
    let own = view.tree.child(of: node, key: "tintColor").flatMap(view.palette.color)
    let tint =
      view.scene.word(node, "enabled") == "NO" ? .gray.faded(to: 0.5) : own ?? view.tint
    if let text {
      var block = TextBlock(text, font, tint)
      block.alignment = alignment
      return block.draw(in: rect, view.measurer, into: &list)
    }
    var place = rect.centered(Size(Self.side, Self.side))
    switch alignment {
    case .left: place.x = rect.x
    case .right: place.x = rect.maxX - Self.side
    case .center: break
    }
    if let symbol, let shape = SymbolShape.named(symbol) {
      shape.draw(in: place.inset(by: 2), tint, into: &list)
    } else if let image {
      view.drawImage(image, in: place, tint: tint, isTemplate: true, &list)
    }
  }
}

/// A tab of a tab bar.
struct TabItem {
  private let node: NodeID
  private let view: DrawnView
  private let isSelected: Bool

  init(_ node: NodeID, _ view: DrawnView, isSelected: Bool) {
    self.node = node
    self.view = view
    self.isSelected = isSelected
  }

  /// Draws it in its rectangle of the bar.
  func draw(in rect: Rect, _ list: inout DrawingList) {
    let gray = view.era == .flat ? DrawingColor(0x929292) : view.system("systemGray")
    let color = isSelected ? view.tint : gray
    let icon = Rect(x: rect.center.x - 12, y: rect.y + 6, width: 24, height: 24)
    if let name = ControlElement(node, of: view.scene.controls).imageName {
      view.drawImage(name, in: icon, tint: color, isTemplate: true, &list)
    } else {
      list.border(icon, radius: 5, color, width: 1.5)
    }
    var block = TextBlock(view.scene.word(node, "title") ?? "", .system(ofSize: 10, weight: .medium), color)
    block.alignment = .center
    block.draw(
      in: Rect(x: rect.x + 2, y: rect.y + 33, width: max(rect.width - 4, 0), height: 13), view.measurer,
      into: &list)
  }
}

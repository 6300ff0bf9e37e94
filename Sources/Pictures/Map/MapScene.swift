import Adaptivity
import AutoLayout
import Controls
import Resolver
import SceneModel

/// A scene as a map shows it.
struct MapScene {
  /// The content of a scene on the map.
  enum Content {
    case picture(Drawing)
    /// A reference to a controller of a storyboard.
    case reference(String)
  }

  let name: String
  let content: Content
  /// The size on the canvas, or a smaller one. Points of the canvas.
  let size: Size
  /// The scale of its picture relative to the canvas.
  let scale: Double
  /// The centre of the scene; nil where the document has no position. Points of the canvas.
  let center: DrawingPoint?
  /// The actions of its unwind segues.
  let unwinds: [String]

  /// The longest side that a scene has on a map; a longer one is scaled down as a whole. Points of
  /// the canvas.
  static let longestSide = 4_000.0
  /// The size of the box of a storyboard reference. Points of the canvas.
  private static let referenceSize = Size(380, 44)

  init(_ outline: SceneOutline, _ engine: LayoutEngine, unwinds: [String], picture: Drawing) {
    let tree = engine.segues.tree
    let kind = outline.controller.flatMap { tree.objectKind(of: $0) }
    self.unwinds = unwinds
    name = Self.name(of: outline, tree, kind)
    var size = picture.size
    if let controller = outline.controller, tree.isElement(controller, .viewControllerPlaceholder) {
      let words = [tree[controller, .storyboardName], tree[controller, .referencedIdentifier]]
      content = .reference(words.compactMap(\.self).joined(separator: " › "))
      size = Self.referenceSize
    } else {
      content = .picture(picture)
      if size.width <= 0 || size.height <= 0 { size = engine.screenSize }
    }
    scale = min(1, Self.longestSide / max(size.width, size.height, 1))
    self.size = Size(size.width * scale, size.height * scale)
    center = Self.center(of: outline, tree, engine.screenSize)
  }

  /// Whether the scene is a reference, whose box shows its name.
  var isReference: Bool { if case .reference = content { true } else { false } }

  /// Interface Builder's name of a scene: the comment before it, else the controller's title or class.
  private static func name(of outline: SceneOutline, _ tree: ElementTree, _ kind: ObjectKind?) -> String {
    if !outline.name.isEmpty { return outline.name }
    guard let controller = outline.controller else { return outline.id.text }
    let own = tree[controller, .userLabel] ?? tree[controller, .title]
    return own ?? words(of: tree[controller, .customClass] ?? kind?.className ?? outline.id.text)
  }

  /// The words of a class's name: `UINavigationController` is `Navigation Controller`, `AVPlayer` is
  /// `AV Player`.
  static func words(of className: String) -> String {
    let letters = Array(className.hasPrefix("UI") ? className.dropFirst(2) : className[...])
    var result = ""
    for (index, letter) in letters.enumerated() {
      let next = letters.dropFirst(index + 1).first
      if index > 0, letter.isUppercase, letters[index - 1].isLowercase || next?.isLowercase == true {
        result.append(" ")
      }
      result.append(letter)
    }
    return result
  }

  /// The centre of a scene in the document, which is in six-hundredths of the screen (Looks.md#map).
  private static func center(of outline: SceneOutline, _ tree: ElementTree, _ screen: Size) -> DrawingPoint? {
    guard let scene = tree.parent(of: outline.objects),
      let point = tree.child(of: scene, key: "canvasLocation"),
      let x = tree[point, .x].flatMap(Double.init(attribute:)), x.isFinite,
      let y = tree[point, .y].flatMap(Double.init(attribute:)), y.isFinite
    else { return nil }
    let farthest = MapPlacement.farthest
    return DrawingPoint(
      (x * screen.width / 600).clamped(to: -farthest...farthest),
      (y * screen.height / 600).clamped(to: -farthest...farthest))
  }
}

import AutoLayout
import Controls
import Resolver
import SceneModel
import TextMetrics

/// A view as its look draws it.
struct DrawnView {
  let scene: DrawnScene
  /// The index of the view in the layout.
  let index: Int
  /// The rectangle in the points of the drawing.
  let rect: Rect
  /// The tint of the view: its own, else its superview's.
  let tint: DrawingColor

  var layout: ViewLayout { scene.views[index] }
  var detail: ViewDetail { scene.details[index] }
  var node: NodeID { layout.node }
  var tree: ElementTree { scene.tree }
  /// The element that the rules of its kind read.
  var element: ControlElement { ControlElement(node, of: scene.controls) }
  var palette: Palette { scene.palette }
  var era: LookEra { scene.palette.era }
  var measurer: TextMeasurer { scene.controls.measurer }
  /// The length of a pixel. Points.
  var pixel: Double { 1 / scene.controls.scale }
  var isRightToLeft: Bool { scene.traits.direction == .rightToLeft }

  /// The alignment rect in the points of the drawing.
  var alignmentRect: Rect { rect.inset(by: detail.alignment) }

  /// The value of an attribute of the view itself under the scene's traits.
  func word(_ name: String) -> String? { scene.word(node, name) }

  /// The value of an attribute that is a number.
  func number(_ name: String) -> Double? { word(name).flatMap(Double.init(attribute:)) }

  /// The value of an attribute that is `YES` or `NO`.
  func flag(_ name: String) -> Bool? { word(name).flatMap(Bool.init(attribute:)) }

  /// The colour of a key; nil where the view has none, or has `<nil>`.
  func color(_ key: String) -> DrawingColor? {
    scene.resolution.child(node, key: key).flatMap(palette.color)
  }

  /// A colour of the system.
  func system(_ name: String) -> DrawingColor { palette.system(name) }

  /// The default colour of text (Looks.md#text-colors).
  var textColor: DrawingColor { era == .flat ? .black : system("label") }

  /// Whether the view is enabled: a disabled one is drawn pale.
  var isEnabled: Bool { flag("enabled") ?? true }

  /// The text alignment of an attribute's word; natural and missing ones follow the layout direction.
  func alignment(_ word: String?) -> TextBlock.Alignment {
    switch word {
    case "center": .center
    case "right": .right
    case "left": .left
    case "trailing": isRightToLeft ? .left : .right
    default: isRightToLeft ? .right : .left
    }
  }

  /// The truncation of text that is too long, by the attribute `lineBreakMode`.
  func truncation(default absent: TextBlock.Truncation) -> TextBlock.Truncation {
    switch element.attribute(.lineBreakMode) {
    case "tailTruncation": .tail
    case "headTruncation": .head
    case "middleTruncation": .middle
    case "clip", "wordWrap", "characterWrap": .clip
    default: absent
    }
  }
}

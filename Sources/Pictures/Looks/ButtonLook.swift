import Controls
import SceneModel
import TextMetrics

extension ControlLook {
  /// Buttons: a background, an image and a title beside it (Looks.md#button).
  static let button = ControlLook(.button, form: .button) { view, list in
    if let configuration = view.element.child(.buttonConfiguration) {
      ConfiguredButtonLook(view, configuration).draw(&list)
    } else if Button.kind(of: view.element).isRound {
      drawRoundSign(of: view, &list)
    } else {
      drawPlain(view, &list)
    }
  }

  /// A sign in a circle: a plus or an i.
  private static func drawRoundSign(of view: DrawnView, _ list: inout DrawingList) {
    let isPlus = Button.kind(of: view.element) == .contactAdd
    let side = min(view.rect.width, view.rect.height, 22)
    let shape = SymbolShape.named(isPlus ? "plus.circle" : "info.circle")
    shape?.draw(in: view.rect.centered(Size(side, side)), view.tint, into: &list)
  }

  private static func drawPlain(_ view: DrawnView, _ list: inout DrawingList) {
    let element = view.element
    let kind = Button.kind(of: element)
    let face = ButtonFace(normalStateOf: element)
    if let background = face.background { view.drawImage(background, in: view.rect, tint: view.tint, &list) }
    if kind == .close, face.title == nil, face.image == nil { return drawClose(view, &list) }
    let font = face.titleFont ?? element.font(default: kind.fontSize)
    let state = element.child(key: "normal")
    let own = state?.child(key: "titleColor").flatMap { view.palette.color(of: $0.node) }
    let isSystem = kind == .system || kind == .roundedRect
    var color = own ?? (isSystem ? view.tint : .white)
    if !view.isEnabled, own == nil { color = .gray.faded(to: 0.5) }
    let image = face.image.map {
      ($0, element.imageSize($0, face.symbol ?? SymbolStyle(pointSize: font.pointSize)))
    }
    var content = ButtonContent(face.title, font, color, image: image)
    content.imageTint = view.tint
    content.tintsImage = isSystem
    content.insets = element.insets("contentEdgeInsets") ?? .zero
    content.titleInsets = element.insets("titleEdgeInsets") ?? .zero
    content.imageInsets = element.insets("imageEdgeInsets") ?? .zero
    content.draw(in: view.rect, of: view, &list)
  }

  /// A cross on a disc.
  private static func drawClose(_ view: DrawnView, _ list: inout DrawingList) {
    let side = min(view.rect.width, view.rect.height, 30)
    let disc = view.rect.centered(Size(side, side))
    list.fill(.ellipse(disc), view.system("tertiarySystemFill"))
    SymbolShape.named("xmark")?.draw(
      in: disc.inset(by: side / 3), view.system("secondaryLabel"), into: &list)
  }
}

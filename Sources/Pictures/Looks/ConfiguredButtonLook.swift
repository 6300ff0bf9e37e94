import Controls
import SceneModel
import TextMetrics

/// A button with a configuration (Looks.md#button-configuration).
struct ConfiguredButtonLook {
  private let view: DrawnView
  private let configuration: ControlElement

  init(_ view: DrawnView, _ configuration: ControlElement) {
    self.view = view
    self.configuration = configuration
  }

  /// The style of a configuration.
  private enum Style: String {
    case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
  }

  private var style: Style { configuration.word(.style) ?? .plain }

  func draw(_ list: inout DrawingList) {
    let button = ConfiguredButton(view.element, configuration)
    let face = button.face
    list.fill(shape, background)
    let font = face.titleFont ?? button.font
    let image = face.image.map { ($0, button.imageSize($0)) }
    var content = ButtonContent(face.title, font, foreground, image: image)
    content.tintsImage = true
    content.padding = configuration.number(.imagePadding)?.clamped(to: 0...1000) ?? 0
    let placement = configuration.attribute(.imagePlacement)
    content.isVertical = button.isVertical
    content.isImageLast = placement == "bottom" || placement == "trailing"
    content.draw(in: view.rect, of: view, &list)
  }

  private func color(_ key: String) -> DrawingColor? {
    configuration.child(key: key).flatMap { view.palette.color(of: $0.node) }
  }

  /// The colour behind the title; nil where there is none.
  private var background: DrawingColor? {
    let own = color("baseBackgroundColor")
    if !view.isEnabled, style != .plain, style != .borderless { return view.system("tertiarySystemFill") }
    switch style {
    case .plain, .borderless: return own
    case .gray, .bordered: return own ?? view.system("secondarySystemFill")
    case .tinted, .borderedTinted:
      return (own ?? view.tint).faded(to: view.palette.isDark ? 0.25 : 0.18)
    case .filled, .borderedProminent: return own ?? view.tint
    }
  }

  private var foreground: DrawingColor {
    if !view.isEnabled { return view.system("tertiaryLabel") }
    if let own = color("baseForegroundColor") { return own }
    return style == .filled || style == .borderedProminent ? .white : view.tint
  }

  /// The outline of the background.
  private var shape: DrawingPath {
    if view.era == .glass || configuration.attribute(.cornerStyle) == "capsule" { return .capsule(view.rect) }
    let explicit = configuration.child(key: "backgroundConfiguration").flatMap {
      view.scene.word($0.node, "cornerRadius").flatMap(Double.init(attribute:))
    }
    switch (explicit, configuration.attribute(.buttonSize)) {
    case (let radius?, _): return .rect(view.rect, radius: radius.clamped(to: 0...10_000))
    case (nil, "large"): return .rounded(view.rect, radius: 8.75)
    case (nil, "small"), (nil, "mini"): return .rounded(view.rect, radius: 14)
    default: return .rounded(view.rect, radius: 5.95)
    }
  }
}

import SceneModel
package import TextMetrics

/// A button with a configuration: text and image within insets (InterfaceBuilder.md#button-configuration).
package struct ConfiguredButton {
  private let button: ControlElement
  private let configuration: ControlElement

  /// The insets above and below the content together. Points.
  private static let ends = 14.0
  /// The inset below the content. Points.
  private static let bottom = 7.0
  /// The insets at both sides of the content together. Points.
  private static let sides = 24.0
  /// The default font size on the canvas; smaller in the versions whose text styles are smaller.
  private static let fontSize = Eras(
    17.0, "InterfaceBuilder.md#button-configuration",
    .from(18000, 14, "InterfaceBuilder.md#button-configuration"),
    .from(21000, 17, "InterfaceBuilder.md#button-configuration"))

  package init(_ button: ControlElement, _ configuration: ControlElement) {
    self.button = button
    self.configuration = configuration
  }

  /// The size, with the title wrapped within a width.
  func size(width limit: Double?) -> ContentSize {
    let face = face
    let font = face.titleFont ?? font
    let imageName = face.image
    let image = imageName.map { button.imageSize($0, pointSize: font.pointSize) } ?? .zero
    let text = face.title ?? ""
    guard !text.isEmpty || imageName != nil else {
      return ContentSize(width: Self.sides, height: button.roundedUp(Self.ends + font.lineHeight))
    }
    let padding = configuration.number(.imagePadding) ?? 0
    let beside = Self.sides + image.width + (!text.isEmpty && imageName != nil ? padding : 0)
    let lines = button.measurer.wrap(text, font: font, width: limit.map { max($0 - beside, 0) })
    let width = beside + (text.isEmpty ? 0 : lines.width)
    let height = Self.ends + max(text.isEmpty ? 0 : lines.height, image.height)
    return ContentSize(
      width: button.roundedUp(width), height: button.roundedUp(height),
      lastBaseline: Self.bottom + font.descender, isGuess: imageName != nil || !font.isMeasured,
      isUnknown: imageName.map { button.reading.image($0) == nil } ?? false)
  }

  /// The content of the button: its configuration's, and the image of its state where the configuration
  /// has none.
  package var face: ButtonFace {
    var face = ButtonFace()
    face.image = configuration.imageName ?? ButtonFace(normalStateOf: button).image
    face.readTitle(of: configuration)
    return face
  }

  /// The default font: the body style, which has a size of its own on the canvas.
  private var standardFont: Font {
    let onCanvas = Font.system(ofSize: Self.fontSize[button.version], weight: .regular)
    return button.reading.contentSize == nil ? onCanvas : button.textStyle("Body") ?? onCanvas
  }

  /// The font of the title where the title itself has none.
  package var font: Font {
    let description = configuration.child(.fontDescription) ?? button.fontDescription
    return description?.describedFont ?? standardFont
  }
}

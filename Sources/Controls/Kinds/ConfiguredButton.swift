package import SceneModel
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
    let image = face.image.map { imageSize($0) }
    let text = face.title ?? ""
    guard !text.isEmpty || image != nil else {
      return ContentSize(width: Self.sides, height: button.roundedUp(Self.ends + font.lineHeight))
    }
    let padding = text.isEmpty ? 0 : imagePadding
    let beside = isVertical ? 0 : (image?.width ?? 0) + padding
    let lines = button.measurer.wrap(
      text, font: font, width: limit.map { max($0 - Self.sides - beside, 0) })
    let title = text.isEmpty ? Size(0, 0) : Size(lines.width, lines.height)
    let content =
      isVertical
      ? Size(max(title.width, image?.width ?? 0), (image?.height ?? 0) + padding + title.height)
      : Size(beside + title.width, max(title.height, face.image.map { heightBesideTitle($0) } ?? 0))
    return ContentSize(
      width: button.roundedUp(Self.sides + content.width),
      height: button.roundedUp(Self.ends + content.height), lastBaseline: Self.bottom + font.descender,
      isGuess: image != nil || !font.isMeasured,
      isUnknown: face.image.map { button.reading.image($0) == nil } ?? false)
  }

  /// The width of the image, its distance from the title and the insets. Points.
  var widthBesideTitle: Double {
    Self.sides + (face.image.map { imageSize($0).width } ?? 0) + imagePadding
  }

  /// The distance between the image and the title; 0 without an image. Points.
  private var imagePadding: Double {
    face.image == nil ? 0 : configuration.number(.imagePadding) ?? 0
  }

  /// Whether the image is above or below the title.
  package var isVertical: Bool {
    let placement = configuration.attribute(.imagePlacement)
    return placement == "top" || placement == "bottom"
  }

  /// The size of an image of the button. A symbol without a configuration of its own is a large one of the
  /// body style (InterfaceBuilder.md#configured-symbol).
  package func imageSize(_ name: String) -> Size { button.imageSize(name, symbolStyle) }

  private var symbolStyle: SymbolStyle {
    var style = SymbolStyle(pointSize: standardFont.pointSize)
    if configuration.child(key: Self.symbolKey) == nil { style.scale = SymbolScale.large.factor }
    return configuration.symbolStyle(style, key: Self.symbolKey)
  }

  private static let symbolKey = "preferredSymbolConfigurationForImage"

  /// The height that an image beside the title takes: a symbol without a configuration of its own that of a
  /// line of the body style (InterfaceBuilder.md#configured-symbol).
  private func heightBesideTitle(_ name: String) -> Double {
    let isSymbol = button.reading.image(name)?.isSymbol ?? false
    let isStandard = isSymbol && configuration.child(key: Self.symbolKey) == nil
    return isStandard ? symbolStyle.lineHeight : imageSize(name).height
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

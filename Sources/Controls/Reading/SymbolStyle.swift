package import SceneModel
package import TextMetrics

/// The style of a symbol.
package struct SymbolStyle {
  /// The size of the accompanying font. Points.
  package var pointSize: Double
  /// The factor of the symbol's scale on that size.
  var scale: Double
  /// The thickness of its strokes.
  package var weight = Font.Weight.regular

  /// A symbol in a font of a size.
  package init(pointSize: Double = ControlElement.bodySize, scale: Double = 1) {
    self.pointSize = pointSize
    self.scale = scale
  }

  /// The lengths that the weight adds to a chevron. Em (InterfaceBuilder.md#symbol-size).
  var strokeOfChevron: Size {
    switch weight {
    case .ultraLight, .thin, .light, .regular: Size(0, 0)
    case .medium: Size(0.03, 0.05)
    case .semibold: Size(0.05, 0.055)
    case .bold, .heavy, .black: Size(0.065, 0.07)
    }
  }

  /// The height of the alignment rect: a line of its font at any scale. Points
  /// (InterfaceBuilder.md#symbol-line).
  var lineHeight: Double { Font.system(ofSize: pointSize, weight: .regular).lineHeight }
}

/// The scale of a symbol configuration (InterfaceBuilder.md#symbol-size).
enum SymbolScale: String {
  case small, medium, large

  /// The factor on the size of the font.
  var factor: Double {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.28
    }
  }
}

extension ControlElement {
  /// The name of an object's image: its attribute, or in later documents a child's
  /// (InterfaceBuilder.md#image-references).
  package var imageName: String? { attribute(.image) ?? child(key: "image")?.attribute(.image) }

  /// The style of an object's symbol configuration. The size is its own, else its font's, else
  /// 17 (InterfaceBuilder.md#symbol-size).
  package var symbolStyle: SymbolStyle { symbolStyle(SymbolStyle(), key: "preferredSymbolConfiguration") }

  /// The style of an object's symbol configuration of a key, and what a standard style says where it says
  /// nothing.
  func symbolStyle(_ standard: SymbolStyle, key: String) -> SymbolStyle {
    var style = standard
    let referenced: SymbolScale? = child(key: "image")?.word(.symbolScale)
    style.scale = referenced?.factor ?? style.scale
    guard let configuration = child(key: key) else { return style }
    let font = configuration.child(.fontDescription)?.describedFont.pointSize
    style.pointSize = configuration.number(.pointSize) ?? font ?? style.pointSize
    let weight: Font.Weight? = configuration.word(.weight)
    style.weight = weight ?? .regular
    let scale: SymbolScale? = configuration.word(.scale)
    style.scale = scale?.factor ?? style.scale
    return style
  }

  /// The symbol style of a button's state; nil where it has none, even if it has a font
  /// (InterfaceBuilder.md#button-symbol).
  var buttonSymbolStyle: SymbolStyle? {
    guard let configuration = child(key: "preferredSymbolConfiguration") else { return nil }
    return SymbolStyle(
      pointSize: configuration.number(.pointSize) ?? Self.bodySize, scale: symbolStyle.scale)
  }

  /// The size of a named image: the resource's; a symbol scaled to a font's size.
  package func imageSize(_ name: String, pointSize: Double) -> Size {
    imageSize(name, SymbolStyle(pointSize: pointSize))
  }

  /// The size of a named image: the resource's; a symbol in a style.
  package func imageSize(_ name: String, _ style: SymbolStyle) -> Size {
    guard let image = reading.image(name) else { return .zero }
    return image.isSymbol ? symbolSize(name, image, style) : image.size
  }

  /// The size of a symbol, whose resource gives its proportions (InterfaceBuilder.md#symbol-size,
  /// InterfaceBuilder.md#symbol-heights).
  func symbolSize(_ name: String, _ image: ControlImage, _ style: SymbolStyle) -> Size {
    let pointSize = style.pointSize * style.scale
    let isChevron = name.hasPrefix("chevron.") && !name.contains("circle")
    let measures = style.weight.isBold ? nil : SymbolMeasures(of: name)
    let body =
      measures?.size(of: image.size) ?? Self.guessedSymbolSize(of: image.size, isChevron: isChevron)
    let stroke = isChevron ? style.strokeOfChevron : Size(0, 0)
    let width = body.width / Self.bodySize * pointSize + stroke.width * pointSize
    let height = body.height / Self.bodySize * pointSize + stroke.height * pointSize
    guard measures != nil, !isChevron else { return Size(roundedUp(width), roundedUp(height)) }
    // The line is rounded up to pixels, and what it has more than the symbol to the nearest.
    return Size(roundedUp(width), roundedUp(style.lineHeight) - rounded(style.lineHeight - height))
  }

  /// The size of a symbol that was not seen, at the body style's size. A chevron fills less of its box than
  /// others; a symbol that is higher than wide rises above its line.
  private static func guessedSymbolSize(of proportions: Size, isChevron: Bool) -> Size {
    let longer = max(proportions.width, proportions.height, 1)
    let box = isChevron ? 16.5 : proportions.height > proportions.width ? 21.5 : 20
    return Size(proportions.width * box / longer, proportions.height * box / longer)
  }
}

extension Vocabulary {
  /// The elements and attributes that are read of symbol configurations.
  static let symbolConfiguration = [
    Vocabulary(.preferredSymbolConfiguration, .pointSize, .weight, .scale), font,
  ]
}

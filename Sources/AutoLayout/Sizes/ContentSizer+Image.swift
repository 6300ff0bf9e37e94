import Resolver
import SceneModel
import TextMetrics

extension ContentSizer {
  /// An image view: its image's size (facts §3.2); of a symbol the height of its alignment rect.
  func imageView(_ node: NodeID) -> ContentSize {
    guard let name = resolution.attribute(node, .image) else { return .none }
    guard let image = images[name] else { return ContentSize(width: 0, height: 0, isGuess: true) }
    guard image.isSymbol else { return ContentSize(width: image.size.width, height: image.size.height) }
    let symbol = symbolStyle(of: node)
    return ContentSize(
      width: symbolSize(name, image, symbol).width, height: symbol.alignedHeight(self), isGuess: true)
  }

  /// How far an image view's frame reaches beyond its alignment rect: a symbol's lies within.
  ///
  /// Constraints and stack views place the alignment rect, which is a line of the symbol's font high, whatever its scale; the
  /// frame is the symbol's (observed at 15705 to 24506: circles in squares of 17 to 34 points are half a point lower and a
  /// point less high, 8 of 8; a chevron of 28 points is 95 high in 99, one of 17 points 43.5 in 47; a checkmark of 41 points 140
  /// in 146; a label as high as a small chevron is 20 high, the chevron 14).
  func symbolAlignment(of node: NodeID) -> EdgeInsets {
    guard let name = resolution.attribute(node, .image), let image = images[name], image.isSymbol else {
      return .zero
    }
    let symbol = symbolStyle(of: node)
    let space = symbol.alignedHeight(self) - symbolSize(name, image, symbol).height
    let top = roundedUp(space / 2)
    return EdgeInsets(top: -top, bottom: top - space)
  }

  /// How a symbol is drawn.
  struct SymbolStyle {
    /// The size of the font it goes with. Points.
    var pointSize = 17.0
    /// What the small and large scales make of that size.
    var scale = 1.0
    var isBold = false

    func alignedHeight(_ sizer: ContentSizer) -> Double {
      sizer.roundedUp(Font.system(ofSize: pointSize, weight: .regular).lineHeight)
    }
  }

  /// What a button's state says of its symbol; a font does not count (observed: at 16097 a large calendar is 25.5 wide, at
  /// 15702 a large heart with a font of 34 points 26).
  func buttonSymbol(of state: NodeID) -> SymbolStyle? {
    guard let configuration = resolution.child(state, key: "preferredSymbolConfiguration") else { return nil }
    let pointSize = tree[configuration, .pointSize].flatMap(Double.init(attribute:)) ?? 17
    return SymbolStyle(pointSize: pointSize, scale: symbolStyle(of: state).scale)
  }

  /// What an object's symbol configuration says: its own size, its font's, else 17; the small and large scales are about 0.8
  /// and 1.28 of it.
  func symbolStyle(of node: NodeID) -> SymbolStyle {
    var style = SymbolStyle()
    guard let configuration = resolution.child(node, key: "preferredSymbolConfiguration") else {
      return style
    }
    let font = tree.child(of: configuration, .fontDescription).map { self.font(description: $0).pointSize }
    style.pointSize = tree[configuration, .pointSize].flatMap(Double.init(attribute:)) ?? font ?? 17
    style.isBold = ["semibold", "bold", "heavy", "black"].contains(tree[configuration, .weight])
    switch tree[configuration, .scale] {
    case "small": style.scale = 0.8
    case "large": style.scale = 1.28
    default: break
    }
    return style
  }

  /// The size of a named image: the resource's; a symbol scaled to a font's size.
  func imageSize(_ name: String, pointSize: Double) -> Size {
    imageSize(name, SymbolStyle(pointSize: pointSize))
  }

  /// The size of a named image: the resource's; a symbol in a style.
  func imageSize(_ name: String, _ style: SymbolStyle) -> Size {
    guard let image = images[name] else { return .zero }
    return image.isSymbol ? symbolSize(name, image, style) : image.size
  }

  /// The size of a symbol, whose resource is normalized to a box of 128 points, or 64 up to 15705.
  private func symbolSize(_ name: String, _ image: ResourceImage, _ style: SymbolStyle) -> Size {
    // 17-point symbols: arrow.right 128 × 98 is 19.5 × 15 (facts §3.2). A chevron fills less of its box (observed:
    // chevron.right 96 × 128 is 12.5 × 16.5, in bold at 28 points 22.5 × 29.5, in semibold at a small 17 points 11 × 14);
    // what is higher than wide rises above its line (observed: a pin and two bells by 0.5 to 1.5 points).
    let isChevron = name.hasPrefix("chevron.") && !name.contains("circle")
    let pointSize = style.pointSize * style.scale
    let longer = max(image.size.width, image.size.height, 1)
    let isHigher = image.size.height > image.size.width
    let box = isChevron ? 16.5 : isHigher ? 21.5 : 20
    let scale = box / longer * pointSize / 17
    let stroke = isChevron && style.isBold ? 0.065 * pointSize : 0
    return Size(
      roundedUp(image.size.width * scale + stroke), roundedUp(image.size.height * scale + stroke))
  }
}

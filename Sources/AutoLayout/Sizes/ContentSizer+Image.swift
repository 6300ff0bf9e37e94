import Resolver
import SceneModel

extension ContentSizer {
  /// An image view: its image's size (facts §3.2).
  func imageView(_ node: NodeID) -> ContentSize {
    guard let name = resolution.attribute(node, .image) else { return .none }
    let size = imageSize(name, pointSize: 17)
    return ContentSize(width: size.width, height: size.height, isGuess: images[name].map(\.isSymbol) ?? true)
  }

  /// The size of a named image: the resource's; a symbol scaled from its 128-point box to a font's size.
  func imageSize(_ name: String, pointSize: Double) -> Size {
    guard let image = images[name] else { return .zero }
    guard image.isSymbol else { return image.size }
    // 17-point symbols: arrow.right 128 × 98 is 19.5 × 15 (facts §3.2).
    let scale = 20.0 / 128 * pointSize / 17
    return Size(roundedUp(image.size.width * scale), roundedUp(image.size.height * scale))
  }
}

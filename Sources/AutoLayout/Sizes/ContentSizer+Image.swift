import Resolver
import SceneModel
import TextMetrics

extension ContentSizer {
  /// An image view: its image's size (facts §3.2).
  func imageView(_ node: NodeID) -> ContentSize {
    guard let name = resolution.attribute(node, .image) else { return .none }
    let size = imageSize(name, pointSize: symbolPointSize(of: node))
    return ContentSize(width: size.width, height: size.height, isGuess: images[name].map(\.isSymbol) ?? true)
  }

  /// The point size at which an object's symbol configuration draws symbols: its own, its font's, else 17; the small and
  /// large scales are about 0.8 and 1.3 of it.
  func symbolPointSize(of node: NodeID) -> Double {
    guard let configuration = resolution.child(node, key: "preferredSymbolConfiguration") else { return 17 }
    let font = tree.child(of: configuration, .fontDescription).map { self.font(description: $0).pointSize }
    let size = tree[configuration, .pointSize].flatMap(Double.init(attribute:)) ?? font ?? 17
    switch tree[configuration, .scale] {
    case "small": return size * 0.8
    case "large": return size * 1.3
    default: return size
    }
  }

  /// The size of a named image: the resource's; a symbol scaled from its 128-point box to a font's size.
  func imageSize(_ name: String, pointSize: Double) -> Size {
    guard let image = images[name] else { return .zero }
    guard image.isSymbol else { return image.size }
    // 17-point symbols: arrow.right 128 × 98 is 19.5 × 15 (facts §3.2). A chevron fills less of its box (observed:
    // chevron.right 96 × 128 is 12.5 × 16.5).
    let box = name.hasPrefix("chevron.") && !name.contains("circle") ? 16.5 : 20
    let scale = box / 128 * pointSize / 17
    return Size(roundedUp(image.size.width * scale), roundedUp(image.size.height * scale))
  }
}

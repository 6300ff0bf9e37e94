import SceneModel
import TextMetrics

/// Fonts as UIKit's code makes them.
enum SwiftFont {
  /// The expression of a `<fontDescription>`.
  ///
  /// A system font without a size has 14 points (InterfaceBuilder.md#default-font-size).
  static func expression(_ node: NodeID, _ tree: ElementTree) -> String {
    if let style = tree[node, .style].flatMap({ styles[$0] }) {
      return ".preferredFont(forTextStyle: .\(style))"
    }
    let size = SwiftText.number(tree[node, .pointSize].flatMap(Double.init(attribute:)) ?? 14)
    if let name = tree[node, .name] { return "UIFont(name: \(SwiftText.literal(name)), size: \(size))" }
    if let weight = tree[node, .weight].flatMap(Font.Weight.init(rawValue:)) {
      return ".systemFont(ofSize: \(size), weight: .\(weight.rawValue))"
    }
    switch tree[node, .type] {
    case "boldSystem": return ".boldSystemFont(ofSize: \(size))"
    case "italicSystem": return ".italicSystemFont(ofSize: \(size))"
    default: return ".systemFont(ofSize: \(size))"
    }
  }

  /// The expression of a `<font>` of attributed text; nil of one of macOS without a size
  /// (InterfaceBuilder.md#attributed-text).
  static func attributed(_ node: NodeID, _ tree: ElementTree) -> String? {
    let size = tree.names.find("size").flatMap { tree[node, $0] }.flatMap(Double.init(attribute:))
    let meta = tree.names.find("metaFont").flatMap { tree[node, $0] }
    guard let size = size ?? (meta == nil ? 12 : meta == "system" ? 13 : nil) else { return nil }
    let name = tree[node, .name] ?? ""
    let text = SwiftText.number(size)
    if meta == nil, !name.isEmpty, !name.hasPrefix(".") {
      return "UIFont(name: \(SwiftText.literal(name)), size: \(text))"
    }
    let isBold = (meta ?? name).contains("old")
    return isBold ? ".boldSystemFont(ofSize: \(text))" : ".systemFont(ofSize: \(text))"
  }

  /// UIKit's names of text styles, by the documents' words.
  private static let styles = Dictionary(
    Font.textStyleNames.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
}

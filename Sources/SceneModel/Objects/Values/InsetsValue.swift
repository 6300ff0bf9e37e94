/// An `<inset>`, `<edgeInsets>` or `<directionalEdgeInsets>`.
public struct InsetsValue: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "inset": ["minX", "minY", "maxX", "maxY"], "edgeInsets": ["left", "top", "right", "bottom"],
    "directionalEdgeInsets": ["leading", "top", "trailing", "bottom"],
  ]

  /// The distances. Where `isDirectional`, the left one is the leading edge's and the right one the trailing edge's.
  public var insets: EdgeInsets
  /// Whether the insets follow the layout direction.
  public var isDirectional: Bool

  public init?(_ node: NodeID, of tree: ElementTree) {
    let names = ["inset", "edgeInsets", "directionalEdgeInsets"]
    guard tree.kind(of: node) == .element, names.contains(tree.tag(of: node)) else { return nil }
    let facts = ElementFacts(node, of: tree)
    func value(_ name: String) -> Double { facts.number(name) ?? 0 }
    isDirectional = facts.element == "directionalEdgeInsets"
    switch facts.element {
    case "inset":
      insets = EdgeInsets(
        left: value("minX"), top: value("minY"), right: value("maxX"), bottom: value("maxY"))
    case "edgeInsets":
      insets = EdgeInsets(
        left: value("left"), top: value("top"), right: value("right"), bottom: value("bottom"))
    default:
      insets = EdgeInsets(
        left: value("leading"), top: value("top"), right: value("trailing"), bottom: value("bottom"))
    }
  }
}

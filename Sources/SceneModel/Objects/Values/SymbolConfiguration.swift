/// A `<preferredSymbolConfiguration>`: how a symbol image is drawn.
public struct SymbolConfiguration: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "preferredSymbolConfiguration": ["configurationType", "pointSize", "weight", "scale"]
  ]

  /// What the size is taken from: `pointSize` or `font`.
  public var configurationType: String?
  public var pointSize: Double?
  public var weight: String?
  /// `small`, `default` or `large`.
  public var scale: String?
  /// The font whose size is taken.
  public var font: FontValue?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "preferredSymbolConfiguration") else { return nil }
    configurationType = facts["configurationType"]
    pointSize = facts.number("pointSize")
    weight = facts["weight"]
    scale = facts["scale"]
    font = tree.reading(FontValue.self, of: node)
  }
}

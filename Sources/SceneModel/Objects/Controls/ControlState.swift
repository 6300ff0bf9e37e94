/// A `<state>` of a button or another control: what it shows in that state.
public struct ControlState: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "state": ["key", "title", "image", "backgroundImage", "catalog"], "string": ["key"],
    "color": ["key"], "attributedString": ["key"], "preferredSymbolConfiguration": [],
  ]

  /// The state: `normal`, `highlighted`, `selected`, `disabled`, `focused`.
  public var state: String
  public var title: String?
  public var attributedTitle: AttributedText?
  public var titleColor: ColorValue?
  public var titleShadowColor: ColorValue?
  /// The image's name.
  public var image: String?
  /// The background image's name.
  public var backgroundImage: String?
  /// `system` where the images are symbols.
  public var catalog: String?
  public var symbolConfiguration: SymbolConfiguration?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "state"), let key = facts["key"] else { return nil }
    state = key
    title = facts.text("title")
    image = facts["image"]
    backgroundImage = facts["backgroundImage"]
    catalog = facts["catalog"]
    titleColor = facts.reading(ColorValue.self, key: "titleColor")
    titleShadowColor = facts.reading(ColorValue.self, key: "titleShadowColor")
    attributedTitle = facts.reading(AttributedText.self, key: "attributedTitle")
    symbolConfiguration = tree.reading(SymbolConfiguration.self, of: node)
  }
}

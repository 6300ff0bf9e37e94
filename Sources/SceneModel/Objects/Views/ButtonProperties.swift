/// What a button shows and how. Nil is the class's own.
public struct ButtonProperties: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "button": [
      "id", "buttonType", "lineBreakMode", "showsTouchWhenHighlighted", "reversesTitleShadowWhenHighlighted",
      "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "springLoaded",
    ],
    "fontDescription": ["key"], "inset": ["key"], "state": [], "buttonConfiguration": [],
  ]

  public var id: ObjectID
  /// `system`, `custom`, `roundedRect`, `infoLight`, and so on.
  public var buttonType: String?
  public var lineBreakMode: String?
  public var showsTouchWhenHighlighted: Bool?
  public var reversesTitleShadowWhenHighlighted: Bool?
  public var adjustsImageWhenHighlighted: Bool?
  public var adjustsImageWhenDisabled: Bool?
  public var isSpringLoaded: Bool?
  public var font: FontValue?
  public var contentEdgeInsets: InsetsValue?
  public var titleEdgeInsets: InsetsValue?
  public var imageEdgeInsets: InsetsValue?
  /// What the button shows in each state that says so, in the document's order.
  public var states: [ControlState]
  /// The look of a button since iOS 15, or nil of one without.
  public var configuration: ButtonConfiguration?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "button"), let id = facts["id"] else { return nil }
    self.id = ObjectID(id)
    buttonType = facts["buttonType"]
    lineBreakMode = facts["lineBreakMode"]
    showsTouchWhenHighlighted = facts.flag("showsTouchWhenHighlighted")
    reversesTitleShadowWhenHighlighted = facts.flag("reversesTitleShadowWhenHighlighted")
    adjustsImageWhenHighlighted = facts.flag("adjustsImageWhenHighlighted")
    adjustsImageWhenDisabled = facts.flag("adjustsImageWhenDisabled")
    isSpringLoaded = facts.flag("springLoaded")
    font = facts.reading(FontValue.self, key: "fontDescription")
    contentEdgeInsets = facts.reading(InsetsValue.self, key: "contentEdgeInsets")
    titleEdgeInsets = facts.reading(InsetsValue.self, key: "titleEdgeInsets")
    imageEdgeInsets = facts.reading(InsetsValue.self, key: "imageEdgeInsets")
    states = facts.children("state").compactMap { ControlState($0.node, of: tree) }
    configuration = tree.reading(ButtonConfiguration.self, of: node)
  }
}

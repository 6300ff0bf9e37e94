/// An `<accessibility>`: what assistive technologies are told of an object.
public struct AccessibilityConfiguration: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "accessibility": ["identifier", "label", "hint", "value", "description", "help"], "string": ["key"],
    "bool": ["key", "value"],
    "accessibilityTraits": [
      "key", "adjustable", "allowsDirectInteraction", "button", "causesPageTurn", "header", "image",
      "keyboardKey", "link", "none", "notEnabled", "playsSound", "searchField", "selected",
      "startsMediaSession", "staticText", "summaryElement", "tabBar", "toggleButton", "updatesFrequently",
    ],
  ]

  /// The name by which tests find the object.
  public var identifier: String?
  /// What is read out: `label` of iOS, `description` of macOS.
  public var label: String?
  /// What using the object does: `hint` of iOS, `help` of macOS.
  public var hint: String?
  public var value: String?
  /// Whether the object is one for assistive technologies, or nil where its class says so.
  public var isElement: Bool?
  /// The traits in the document's order, such as `button` and `header`; nil where the class has them.
  public var traits: [String]?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "accessibility") else { return nil }
    identifier = facts["identifier"]
    label = facts.text("label") ?? facts.text("description")
    hint = facts.text("hint") ?? facts.text("help")
    value = facts.text("value")
    isElement = facts.child("bool", key: "isElement")?.flag("value")
    if let traits = facts.child("accessibilityTraits", key: "traits") {
      self.traits = tree.attributes(of: traits.node).filter { Bool(attribute: $0.value) == true }.map {
        tree.names.text($0.name)
      }
    }
  }
}

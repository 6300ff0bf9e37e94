/// A `<navigationItem>`: what a controller shows in the navigation bar.
public struct NavigationItem: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "navigationItem": [
      "id", "title", "prompt", "largeTitleDisplayMode", "leftItemsSupplementBackButton", "hidesBackButton",
    ],
    "string": ["key"],
    "barButtonItem": ["key"], "leftBarButtonItems": [], "rightBarButtonItems": [],
  ]

  public var id: ObjectID
  public var title: String?
  public var prompt: String?
  /// `automatic`, `always` or `never`.
  public var largeTitleDisplayMode: String?
  public var leftItemsSupplementBackButton: Bool
  public var hidesBackButton: Bool
  /// The items at the leading edge, from the edge inwards.
  public var leftItems: [BarItem]
  /// The items at the trailing edge, from the edge inwards.
  public var rightItems: [BarItem]
  public var backItem: BarItem?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "navigationItem"), let id = facts["id"] else {
      return nil
    }
    self.id = ObjectID(id)
    title = facts.text("title")
    prompt = facts.text("prompt")
    largeTitleDisplayMode = facts["largeTitleDisplayMode"]
    leftItemsSupplementBackButton = facts.flag("leftItemsSupplementBackButton") ?? false
    hidesBackButton = facts.flag("hidesBackButton") ?? false
    func items(_ side: String) -> [BarItem] {
      let one = facts.reading(BarItem.self, key: "\(side)BarButtonItem").map { [$0] } ?? []
      let several = facts.child("\(side)BarButtonItems")?.children("barButtonItem") ?? []
      return one + several.compactMap { BarItem($0.node, of: tree) }
    }
    leftItems = items("left")
    rightItems = items("right")
    backItem = facts.reading(BarItem.self, key: "backBarButtonItem")
  }
}

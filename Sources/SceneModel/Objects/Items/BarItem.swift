/// A `<barButtonItem>` or a `<tabBarItem>`.
public struct BarItem: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "barButtonItem": [
      "id", "key", "title", "systemItem", "image", "landscapeImage", "selectedImage", "catalog", "style",
      "width",
      "enabled", "tag",
    ],
    "tabBarItem": [
      "id", "key", "title", "systemItem", "image", "landscapeImage", "selectedImage", "catalog", "enabled",
      "tag",
    ],
    "string": ["key"], "color": ["key"],
  ]

  public var id: ObjectID
  /// Whether the item is one of a tab bar.
  public var isTab: Bool
  /// The item's place, such as `rightBarButtonItem` or `tabBarItem`.
  public var key: String?
  public var title: String?
  /// One of the system's items, such as `done` or `flexibleSpace`; of a tab bar `favorites`, and so on.
  public var systemItem: String?
  /// The image's name.
  public var image: String?
  public var landscapeImage: String?
  public var selectedImage: String?
  /// `system` where the images are symbols.
  public var catalog: String?
  /// `plain` or `done`.
  public var style: String?
  /// The width in points, of a fixed space or where it is not the content's.
  public var width: Double?
  public var isEnabled: Bool
  public var tag: Int?
  public var tintColor: ColorValue?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "barButtonItem", "tabBarItem"), let id = facts["id"]
    else { return nil }
    self.id = ObjectID(id)
    isTab = facts.element == "tabBarItem"
    key = facts["key"]
    title = facts.text("title")
    systemItem = facts["systemItem"]
    image = facts["image"]
    landscapeImage = facts["landscapeImage"]
    selectedImage = facts["selectedImage"]
    catalog = facts["catalog"]
    style = isTab ? nil : facts["style"]
    width = isTab ? nil : facts.number("width")
    isEnabled = facts.flag("enabled") ?? true
    tag = facts.integer("tag")
    tintColor = facts.reading(ColorValue.self, key: "tintColor")
  }
}

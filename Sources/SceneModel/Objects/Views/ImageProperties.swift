/// What an image view shows. Nil is the class's own.
public struct ImageProperties: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "imageView": [
      "id", "image", "highlightedImage", "catalog", "highlighted",
      "adjustsImageSizeForAccessibilityContentSizeCategory",
    ],
    "imageReference": ["key"], "preferredSymbolConfiguration": [],
  ]

  public var id: ObjectID
  /// The image's name.
  public var image: String?
  public var highlightedImage: String?
  /// `system` where the images are symbols.
  public var catalog: String?
  public var isHighlighted: Bool?
  public var adjustsForAccessibilitySizes: Bool?
  public var symbolConfiguration: SymbolConfiguration?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "imageView"), let id = facts["id"] else {
      return nil
    }
    self.id = ObjectID(id)
    let reference = facts.reading(ImageName.self, key: "image")
    image = facts["image"] ?? reference?.name
    highlightedImage = facts["highlightedImage"]
    catalog = facts["catalog"] ?? reference?.catalog
    isHighlighted = facts.flag("highlighted")
    adjustsForAccessibilitySizes = facts.flag("adjustsImageSizeForAccessibilityContentSizeCategory")
    symbolConfiguration = tree.reading(SymbolConfiguration.self, of: node)
  }
}

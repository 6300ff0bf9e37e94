/// A `<collectionViewFlowLayout>`: how a collection's cells are set in lines. Lengths are points.
public struct FlowLayout: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "collectionViewFlowLayout": [
      "id", "scrollDirection", "minimumLineSpacing", "minimumInteritemSpacing", "sectionInsetReference",
      "automaticEstimatedItemSize",
    ],
    "size": ["key", "width", "height"], "inset": ["key"],
  ]

  public var id: ObjectID
  /// `vertical` or `horizontal`.
  public var scrollDirection: String?
  public var minimumLineSpacing: Double?
  public var minimumInteritemSpacing: Double?
  /// What the sections' insets start from, such as `safeArea`.
  public var sectionInsetReference: String?
  /// Whether the cells say their sizes.
  public var estimatesItemSize: Bool?
  public var itemSize: Size?
  public var estimatedItemSize: Size?
  public var headerReferenceSize: Size?
  public var footerReferenceSize: Size?
  public var sectionInset: InsetsValue?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "collectionViewFlowLayout"), let id = facts["id"]
    else {
      return nil
    }
    self.id = ObjectID(id)
    scrollDirection = facts["scrollDirection"]
    minimumLineSpacing = facts.number("minimumLineSpacing")
    minimumInteritemSpacing = facts.number("minimumInteritemSpacing")
    sectionInsetReference = facts["sectionInsetReference"]
    estimatesItemSize = facts.flag("automaticEstimatedItemSize")
    func size(_ key: String) -> Size? {
      facts.child("size", key: key).map { Size($0.number("width") ?? 0, $0.number("height") ?? 0) }
    }
    itemSize = size("itemSize")
    estimatedItemSize = size("estimatedItemSize")
    headerReferenceSize = size("headerReferenceSize")
    footerReferenceSize = size("footerReferenceSize")
    sectionInset = facts.reading(InsetsValue.self, key: "sectionInset")
  }
}

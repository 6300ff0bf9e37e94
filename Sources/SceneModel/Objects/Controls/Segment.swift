/// A `<segment>` of a segmented control.
public struct Segment: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "segment": ["title", "image", "catalog", "width", "enabled"], "size": ["key", "width", "height"],
  ]

  public var title: String?
  /// The image's name.
  public var image: String?
  /// `system` where the image is a symbol.
  public var catalog: String?
  /// The width in points, or nil where the control shares its own out.
  public var width: Double?
  public var isEnabled: Bool
  /// How far the content is moved, in points.
  public var contentOffset: Size?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "segment") else { return nil }
    title = facts.text("title")
    image = facts["image"]
    catalog = facts["catalog"]
    width = facts.number("width")
    isEnabled = facts.flag("enabled") ?? true
    if let size = facts.child("size", key: "contentOffset") {
      contentOffset = Size(size.number("width") ?? 0, size.number("height") ?? 0)
    }
  }
}

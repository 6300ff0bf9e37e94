/// The name of an image, and whether it is one of the system's symbols.
public struct ImageName: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "imageReference": ["image", "catalog", "symbolScale", "renderingMode"]
  ]

  public var name: String
  /// `system` of a symbol.
  public var catalog: String?
  public var symbolScale: String?
  /// `template` or `original` where it is not the image's own.
  public var renderingMode: String?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "imageReference"), let name = facts["image"] else {
      return nil
    }
    self.name = name
    catalog = facts["catalog"]
    symbolScale = facts["symbolScale"]
    renderingMode = facts["renderingMode"]
  }
}

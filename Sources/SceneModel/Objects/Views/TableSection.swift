/// A section of a table whose rows stand in the document.
public struct TableSection: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "tableViewSection": ["id", "headerTitle", "footerTitle"], "string": ["key"],
  ]

  public var id: ObjectID
  public var headerTitle: String?
  public var footerTitle: String?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "tableViewSection"), let id = facts["id"] else {
      return nil
    }
    self.id = ObjectID(id)
    headerTitle = facts.text("headerTitle")
    footerTitle = facts.text("footerTitle")
  }
}

/// How a cell of a table or a collection is set. Lengths are points; nil is the class's own.
public struct CellProperties: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "tableViewCell": [
      "id", "reuseIdentifier", "style", "selectionStyle", "accessoryType", "editingAccessoryType",
      "rowHeight",
      "indentationLevel", "indentationWidth", "hidesAccessoryWhenEditing", "showsReorderControl",
      "shouldIndentWhileEditing", "textLabel", "detailTextLabel", "imageView",
    ],
    "collectionViewCell": ["id", "reuseIdentifier"], "collectionReusableView": ["id", "reuseIdentifier"],
  ]

  public var id: ObjectID
  /// The name by which code makes the cell.
  public var reuseIdentifier: String?
  /// A style with labels of its own, such as `IBUITableViewCellStyleDefault`.
  public var style: String?
  public var selectionStyle: String?
  public var accessoryType: String?
  public var editingAccessoryType: String?
  public var rowHeight: Double?
  public var indentationLevel: Int?
  public var indentationWidth: Double?
  public var hidesAccessoryWhenEditing: Bool?
  public var showsReorderControl: Bool?
  public var shouldIndentWhileEditing: Bool?
  /// The labels and the image view of the style.
  public var textLabel: ObjectID?
  public var detailTextLabel: ObjectID?
  public var imageView: ObjectID?

  public init?(_ node: NodeID, of tree: ElementTree) {
    let names = ["tableViewCell", "collectionViewCell", "collectionReusableView"]
    guard tree.kind(of: node) == .element, names.contains(tree.tag(of: node)), let id = tree[node, .id] else {
      return nil
    }
    let facts = ElementFacts(node, of: tree)
    self.id = ObjectID(id)
    reuseIdentifier = facts["reuseIdentifier"]
    guard facts.element == "tableViewCell" else { return }
    style = facts["style"]
    selectionStyle = facts["selectionStyle"]
    accessoryType = facts["accessoryType"]
    editingAccessoryType = facts["editingAccessoryType"]
    rowHeight = facts.number("rowHeight")
    indentationLevel = facts.integer("indentationLevel")
    indentationWidth = facts.number("indentationWidth")
    hidesAccessoryWhenEditing = facts.flag("hidesAccessoryWhenEditing")
    showsReorderControl = facts.flag("showsReorderControl")
    shouldIndentWhileEditing = facts.flag("shouldIndentWhileEditing")
    textLabel = facts.reference("textLabel")
    detailTextLabel = facts.reference("detailTextLabel")
    imageView = facts.reference("imageView")
  }
}

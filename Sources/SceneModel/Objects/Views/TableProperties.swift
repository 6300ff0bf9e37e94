/// How a table is set. Lengths are points, -1 is automatic; nil is the class's own.
public struct TableProperties: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "tableView": [
      "id", "style", "dataMode", "separatorStyle", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight",
      "estimatedSectionHeaderHeight", "sectionFooterHeight", "estimatedSectionFooterHeight",
      "allowsSelection",
      "allowsMultipleSelection", "allowsSelectionDuringEditing", "allowsMultipleSelectionDuringEditing",
    ],
    "color": ["key"], "inset": ["key"],
  ]

  public var id: ObjectID
  /// `plain`, `grouped` or `insetGrouped`.
  public var style: String?
  /// `prototypes`, or `static` where the rows stand in the document.
  public var dataMode: String?
  public var separatorStyle: String?
  public var separatorColor: ColorValue?
  public var separatorInset: InsetsValue?
  public var rowHeight: Double?
  public var estimatedRowHeight: Double?
  public var sectionHeaderHeight: Double?
  public var estimatedSectionHeaderHeight: Double?
  public var sectionFooterHeight: Double?
  public var estimatedSectionFooterHeight: Double?
  public var allowsSelection: Bool?
  public var allowsMultipleSelection: Bool?
  public var allowsSelectionDuringEditing: Bool?
  public var allowsMultipleSelectionDuringEditing: Bool?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "tableView"), let id = facts["id"] else {
      return nil
    }
    self.id = ObjectID(id)
    style = facts["style"]
    dataMode = facts["dataMode"]
    separatorStyle = facts["separatorStyle"]
    separatorColor = facts.reading(ColorValue.self, key: "separatorColor")
    separatorInset = facts.reading(InsetsValue.self, key: "separatorInset")
    rowHeight = facts.number("rowHeight")
    estimatedRowHeight = facts.number("estimatedRowHeight")
    sectionHeaderHeight = facts.number("sectionHeaderHeight")
    estimatedSectionHeaderHeight = facts.number("estimatedSectionHeaderHeight")
    sectionFooterHeight = facts.number("sectionFooterHeight")
    estimatedSectionFooterHeight = facts.number("estimatedSectionFooterHeight")
    allowsSelection = facts.flag("allowsSelection")
    allowsMultipleSelection = facts.flag("allowsMultipleSelection")
    allowsSelectionDuringEditing = facts.flag("allowsSelectionDuringEditing")
    allowsMultipleSelectionDuringEditing = facts.flag("allowsMultipleSelectionDuringEditing")
  }
}

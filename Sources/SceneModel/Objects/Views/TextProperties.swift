/// What a label, a text field or a text view shows, and how. Nil is the class's own.
public struct TextProperties: ElementReading {
  public static let vocabulary: KeyValuePairs = KeyValuePairs(
    dictionaryLiteral: (
      "label",
      shared + [
        "usesAttributedText", "lineBreakMode", "numberOfLines", "baselineAdjustment", "adjustsFontSizeToFit",
        "minimumScaleFactor", "minimumFontSize", "adjustsLetterSpacingToFitWidth", "preferredMaxLayoutWidth",
      ]
    ),
    (
      "textField",
      shared + [
        "placeholder", "borderStyle", "adjustsFontSizeToFit", "minimumFontSize", "clearsOnBeginEditing",
        "clearButtonMode",
      ]
    ),
    ("textView", shared + ["editable", "selectable"]), ("string", ["key"]), ("color", ["key"]),
    ("attributedString", ["key"]), ("fontDescription", []))
  private static let shared = [
    "id", "text", "usesAttributedText", "textAlignment", "adjustsFontForContentSizeCategory",
  ]

  public var id: ObjectID
  public var text: String?
  public var attributedText: AttributedText?
  /// Whether the attributed text is the one shown.
  public var usesAttributedText: Bool
  /// What a field shows where it has no text.
  public var placeholder: String?
  public var font: FontValue?
  public var textColor: ColorValue?
  public var highlightedColor: ColorValue?
  public var shadowColor: ColorValue?
  public var textAlignment: String?
  public var lineBreakMode: String?
  /// 0 is as many as there are.
  public var numberOfLines: Int?
  public var baselineAdjustment: String?
  public var adjustsFontSizeToFit: Bool?
  public var minimumScaleFactor: Double?
  /// In points.
  public var minimumFontSize: Double?
  public var adjustsLetterSpacingToFitWidth: Bool?
  public var adjustsFontForContentSizeCategory: Bool?
  /// In points.
  public var preferredMaxLayoutWidth: Double?
  public var borderStyle: String?
  public var clearsOnBeginEditing: Bool?
  public var clearButtonMode: String?
  public var isEditable: Bool?
  public var isSelectable: Bool?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "label", "textField", "textView"),
      let id = facts["id"]
    else { return nil }
    self.id = ObjectID(id)
    text = facts.text("text")
    attributedText = facts.reading(AttributedText.self, key: "attributedText")
    usesAttributedText = facts.flag("usesAttributedText") ?? false
    font = tree.reading(FontValue.self, of: node)
    textColor = facts.reading(ColorValue.self, key: "textColor")
    textAlignment = facts["textAlignment"]
    adjustsFontForContentSizeCategory = facts.flag("adjustsFontForContentSizeCategory")
    switch facts.element {
    case "label": readLabel(facts)
    case "textField": readField(facts)
    default:
      isEditable = facts.flag("editable")
      isSelectable = facts.flag("selectable")
    }
  }

  private mutating func readLabel(_ facts: ElementFacts) {
    highlightedColor = facts.reading(ColorValue.self, key: "highlightedColor")
    shadowColor = facts.reading(ColorValue.self, key: "shadowColor")
    lineBreakMode = facts["lineBreakMode"]
    numberOfLines = facts.integer("numberOfLines")
    baselineAdjustment = facts["baselineAdjustment"]
    adjustsFontSizeToFit = facts.flag("adjustsFontSizeToFit")
    minimumScaleFactor = facts.number("minimumScaleFactor")
    minimumFontSize = facts.number("minimumFontSize")
    adjustsLetterSpacingToFitWidth = facts.flag("adjustsLetterSpacingToFitWidth")
    preferredMaxLayoutWidth = facts.number("preferredMaxLayoutWidth")
  }

  private mutating func readField(_ facts: ElementFacts) {
    placeholder = facts.text("placeholder")
    borderStyle = facts["borderStyle"]
    adjustsFontSizeToFit = facts.flag("adjustsFontSizeToFit")
    minimumFontSize = facts.number("minimumFontSize")
    clearsOnBeginEditing = facts.flag("clearsOnBeginEditing")
    clearButtonMode = facts["clearButtonMode"]
  }
}

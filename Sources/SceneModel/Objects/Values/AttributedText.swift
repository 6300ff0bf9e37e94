/// An `<attributedString>`: runs of text with their attributes.
public struct AttributedText: ElementReading {
  /// A run of text.
  public struct Fragment: Hashable, Sendable {
    public var text: String
    public var font: FontValue?
    public var color: ColorValue?
    public var strokeColor: ColorValue?
    public var paragraph: Paragraph?
    /// The space added between characters in points.
    public var kern: Double?
    /// The sum of Foundation's underline styles.
    public var underline: Int?
    /// The sum of Foundation's underline styles.
    public var strikethrough: Int?
  }

  /// How a run's paragraph is set. Lengths are points.
  public struct Paragraph: Hashable, Sendable {
    public var alignment: String?
    public var lineBreakMode: String?
    public var baseWritingDirection: String?
    public var lineSpacing: Double?
    public var paragraphSpacing: Double?
    public var lineHeightMultiple: Double?
    public var minimumLineHeight: Double?
    public var maximumLineHeight: Double?
    public var firstLineHeadIndent: Double?
    public var headIndent: Double?
    public var tailIndent: Double?
  }

  public static let vocabulary: KeyValuePairs = [
    "attributedString": [], "fragment": ["content"], "attributes": [], "string": ["key"], "font": ["key"],
    "color": ["key"],
    "paragraphStyle": [
      "key", "alignment", "lineBreakMode", "baseWritingDirection", "lineSpacing", "paragraphSpacing",
      "lineHeightMultiple", "minimumLineHeight", "maximumLineHeight", "firstLineHeadIndent", "headIndent",
      "tailIndent",
    ], "real": ["key", "value"], "integer": ["key", "value"],
  ]

  /// The runs in order.
  public var fragments: [Fragment]

  /// All the characters.
  public var text: String { fragments.map(\.text).joined() }

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "attributedString") else { return nil }
    fragments = facts.children("fragment").map { fragment in
      var result = Fragment(text: fragment.text("content") ?? "")
      guard let attributes = fragment.child("attributes") else { return result }
      result.font = attributes.reading(FontValue.self, key: "NSFont")
      result.color = attributes.reading(ColorValue.self, key: "NSColor")
      result.strokeColor = attributes.reading(ColorValue.self, key: "NSStrokeColor")
      result.paragraph = attributes.child("paragraphStyle", key: "NSParagraphStyle").map(Paragraph.init)
      result.kern = attributes.child("real", key: "NSKern")?.number("value")
      result.underline = attributes.child("integer", key: "NSUnderline")?.integer("value")
      result.strikethrough = attributes.child("integer", key: "NSStrikethrough")?.integer("value")
      return result
    }
  }
}

extension AttributedText.Paragraph {
  fileprivate init(_ facts: ElementFacts) {
    alignment = facts["alignment"]
    lineBreakMode = facts["lineBreakMode"]
    baseWritingDirection = facts["baseWritingDirection"]
    lineSpacing = facts.number("lineSpacing")
    paragraphSpacing = facts.number("paragraphSpacing")
    lineHeightMultiple = facts.number("lineHeightMultiple")
    minimumLineHeight = facts.number("minimumLineHeight")
    maximumLineHeight = facts.number("maximumLineHeight")
    firstLineHeadIndent = facts.number("firstLineHeadIndent")
    headIndent = facts.number("headIndent")
    tailIndent = facts.number("tailIndent")
  }
}

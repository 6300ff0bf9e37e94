/// A `<fontDescription>` of a view, or a `<font>` of attributed text and of macOS controls.
public struct FontValue: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "fontDescription": ["style", "type", "weight", "name", "family", "pointSize", "size"],
    "font": ["textStyle", "metaFont", "name", "size", "usesAppearanceFont"],
  ]

  /// The text style whose size follows the user's setting, such as `UICTFontTextStyleBody` or `headline`.
  public var textStyle: String?
  /// The kind of a system font: `system`, `boldSystem`, `italicSystem`; of a `<font>` its meta font, such as `smallSystem`.
  public var systemKind: String?
  /// The weight of a system font, such as `semibold`.
  public var weight: String?
  /// The PostScript name.
  public var name: String?
  /// The family's name.
  public var family: String?
  /// The size in points, or nil where the style or the system has one.
  public var pointSize: Double?
  /// The name of a size that the system has, such as `system`.
  public var sizeName: String?
  /// Whether the font of the control's appearance is used (macOS).
  public var usesAppearanceFont = false

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "fontDescription", "font") else { return nil }
    name = facts["name"]
    if facts.element == "font" {
      textStyle = facts["textStyle"]
      systemKind = facts["metaFont"]
      pointSize = facts.number("size")
      usesAppearanceFont = facts.flag("usesAppearanceFont") ?? false
    } else {
      textStyle = facts["style"]
      systemKind = facts["type"]
      weight = facts["weight"]
      family = facts["family"]
      pointSize = facts.number("pointSize")
      sizeName = facts["size"]
    }
  }
}

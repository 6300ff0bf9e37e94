/// A `<buttonConfiguration>`: the look of a button since iOS 15. Lengths are points.
public struct ButtonConfiguration: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "buttonConfiguration": [
      "style", "title", "subtitle", "image", "catalog", "imagePlacement", "imagePadding", "titlePadding",
      "titleAlignment", "buttonSize", "cornerStyle", "showsActivityIndicator",
    ],
    "string": ["key"], "color": ["key"], "attributedString": ["key"], "fontDescription": ["key"],
    "imageReference": ["key"], "directionalEdgeInsets": ["key"],
  ]

  /// `plain`, `gray`, `tinted`, `filled`.
  public var style: String?
  public var title: String?
  public var attributedTitle: AttributedText?
  public var titleFont: FontValue?
  public var subtitle: String?
  /// The image's name.
  public var image: String?
  /// `system` where the image is a symbol.
  public var catalog: String?
  /// Where the image stands to the title: `leading`, `trailing`, `top`, `bottom`, `all`.
  public var imagePlacement: String?
  public var imagePadding: Double?
  public var titlePadding: Double?
  public var titleAlignment: String?
  /// `mini`, `small`, `medium`, `large`.
  public var buttonSize: String?
  public var cornerStyle: String?
  public var showsActivityIndicator: Bool
  public var baseForegroundColor: ColorValue?
  public var baseBackgroundColor: ColorValue?
  public var contentInsets: InsetsValue?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "buttonConfiguration") else { return nil }
    style = facts["style"]
    title = facts.text("title")
    subtitle = facts.text("subtitle")
    attributedTitle = facts.reading(AttributedText.self, key: "attributedTitle")
    titleFont = facts.reading(FontValue.self, key: "titleFontDescription")
    let reference = facts.reading(ImageName.self, key: "image")
    image = facts["image"] ?? reference?.name
    catalog = facts["catalog"] ?? reference?.catalog
    imagePlacement = facts["imagePlacement"]
    imagePadding = facts.number("imagePadding")
    titlePadding = facts.number("titlePadding")
    titleAlignment = facts["titleAlignment"]
    buttonSize = facts["buttonSize"]
    cornerStyle = facts["cornerStyle"]
    showsActivityIndicator = facts.flag("showsActivityIndicator") ?? false
    baseForegroundColor = facts.reading(ColorValue.self, key: "baseForegroundColor")
    baseBackgroundColor = facts.reading(ColorValue.self, key: "baseBackgroundColor")
    contentInsets = facts.reading(InsetsValue.self, key: "contentInsets")
  }
}

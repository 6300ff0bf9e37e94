public import SceneModel

/// What every view may say of how it looks and behaves, its layout aside. Nil is the class's own.
public struct ViewProperties: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "view *": [
      "id", "contentMode", "semanticContentAttribute", "alpha", "tag", "hidden", "opaque", "clipsSubviews",
      "clearsContextBeforeDrawing", "userInteractionEnabled", "multipleTouchEnabled", "autoresizesSubviews",
    ],
    "color": ["key"],
  ]

  public var id: ObjectID
  /// How content is placed when the view's size changes, such as `scaleAspectFit`.
  public var contentMode: String?
  /// Whether the view is turned round in right-to-left layouts, such as `forceLeftToRight`.
  public var semanticContentAttribute: String?
  /// From 0 to 1.
  public var alpha: Double?
  public var tag: Int?
  public var isHidden: Bool?
  public var isOpaque: Bool?
  public var clipsSubviews: Bool?
  public var clearsContextBeforeDrawing: Bool?
  public var isUserInteractionEnabled: Bool?
  public var isMultipleTouchEnabled: Bool?
  public var autoresizesSubviews: Bool?
  public var backgroundColor: ColorValue?
  public var tintColor: ColorValue?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard tree.isView(node), let id = tree[node, .id] else { return nil }
    let facts = ElementFacts(node, of: tree)
    self.id = ObjectID(id)
    contentMode = facts["contentMode"]
    semanticContentAttribute = facts["semanticContentAttribute"]
    alpha = facts.number("alpha")
    tag = facts.integer("tag")
    isHidden = facts.flag("hidden")
    isOpaque = facts.flag("opaque")
    clipsSubviews = facts.flag("clipsSubviews")
    clearsContextBeforeDrawing = facts.flag("clearsContextBeforeDrawing")
    isUserInteractionEnabled = facts.flag("userInteractionEnabled")
    isMultipleTouchEnabled = facts.flag("multipleTouchEnabled")
    autoresizesSubviews = facts.flag("autoresizesSubviews")
    backgroundColor = facts.reading(ColorValue.self, key: "backgroundColor")
    tintColor = facts.reading(ColorValue.self, key: "tintColor")
  }
}

/// A gesture recognizer of any kind. Lengths are points, times seconds.
public struct GestureRecognizer: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "tapGestureRecognizer": ["numberOfTapsRequired", "numberOfTouchesRequired"] + common,
    "swipeGestureRecognizer": ["direction", "numberOfTouchesRequired"] + common,
    "panGestureRecognizer": ["minimumNumberOfTouches", "maximumNumberOfTouches"] + common,
    "screenEdgePanGestureRecognizer": ["minimumNumberOfTouches", "maximumNumberOfTouches"] + common,
    "pongPressGestureRecognizer": [
      "allowableMovement", "minimumPressDuration", "numberOfTapsRequired", "numberOfTouchesRequired",
    ] + common,
    "pinchGestureRecognizer": ["scale"] + common, "rotationGestureRecognizer": ["rotation"] + common,
  ]
  private static let common = [
    "id", "enabled", "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded",
  ]

  /// The element's name, such as `tapGestureRecognizer`; `pongPressGestureRecognizer` is a long press.
  public var kind: String
  public var id: ObjectID
  public var isEnabled: Bool
  public var cancelsTouchesInView: Bool
  public var delaysTouchesBegan: Bool
  public var delaysTouchesEnded: Bool
  public var numberOfTapsRequired: Int?
  public var numberOfTouchesRequired: Int?
  public var minimumNumberOfTouches: Int?
  public var maximumNumberOfTouches: Int?
  /// `left`, `right`, `up` or `down`.
  public var direction: String?
  public var allowableMovement: Double?
  public var minimumPressDuration: Double?
  public var scale: Double?
  /// In radians.
  public var rotation: Double?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard tree.kind(of: node) == .element, tree.tag(of: node).hasSuffix("GestureRecognizer"),
      let id = tree[node, .id]
    else { return nil }
    let facts = ElementFacts(node, of: tree)
    kind = facts.element
    self.id = ObjectID(id)
    isEnabled = facts.flag("enabled") ?? true
    cancelsTouchesInView = facts.flag("cancelsTouchesInView") ?? true
    delaysTouchesBegan = facts.flag("delaysTouchesBegan") ?? false
    delaysTouchesEnded = facts.flag("delaysTouchesEnded") ?? true
    numberOfTapsRequired = facts.integer("numberOfTapsRequired")
    numberOfTouchesRequired = facts.integer("numberOfTouchesRequired")
    minimumNumberOfTouches = facts.integer("minimumNumberOfTouches")
    maximumNumberOfTouches = facts.integer("maximumNumberOfTouches")
    direction = facts["direction"]
    allowableMovement = facts.number("allowableMovement")
    minimumPressDuration = facts.number("minimumPressDuration")
    scale = facts.number("scale")
    rotation = facts.number("rotation")
  }
}

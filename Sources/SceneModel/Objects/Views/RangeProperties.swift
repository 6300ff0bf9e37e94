/// The range and the value of a slider, a stepper, a progress view or a switch.
public struct RangeProperties: ElementReading {
  public static let vocabulary: KeyValuePairs = [
    "slider": ["id", "value", "minValue", "maxValue", "continuous"],
    "stepper": [
      "id", "value", "minimumValue", "maximumValue", "stepValue", "wraps", "autorepeat", "continuous",
    ],
    "progressView": ["id", "progress", "progressViewStyle"], "switch": ["id", "on"],
    "pageControl": ["id", "numberOfPages", "currentPage", "hidesForSinglePage"],
  ]

  public var id: ObjectID
  /// The value: of a progress view from 0 to 1, of a switch 0 or 1, of a page control the page from 0 on.
  public var value: Double?
  public var minimum: Double?
  public var maximum: Double?
  public var step: Double?
  /// Whether stepping past an end goes on at the other.
  public var wraps: Bool?
  /// Whether holding the control goes on stepping.
  public var repeats: Bool?
  /// Whether actions are sent while the value changes.
  public var isContinuous: Bool?
  /// The style of a progress view.
  public var style: String?
  public var hidesForSinglePage: Bool?

  public init?(_ node: NodeID, of tree: ElementTree) {
    let names = ["slider", "stepper", "progressView", "switch", "pageControl"]
    guard tree.kind(of: node) == .element, names.contains(tree.tag(of: node)), let id = tree[node, .id] else {
      return nil
    }
    let facts = ElementFacts(node, of: tree)
    self.id = ObjectID(id)
    switch facts.element {
    case "slider":
      (value, minimum, maximum) = (facts.number("value"), facts.number("minValue"), facts.number("maxValue"))
      isContinuous = facts.flag("continuous")
    case "stepper":
      (value, step) = (facts.number("value"), facts.number("stepValue"))
      (minimum, maximum) = (facts.number("minimumValue"), facts.number("maximumValue"))
      (wraps, repeats) = (facts.flag("wraps"), facts.flag("autorepeat"))
      isContinuous = facts.flag("continuous")
    case "progressView": (value, style) = (facts.number("progress"), facts["progressViewStyle"])
    case "pageControl":
      value = facts.number("currentPage")
      maximum = facts.number("numberOfPages")
      hidesForSinglePage = facts.flag("hidesForSinglePage")
    default: value = facts.flag("on").map { $0 ? 1 : 0 }
    }
  }
}

/// A `<userDefinedRuntimeAttribute>`: a value that is set by key path when the object is made.
public struct RuntimeAttribute: ElementReading {
  /// The value.
  public enum Value: Hashable, Sendable {
    case boolean(Bool)
    case number(Double)
    case string(String)
    /// A string that is translated.
    case localizedString(String)
    /// An image's name, and `system` where it is a symbol.
    case image(String, catalog: String?)
    case color(ColorValue)
    case point(x: Double, y: Double)
    case size(Size)
    case rect(Rect)
    /// Characters from a place on.
    case range(location: Int, length: Int)
    case null
  }

  public static let vocabulary: KeyValuePairs = [
    "userDefinedRuntimeAttribute": ["keyPath", "type", "value", "catalog"], "string": ["key"],
    "real": ["key", "value"], "integer": ["key", "value"], "color": ["key"],
    "point": ["key", "x", "y"], "size": ["key", "width", "height"],
    "rect": ["key", "x", "y", "width", "height"],
    "range": ["key", "location", "length"],
  ]

  public var keyPath: String
  /// The type as the document spells it, such as `number`.
  public var type: String
  /// The value, or nil where it is not one of the type.
  public var value: Value?

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "userDefinedRuntimeAttribute"),
      let keyPath = facts["keyPath"]
    else { return nil }
    self.keyPath = keyPath
    type = facts["type"] ?? ""
    value = Value(facts, type: type)
  }
}

extension RuntimeAttribute.Value {
  fileprivate init?(_ facts: ElementFacts, type: String) {
    let value: Self? =
      switch type {
      case "boolean": facts.flag("value").map(Self.boolean)
      case "number": Self.number(in: facts).map(Self.number)
      case "string": facts.text("value").map(Self.string)
      case "localizedString": facts.text("value").map(Self.localizedString)
      case "image": facts["value"].map { .image($0, catalog: facts["catalog"]) }
      case "color": facts.reading(ColorValue.self, key: "value").map(Self.color)
      case "nil": .null
      default: Self.geometry(in: facts, type: type)
      }
    guard let value else { return nil }
    self = value
  }

  private static func number(in facts: ElementFacts) -> Double? {
    (facts.child("real", key: "value") ?? facts.child("integer", key: "value"))?.number("value")
      ?? facts.number("value")
  }

  private static func geometry(in facts: ElementFacts, type: String) -> Self? {
    guard ["point", "size", "rect", "range"].contains(type), let child = facts.child(type, key: "value")
    else {
      return nil
    }
    func number(_ name: String) -> Double { child.number(name) ?? 0 }
    switch type {
    case "point": return .point(x: number("x"), y: number("y"))
    case "size": return .size(Size(number("width"), number("height")))
    case "rect": return .rect(facts.tree.rect(child.node))
    default: return .range(location: child.integer("location") ?? 0, length: child.integer("length") ?? 0)
    }
  }
}

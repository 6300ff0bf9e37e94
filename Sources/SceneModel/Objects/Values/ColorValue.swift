/// A `<color>`.
public enum ColorValue: ElementReading {
  /// Components from 0 to 1, in wide spaces beyond. The space is spelled as in the document: `sRGB`, `displayP3`.
  case components(red: Double, green: Double, blue: Double, alpha: Double, space: String)
  /// A grey from 0 to 1.
  case white(Double, alpha: Double, space: String)
  /// A colour that the system adapts, such as `systemBackgroundColor`.
  case system(String)
  /// A colour of an asset catalogue.
  case named(String)
  /// A colour of a list of macOS, such as `textColor` of `System`.
  case catalog(String, catalog: String)
  /// A colour of iOS before it had dark appearances, and the one that Xcode 11 made of it.
  case cocoaTouch(String, since13: String?)

  public static let vocabulary: KeyValuePairs = [
    "color": [
      "red", "green", "blue", "white", "alpha", "colorSpace", "customColorSpace", "systemColor", "name",
      "catalog", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor",
    ]
  ]

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "color") else { return nil }
    let plain = facts["colorSpace"] ?? ""
    let space = plain == "custom" ? facts["customColorSpace"] ?? plain : plain
    let alpha = facts.number("alpha") ?? 1
    if let name = facts["systemColor"] {
      self = .system(name)
    } else if let name = facts["cocoaTouchSystemColor"] {
      self = .cocoaTouch(name, since13: facts["xcode11CocoaTouchSystemColor"])
    } else if let name = facts["name"] {
      self = facts["catalog"].map { .catalog(name, catalog: $0) } ?? .named(name)
    } else if let white = facts.number("white") {
      self = .white(white, alpha: alpha, space: space)
    } else if let red = facts.number("red"), let green = facts.number("green"),
      let blue = facts.number("blue")
    {
      self = .components(red: red, green: green, blue: blue, alpha: alpha, space: space)
    } else {
      return nil
    }
  }
}

/// An entry of a document's `<resources>`: what the document uses from elsewhere, and what it was when it was saved.
public enum DocumentResource: ElementReading {
  /// An image and its size in points. The catalogue is `system` of a symbol, nil of the project's own.
  case image(name: String, size: Size?, catalog: String?)
  /// A colour of an asset catalogue, and its components for the light appearance.
  case namedColor(name: String, color: ColorValue?)
  /// A colour of the system, and its components for the light appearance.
  case systemColor(name: String, color: ColorValue?)

  public static let vocabulary: KeyValuePairs = [
    "image": ["name", "width", "height", "catalog"], "namedColor": ["name"], "systemColor": ["name"],
  ]

  public init?(_ node: NodeID, of tree: ElementTree) {
    guard let facts = ElementFacts(node, of: tree, named: "image", "namedColor", "systemColor"),
      let name = facts["name"]
    else { return nil }
    switch facts.element {
    case "image":
      let width = facts.number("width")
      let height = facts.number("height")
      let size = width.flatMap { width in height.map { Size(width, $0) } }
      self = .image(name: name, size: size, catalog: facts["catalog"])
    case "namedColor": self = .namedColor(name: name, color: tree.reading(ColorValue.self, of: node))
    default: self = .systemColor(name: name, color: tree.reading(ColorValue.self, of: node))
    }
  }
}

import Resolver
import SceneModel

/// Colours as UIKit's code makes them.
enum SwiftColor {
  /// The expression of a `<color>`; nil of one that UIKit has no public name for.
  static func expression(_ node: NodeID, _ tree: ElementTree) -> String? {
    func word(_ name: String) -> String? { tree.names.find(name).flatMap { tree[node, $0] } }
    func number(_ name: String) -> Double? { word(name).flatMap(Double.init(attribute:)) }
    if let name = word("systemColor") ?? word("cocoaTouchSystemColor") { return system(name) }
    if let name = word("name") { return "UIColor(named: \(SwiftText.literal(name)))" }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return gray(white, alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    let first = word("customColorSpace") == "displayP3" ? "displayP3Red" : "red"
    return "UIColor(\(first): \(component(red)), green: \(component(green)), "
      + "blue: \(component(blue)), alpha: \(component(alpha)))"
  }

  private static func gray(_ white: Double, _ alpha: Double) -> String {
    switch (white, alpha) {
    case (_, 0) where white == 0: ".clear"
    case (1, 1): ".white"
    case (0, 1): ".black"
    default: "UIColor(white: \(component(white)), alpha: \(component(alpha)))"
    }
  }

  /// A component to the ten-thousandth, of which a screen shows the 256th.
  private static func component(_ value: Double) -> String {
    SwiftText.number((value * 10_000).rounded() / 10_000)
  }

  private static func system(_ name: String) -> String? {
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if short == "groupTableViewBackground" || short == "tableCellGroupedBackground" {
      return short.hasPrefix("group") ? ".systemGroupedBackground" : ".secondarySystemGroupedBackground"
    }
    return names.contains(short) ? ".\(short)" : nil
  }

  /// The names of `UIColor`'s standard and system colours.
  private static let names: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
    "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple",
    "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
    "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue",
    "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4",
    "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint",
    "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white",
    "yellow",
  ]
}

/// Images as UIKit's code finds them.
enum SwiftImage {
  /// The expression of an object's image of a key: an attribute with its name, or a reference; nil where it
  /// has none.
  static func expression(_ node: NodeID, key: String, _ resolution: Resolution) -> String? {
    let tree = resolution.tree
    if let name = resolution.attribute(node, named: key) {
      return image(name, isSystem: resolution.attribute(node, named: "catalog") == "system")
    }
    guard let reference = resolution.child(node, key: key), tree.tag(of: reference) == "imageReference",
      let name = tree.names.find("image").flatMap({ tree[reference, $0] })
    else { return nil }
    let scale = tree[reference, .symbolScale].flatMap {
      ["small", "medium", "large"].contains($0) ? $0 : nil
    }
    guard tree[reference, .catalog] == "system", let scale else {
      return image(name, isSystem: tree[reference, .catalog] == "system")
    }
    return "UIImage(systemName: \(SwiftText.literal(name)), "
      + "withConfiguration: UIImage.SymbolConfiguration(scale: .\(scale)))"
  }

  private static func image(_ name: String, isSystem: Bool) -> String {
    "UIImage(\(isSystem ? "systemName" : "named"): \(SwiftText.literal(name)))"
  }
}

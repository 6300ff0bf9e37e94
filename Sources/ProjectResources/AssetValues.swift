import JSONText
import SceneModel

extension AssetTraits {
  /// The surroundings that a slot of an image set or colour set names.
  ///
  /// The names are those of Apple's Asset Catalog Format Reference (InterfaceBuilder.md#asset-size-classes).
  /// A scale below 1 is none: a picture's size would have no bound.
  init(_ slot: JSONValue) {
    self.init()
    if let idiom = slot["idiom"]?.text, idiom != "universal" { self.idiom = idiom }
    if let scale = slot["scale"]?.text, scale.hasSuffix("x"),
      let number = Double(attribute: String(scale.dropLast())), number >= 1
    {
      self.scale = number
    }
    sizeClass = SizeClass(width: Self.extent(slot["width-class"]), height: Self.extent(slot["height-class"]))
    for appearance in slot["appearances"]?.elements ?? [] {
      switch appearance["appearance"]?.text {
      case "luminosity": luminosity = appearance["value"]?.text
      case "contrast": hasHighContrast = appearance["value"]?.text == "high"
      default: break
      }
    }
    direction = slot["language-direction"]?.text
    gamut = slot["display-gamut"]?.text
    subtype = slot["subtype"]?.text
    locale = slot["locale"]?.text
  }

  private static func extent(_ value: JSONValue?) -> SizeClass.Extent {
    value?.text.flatMap(SizeClass.Extent.init) ?? .any
  }
}

extension EdgeInsets {
  /// Insets in points from a slot's insets in pixels, none where there are none.
  init(pixels value: JSONValue?, scale: Double) {
    func inset(_ name: String) -> Double { (value?[name]?.number ?? 0) / scale }
    self.init(left: inset("left"), top: inset("top"), right: inset("right"), bottom: inset("bottom"))
  }
}

extension AssetColor {
  /// The colour of a slot, or nil where it cannot be read.
  init?(_ value: JSONValue) {
    if let name = value["reference"]?.text {
      self = .system(name: name, platform: value["platform"]?.text ?? "")
      return
    }
    guard let components = value["components"] else { return nil }
    let space = value["color-space"]?.text ?? "srgb"
    func component(_ name: String) -> Double? { components[name].flatMap(Self.component) }
    let alpha = components["alpha"].map { $0.text.map(Double.init(attribute:)) ?? $0.number } ?? 1
    if let white = component("white"), let alpha {
      self = .white(white, alpha: alpha, space: space)
    } else if let red = component("red"), let green = component("green"), let blue = component("blue"),
      let alpha
    {
      self = .components(red: red, green: green, blue: blue, alpha: alpha, space: space)
    } else {
      return nil
    }
  }

  /// A component: `0.5` of 1, or a number of 255 without a dot (`128`, `0x80`), as Xcode's three input
  /// methods write it.
  private static func component(_ value: JSONValue) -> Double? {
    guard let text = value.text else { return value.number }
    if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if let whole = Int(text) { return Double(whole) / 255 }
    return Double(attribute: text)
  }
}

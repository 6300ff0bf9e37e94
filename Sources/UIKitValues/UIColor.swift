/// A colour, of which nothing is drawn.
open class UIColor: NSObject, @unchecked Sendable {
  let components: [CGFloat]
  let name: String?
  /// The function that gives the colour in traits; nil of one that is the same in all.
  private let provider: ((UITraitCollection) -> UIColor)?

  private init(
    _ components: [CGFloat], _ name: String? = nil, provider: ((UITraitCollection) -> UIColor)? = nil
  ) {
    self.components = components
    self.name = name
    self.provider = provider
    super.init()
  }

  /// A colour by red, green and blue from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha])
  }

  /// A colour by red, green and blue of a wide gamut from 0 to 1.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([displayP3Red, green, blue, alpha], "displayP3")
  }

  /// A grey from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init([white, white, white, alpha]) }

  /// A colour by hue, saturation and brightness from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init([hue, saturation, brightness, alpha], "hue")
  }

  /// A colour that a layer has.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color.components, cgColor.color.name) }

  /// The colour of a catalogue by its name.
  public convenience init?(named name: String) { self.init([], name) }

  /// The colour of a catalogue by its name; bundle and traits are those of what is drawn.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// A colour that traits decide.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    self.init(color.components, color.name, provider: dynamicProvider)
  }

  /// The colour in traits; of one that no function gives itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
  }

  /// The colour, less opaque.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider { return UIColor { provider($0).withAlphaComponent(alpha) } }
    return UIColor(components.dropLast() + [alpha], name)
  }

  /// The colour as layers have it.
  open var cgColor: CGColor { CGColor(self) }

  private static func named(_ name: String) -> UIColor { UIColor([], name) }

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Dark grey.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Light grey.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// The system's blue.
  public static let systemBlue = named("systemBlue")
  /// The system's red.
  public static let systemRed = named("systemRed")
  /// The system's green.
  public static let systemGreen = named("systemGreen")
  /// The system's orange.
  public static let systemOrange = named("systemOrange")
  /// The system's yellow.
  public static let systemYellow = named("systemYellow")
  /// The system's purple.
  public static let systemPurple = named("systemPurple")
  /// The system's teal.
  public static let systemTeal = named("systemTeal")
  /// The system's pink.
  public static let systemPink = named("systemPink")
  /// The system's indigo.
  public static let systemIndigo = named("systemIndigo")
  /// The system's brown.
  public static let systemBrown = named("systemBrown")
  /// The system's mint.
  public static let systemMint = named("systemMint")
  /// The system's cyan.
  public static let systemCyan = named("systemCyan")
  /// The system's grey.
  public static let systemGray = named("systemGray")
  /// The system's second grey.
  public static let systemGray2 = named("systemGray2")
  /// The system's third grey.
  public static let systemGray3 = named("systemGray3")
  /// The system's fourth grey.
  public static let systemGray4 = named("systemGray4")
  /// The system's fifth grey.
  public static let systemGray5 = named("systemGray5")
  /// The system's sixth grey.
  public static let systemGray6 = named("systemGray6")
  /// The tint of the app.
  public static let tintColor = named("tintColor")
  /// The background of everything.
  public static let systemBackground = named("systemBackground")
  /// The background of groups.
  public static let secondarySystemBackground = named("secondarySystemBackground")
  /// The background of groups in groups.
  public static let tertiarySystemBackground = named("tertiarySystemBackground")
  /// The background of grouped content.
  public static let systemGroupedBackground = named("systemGroupedBackground")
  /// The background of groups in grouped content.
  public static let secondarySystemGroupedBackground = named("secondarySystemGroupedBackground")
  /// The background of groups in groups of grouped content.
  public static let tertiarySystemGroupedBackground = named("tertiarySystemGroupedBackground")
  /// The fill of thin and small shapes.
  public static let systemFill = named("systemFill")
  /// The fill of medium shapes.
  public static let secondarySystemFill = named("secondarySystemFill")
  /// The fill of large shapes.
  public static let tertiarySystemFill = named("tertiarySystemFill")
  /// The fill of large areas.
  public static let quaternarySystemFill = named("quaternarySystemFill")
  /// Text.
  public static let label = named("label")
  /// Text that says less.
  public static let secondaryLabel = named("secondaryLabel")
  /// Text that says little.
  public static let tertiaryLabel = named("tertiaryLabel")
  /// Text that says least.
  public static let quaternaryLabel = named("quaternaryLabel")
  /// Links.
  public static let link = named("link")
  /// The text of empty fields.
  public static let placeholderText = named("placeholderText")
  /// Lines between things.
  public static let separator = named("separator")
  /// Lines between things that nothing shines through.
  public static let opaqueSeparator = named("opaqueSeparator")
  /// Text on light backgrounds.
  public static let darkText = named("darkText")
  /// Text on dark backgrounds.
  public static let lightText = named("lightText")

  /// Whether the colours are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if provider != nil || other.provider != nil { return other === self }
    return other.components == components && other.name == name
  }
  /// The hash of the colour.
  open override var hash: Int { components.hashValue ^ (name?.hashValue ?? 0) }
}

/// A colour as layers have it.
public final class CGColor: Hashable, Sendable {
  let color: UIColor

  init(_ color: UIColor) { self.color = color }

  /// Whether the colours are the same.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.color == other.color }
  /// Feeds the colour to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

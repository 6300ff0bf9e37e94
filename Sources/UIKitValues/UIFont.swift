package import SceneModel
package import TextMetrics

/// A font, by whose tables text is measured.
open class UIFont: NSObject, @unchecked Sendable {
  /// The thickness of strokes.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1; 0 is regular.
    public let rawValue: CGFloat
    /// A weight of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// The standard.
    public static let regular = Weight(rawValue: 0)
    /// Somewhat bolder.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Bolder.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest.
    public static let black = Weight(rawValue: 0.62)

    /// The nearest weight that tables have.
    package var fontWeight: Font.Weight {
      let known: [(Weight, Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium),
        (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
      ]
      return known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
    }
  }

  /// A style of text, whose size follows the one that a person chose.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of it.
    public let rawValue: String
    /// A style by UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ key: String) { rawValue = "UICTFontTextStyle" + key }
    /// The largest titles.
    public static let largeTitle = TextStyle("Title0")
    /// First titles.
    public static let title1 = TextStyle("Title1")
    /// Second titles.
    public static let title2 = TextStyle("Title2")
    /// Third titles.
    public static let title3 = TextStyle("Title3")
    /// Headlines.
    public static let headline = TextStyle("Headline")
    /// Lines below headlines.
    public static let subheadline = TextStyle("Subhead")
    /// Running text.
    public static let body = TextStyle("Body")
    /// Text that stands out.
    public static let callout = TextStyle("Callout")
    /// Notes.
    public static let footnote = TextStyle("Footnote")
    /// Captions.
    public static let caption1 = TextStyle("Caption1")
    /// Smaller captions.
    public static let caption2 = TextStyle("Caption2")
  }

  package let font: Font
  /// The name of a font that is not the system's.
  private let name: String?
  /// The style that the font was asked for by.
  package let textStyle: TextStyle?
  /// The metrics by which the font was scaled, and the font before.
  package let scaling: (style: TextStyle, base: UIFont, most: CGFloat?)?

  init(
    _ font: Font, name: String? = nil, textStyle: TextStyle? = nil,
    scaling: (style: TextStyle, base: UIFont, most: CGFloat?)? = nil
  ) {
    self.font = font
    self.name = name
    self.textStyle = textStyle
    self.scaling = scaling
    super.init()
  }

  /// A font by its PostScript name. Of one without a table widths are estimated. Points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(.named(fontName, size: Double(fontSize)), name: fontName)
  }

  /// The system's font. Points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font in a weight. Points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(ofSize: Double(fontSize), weight: weight.fontWeight))
  }

  /// The system's font, bold: semibold strokes. Points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(ofSize: Double(fontSize), weight: .bold))
  }

  /// The system's font, slanted. Points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(ofSize: Double(fontSize), weight: .regular, isItalic: true))
  }

  /// The font of a style in the size that a person chose.
  @preconcurrency @MainActor
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, at: UIScreen.main.contentSize)
  }

  /// The font of a style in the size of traits.
  @preconcurrency @MainActor
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = traitCollection?.preferredContentSizeCategory.category
    return preferredFont(forTextStyle: style, at: category ?? UIScreen.main.contentSize)
  }

  @MainActor
  package static func preferredFont(forTextStyle style: TextStyle, at category: ContentSizeCategory) -> UIFont
  {
    let font = Font.textStyle(style.rawValue, toolsVersion: UIScreen.main.system.metrics, at: category)
    return UIFont(font ?? .system(ofSize: 17, weight: .regular), textStyle: style)
  }

  /// The size of labels that say no other. Points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of titles of buttons. Points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text. Points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system's text. Points.
  public class var systemFontSize: CGFloat { 14 }

  /// The size. Points.
  open var pointSize: CGFloat { CGFloat(font.pointSize) }
  /// The height of a line. Points.
  open var lineHeight: CGFloat { CGFloat(font.lineHeight) }
  /// How far letters reach above the baseline. Points.
  open var ascender: CGFloat { CGFloat(font.ascender) }
  /// How far letters reach below the baseline: no more than 0. Points.
  open var descender: CGFloat { -CGFloat(font.descender) }
  /// The space that lines leave to the next. Points.
  open var leading: CGFloat { 0 }
  /// The PostScript name.
  open var fontName: String { name ?? ".SFUI-Regular" }

  /// The font in another size. Points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = font
    font.pointSize = Double(fontSize)
    font.leading = nil
    return UIFont(font, name: name)
  }

  /// The font as it is at another size of text: another one where it follows that.
  @MainActor
  package func adjusted(to category: ContentSizeCategory) -> UIFont {
    if let textStyle { return .preferredFont(forTextStyle: textStyle, at: category) }
    guard let scaling else { return self }
    return UIFontMetrics(forTextStyle: scaling.style).scaled(scaling.base, most: scaling.most, at: category)
  }

  /// Whether the fonts are the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  /// The hash of the font.
  open override var hash: Int { font.hashValue }

  /// Writes the attributes by which documents name the font.
  package func write(_ writer: inout ElementWriter) {
    if let textStyle {
      // A style's lines are further apart than the font's own.
      writer["style"] = textStyle.rawValue
      return
    }
    if let name {
      writer["name"] = name
    } else {
      writer["type"] = font.isItalic ? "italicSystem" : "system"
      if font.weight != .regular { writer["weight"] = font.weight.rawValue }
    }
    writer.set("pointSize", pointSize)
  }
}

/// How fonts and lengths follow the size of text that a person chose.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Those of running text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Those of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// A font scaled by the size of text.
  @preconcurrency @MainActor
  open func scaledFont(for font: UIFont) -> UIFont { scaled(font, most: nil, at: UIScreen.main.contentSize) }

  /// A font scaled by the size of text, up to a size. Points.
  @preconcurrency @MainActor
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, most: maximumPointSize, at: UIScreen.main.contentSize)
  }

  /// A font scaled by the size of text of traits.
  @preconcurrency @MainActor
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    let category = traitCollection?.preferredContentSizeCategory.category
    return scaled(font, most: nil, at: category ?? UIScreen.main.contentSize)
  }

  /// A length scaled by the size of text. Points.
  @preconcurrency @MainActor
  open func scaledValue(for value: CGFloat) -> CGFloat { value * factor(UIScreen.main.contentSize) }

  @MainActor
  package func scaled(_ font: UIFont, most: CGFloat?, at category: ContentSizeCategory) -> UIFont {
    var scaled = font.font
    scaled.pointSize = min(Double(font.pointSize * factor(category)), most.map { Double($0) } ?? .infinity)
    scaled.leading = nil
    return UIFont(
      scaled, name: font.fontName.hasPrefix(".") ? nil : font.fontName, scaling: (style, font, most))
  }

  @MainActor
  private func factor(_ category: ContentSizeCategory) -> CGFloat {
    let standard = UIFont.preferredFont(forTextStyle: style, at: .large)
    return UIFont.preferredFont(forTextStyle: style, at: category).pointSize / standard.pointSize
  }
}

package import Controls
import SceneModel

/// An image: a size, and nothing to be seen.
///
/// Images by name are those of asset catalogues, and those that a program registers with ``sizes``.
open class UIImage: NSObject, @unchecked Sendable {
  /// The size. Points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// The name that a layout has for it.
  package let resourceName: String
  /// The width and the height of a symbol by each other; nil of another image.
  package let proportions: CGSize?
  /// The style of a symbol; nil of one that its view or the system styles.
  public let symbolConfiguration: SymbolConfiguration?

  package init(_ name: String, _ size: CGSize, scale: CGFloat = 1) {
    resourceName = name
    self.size = size
    self.scale = scale
    (proportions, symbolConfiguration) = (nil, nil)
    super.init()
  }

  @MainActor
  private init(symbol name: String, _ configuration: SymbolConfiguration?) {
    let proportions = Self.symbolProportions[name] ?? CGSize(width: 1, height: 1)
    resourceName = name
    size = ProgramReading.size(ofSymbol: name, proportions, configuration)
    scale = UIScreen.main.scale
    self.proportions = proportions
    symbolConfiguration = configuration
    super.init()
  }

  /// An image of no size.
  public override convenience init() { self.init("", .zero) }

  /// An image of a size, for tests. Points.
  public convenience init(size: CGSize) {
    self.init("\(Double(size.width)) × \(Double(size.height))", size)
  }

  /// The sizes of a program's images, by name. Points.
  @preconcurrency @MainActor public static var sizes: [String: CGSize] = [:]

  /// The widths and heights of symbols by each other, by name, as documents have them. A symbol without an
  /// entry is taken to be as wide as it is high.
  @preconcurrency @MainActor public static var symbolProportions: [String: CGSize] = [:]

  /// A symbol of the system, as large as the rules of documents have it
  /// (InterfaceBuilder.md#symbol-heights); nil of an empty name.
  @preconcurrency @MainActor
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol of the system in a style; nil of an empty name.
  @preconcurrency @MainActor
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    self.init(symbol: name, configuration as? SymbolConfiguration)
  }

  /// The image in another style, which symbols follow.
  @preconcurrency @MainActor
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard proportions != nil, let style = configuration as? SymbolConfiguration else { return self }
    return UIImage(symbol: resourceName, symbolConfiguration?.applying(style) ?? style)
  }

  /// How an image is coloured.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The image, coloured in a way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// The image in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage { self }

  package var isSymbol: Bool { proportions != nil }

  /// The style of the symbol: its own where that says something, else that of its view.
  package func style(over preferred: SymbolConfiguration?) -> SymbolConfiguration? {
    guard isSymbol, let own = symbolConfiguration else { return preferred }
    return preferred?.applying(own) ?? own
  }

  package var control: ControlImage {
    let size = proportions ?? size
    return ControlImage(size: Size(Double(size.width), Double(size.height)), isSymbol: isSymbol)
  }
}

extension UIImage {
  /// The style of an image.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The scales of symbols beside text.
  public enum SymbolScale: Int, Sendable {
    case unspecified = -1
    case `default` = 0
    case small, medium, large

    fileprivate var word: String? {
      switch self {
      case .unspecified, .default: nil
      case .small: "small"
      case .medium: "medium"
      case .large: "large"
      }
    }
  }

  /// The strokes of symbols.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    fileprivate var word: String? { self == .unspecified ? nil : "\(self)" }
  }

  /// The style of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    private var pointSize: CGFloat?
    private var weight = SymbolWeight.unspecified
    private var scale = SymbolScale.unspecified

    /// A symbol beside text of a size. Points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// A symbol beside text of a size and a weight. Points.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// A symbol beside text of a size and a weight, in a scale. Points.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
      super.init()
    }

    /// A symbol beside text of a font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

    /// A symbol beside text of a font, in a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
    }

    /// A symbol beside text of a style.
    @preconcurrency @MainActor
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// A symbol of a weight.
    public init(weight: SymbolWeight) {
      self.weight = weight
      super.init()
    }

    /// A symbol of a scale.
    public init(scale: SymbolScale) {
      self.scale = scale
      super.init()
    }

    /// The style, with another one where that says something.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      let other = otherConfiguration
      let result = SymbolConfiguration(weight: other.weight == .unspecified ? weight : other.weight)
      result.pointSize = other.pointSize ?? pointSize
      result.scale = other.scale == .unspecified ? scale : other.scale
      return result
    }

    /// Writes the style as the element of a key.
    package func write(_ writer: inout ElementWriter, key: String) {
      writer.open("preferredSymbolConfiguration", ["key": key])
      if let pointSize {
        writer["configurationType"] = "pointSize"
        writer.set("pointSize", pointSize)
      }
      if let word = scale.word { writer["scale"] = word }
      if let word = weight.word { writer["weight"] = word }
      writer.close()
    }
  }
}

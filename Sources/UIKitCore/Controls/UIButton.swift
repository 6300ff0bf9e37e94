import SceneModel

/// A button, with a configuration or without.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case plain = 6
    case close = 7

    /// The words that documents have for the kinds.
    fileprivate static let words: KeyValuePairs<String, ButtonType> = [
      "custom": .custom, "system": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
      "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close, "system": .plain,
      "roundedRect": .system,
    ]

    /// The word that documents have for it.
    fileprivate var word: String { Self.words.first { $0.value == self }?.key ?? "custom" }
  }

  /// The kind.
  public private(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var colors: [State: UIColor] = [:]
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]
  /// How the button is made up; nil of one that titles and images of states make up.
  open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }
  /// The insets around title and image. Points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The insets that move the title, which changes no size. Points.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The insets that move the image, which changes no size. Points.
  open var imageEdgeInsets = UIEdgeInsets.zero

  /// The label of the title: its font and its number of lines are the button's.
  public private(set) lazy var titleLabel: UILabel? = ButtonTitle(self)

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button of a kind with an action of its touch.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Makes a button of a configuration with an action of its touch.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    guard let primaryAction else { return }
    if self.configuration?.title == nil, !primaryAction.title.isEmpty {
      self.configuration?.title = primaryAction.title
    }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    invalidateIntrinsicContentSize()
  }
  /// Sets the title of a state, with fonts and other attributes of its parts; it counts before one without.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    invalidateIntrinsicContentSize()
  }
  /// The title of a state with its attributes.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  /// The title of a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// The title that is shown.
  open var currentTitle: String? { title(for: state) }

  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    invalidateIntrinsicContentSize()
  }
  /// The image of a state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// Sets the image behind title and image of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    invalidateIntrinsicContentSize()
  }

  /// Sets the colour of the title of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }
  /// The colour of the title of a state.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
  /// Sets the colour of the shadow of the title of a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  /// The image that is shown.
  open var currentImage: UIImage? { image(for: state) }
  /// The image behind title and image of a state.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }

  /// Sets the style of the symbols of a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    invalidateIntrinsicContentSize()
  }

  @_spi(UIKitHooks) open override var elementName: String { "button" }
  package override var consoleText: String? {
    (configuration?.title ?? currentTitle).map { String($0.prefix(20)) }
  }

  /// The font of the title where it was set.
  fileprivate var titleFont: UIFont? { didSet { invalidateIntrinsicContentSize() } }
  fileprivate var titleLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  fileprivate var titleLineBreakMode = NSLineBreakMode.byTruncatingMiddle {
    didSet { invalidateIntrinsicContentSize() }
  }

  package override func writeContent(_ writer: inout ElementWriter) {
    writer["buttonType"] = buttonType.word
    writer["lineBreakMode"] = (titleLines != 1 && configuration == nil ? .byWordWrapping : breaking).word
    if contentEdgeInsets != .zero {
      writer.open("inset", ["key": "contentEdgeInsets"])
      writer.set("minX", contentEdgeInsets.left)
      writer.set("minY", contentEdgeInsets.top)
      writer.set("maxX", contentEdgeInsets.right)
      writer.set("maxY", contentEdgeInsets.bottom)
      writer.close()
    }
    if let titleFont { writer.font(titleFont) }
    writer.open("state", ["key": "normal"])
    let attributed = attributedTitle(for: state)
    if attributed == nil, let title = currentTitle { writer["title"] = title }
    let image = image(for: state)
    if let image { writer["image"] = writer.name(of: image) }
    if let image = backgroundImage(for: state) { writer["backgroundImage"] = writer.name(of: image) }
    if let attributed, let font = titleLabel?.font {
      writer.attributed(attributed, key: "attributedTitle", font: font)
    }
    let preferred = symbolConfigurations[state] ?? symbolConfigurations[.normal]
    image?.style(over: preferred)?.write(&writer, key: "preferredSymbolConfiguration")
    writer.close()
    configuration?.write(&writer, title: currentTitle)
  }

  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if element.isWhole { buttonType = element.choice("buttonType", ButtonType.words) ?? .custom }
    if let value = element.element("configuration") {
      configuration = Configuration(element: value)
      return
    }
    let states: KeyValuePairs<String, State> = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
      "focused": .focused,
    ]
    for (key, state) in states { if let value = element.element(key) { read(value, state) } }
    if let value = element.font, attributedTitles.isEmpty { titleFont = value }
    if let value = element.lineBreakMode("lineBreakMode") { titleLineBreakMode = value }
    if let value = element.insets("contentEdgeInsets") { contentEdgeInsets = value }
    if let value = element.insets("titleEdgeInsets") { titleEdgeInsets = value }
    if let value = element.insets("imageEdgeInsets") { imageEdgeInsets = value }
  }

  private func read(_ element: NibElement, _ state: State) {
    if let value = element.text(.title) { setTitle(value, for: state) }
    if let value = element.attributedText("attributedTitle") { setAttributedTitle(value, for: state) }
    if let value = element.color("titleColor") { setTitleColor(value, for: state) }
    if let value = element.image("image") { setImage(value, for: state) }
    if let value = element.image("backgroundImage") { setBackgroundImage(value, for: state) }
    if let value = element.symbolConfiguration("preferredSymbolConfiguration") {
      setPreferredSymbolConfiguration(value, forImageIn: state)
    }
  }

  private var breaking: NSLineBreakMode {
    configuration == nil ? titleLineBreakMode : configuration?.titleLineBreakMode ?? .byWordWrapping
  }

  /// The size that title and image need. Points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The label of a button's title, which is in no hierarchy: the button's rules size the title.
private final class ButtonTitle: UILabel {
  private weak var button: UIButton?

  init(_ button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var font: UIFont! {
    get { button?.titleFont ?? .systemFont(ofSize: button?.buttonType == .system ? 15 : 18) }
    set { button?.titleFont = newValue }
  }
  override var text: String? {
    get { button?.currentTitle }
    set {}
  }
  override var numberOfLines: Int {
    get { button?.titleLines ?? 1 }
    set { button?.titleLines = newValue }
  }
  override var lineBreakMode: NSLineBreakMode {
    get { button?.titleLineBreakMode ?? .byTruncatingMiddle }
    set { button?.titleLineBreakMode = newValue }
  }
}

extension UIButton {
  /// How a button is made up.
  public struct Configuration: Hashable, Sendable {
    enum Style: String, Sendable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    let style: Style
    /// The title.
    public var title: String?
    /// The image.
    public var image: UIImage?
    /// The style of symbols that have none of their own.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The distance between image and title. Points.
    public var imagePadding: CGFloat = 0
    /// Where the image stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The way in which a title is broken or cut that does not fit.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The colour behind it.
    public var baseBackgroundColor: UIColor?
    /// The colour of title and image.
    public var baseForegroundColor: UIColor?

    init(_ style: Style) { self.style = style }

    /// The configuration of a document's element.
    @MainActor
    fileprivate init(element: NibElement) {
      self.init(element.word("style").flatMap(Style.init) ?? .plain)
      title = element.text(.title) ?? element.attributedText("attributedTitle")?.string
      image = element.image("image")
      imagePadding = element.number("imagePadding") ?? 0
      imagePlacement =
        element.choice(
          "imagePlacement", ["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom])
        ?? .leading
      preferredSymbolConfigurationForImage = element.symbolConfiguration(
        "preferredSymbolConfigurationForImage")
      baseBackgroundColor = element.color("baseBackgroundColor")
      baseForegroundColor = element.color("baseForegroundColor")
    }

    /// Without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// On grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// On a tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// On a colour.
    public static func filled() -> Configuration { Configuration(.filled) }

    /// Without a background and without a border.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// With a border.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// With a border on a tint.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// With a border on a colour.
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

    @MainActor
    fileprivate func write(_ writer: inout ElementWriter, title other: String?) {
      writer.open("buttonConfiguration", ["key": "configuration", "style": style.rawValue])
      if let title = title ?? other { writer["title"] = title }
      if let image { writer["image"] = writer.name(of: image) }
      if imagePadding != 0 { writer.set("imagePadding", imagePadding) }
      switch imagePlacement {
      case .top: writer["imagePlacement"] = "top"
      case .bottom: writer["imagePlacement"] = "bottom"
      case .trailing: writer["imagePlacement"] = "trailing"
      default: break
      }
      image?.style(over: preferredSymbolConfigurationForImage)?
        .write(&writer, key: "preferredSymbolConfigurationForImage")
      writer.close()
    }
  }
}

/// Edges of a rectangle, by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// A bit of each edge.
  public let rawValue: UInt
  /// Edges by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

import SceneModel

/// The keeper of what is written in a field; nothing is written.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {}

/// A field of one line of text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits, TextInputHolder {
  /// The frame that is drawn around the text.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect

    fileprivate var word: String {
      switch self {
      case .none: "none"
      case .line: "line"
      case .bezel: "bezel"
      case .roundedRect: "roundedRect"
      }
    }
  }

  /// The text.
  open var text: String? = "" { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }
  /// The text of an empty field.
  open var placeholder: String? { didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } } }
  /// The text of an empty field with its colour; the field's font counts.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// How the text stands between its sides.
  open var textAlignment = NSTextAlignment.natural
  /// The frame that is drawn around the text.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the font follows the size of text that a person chose.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text may be drawn smaller, which changes no size.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size at which it may be drawn. Points.
  open var minimumFontSize: CGFloat = 0
  /// When there is a button that clears the text, which takes no width of it.
  open var clearButtonMode = ViewMode.never
  /// Whether the text goes when it is to be changed.
  open var clearsOnBeginEditing = false
  /// The image behind the text.
  open var background: UIImage?
  /// The keeper of what is written.
  open weak var delegate: (any UITextFieldDelegate)?
  package var textInput = TextInput()

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  @_spi(UIKitHooks) open override func take(_ value: Any?, forKey key: String) -> Bool {
    guard key == "delegate" else { return super.take(value, forKey: key) }
    delegate = value as? any UITextFieldDelegate
    return true
  }

  @_spi(UIKitHooks) open override var elementName: String { "textField" }
  package override var consoleText: String? { text.flatMap { $0.isEmpty ? nil : String($0.prefix(20)) } }

  package override func writeContent(_ writer: inout ElementWriter) {
    writer["borderStyle"] = borderStyle.word
    if let text, !text.isEmpty { writer.string(text, key: "text") }
    if let placeholder { writer.string(placeholder, key: "placeholder") }
    if let font { writer.font(font) }
  }

  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if let value = element.text(.text) { text = value }
    if let value = element.text(.placeholder) { placeholder = value }
    if let value = element.font { font = value }
    if let value = element.color("textColor") { textColor = value }
    if let value = element.textAlignment("textAlignment") { textAlignment = value }
    if let value: BorderStyle = element.choice(
      "borderStyle",
      ["none": .none, "line": .line, "border": .line, "bezel": .bezel, "roundedRect": .roundedRect])
    {
      borderStyle = value
    }
    if let value: ViewMode = element.choice(
      "clearButtonMode",
      ["never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always])
    {
      clearButtonMode = value
    }
    if let value = element.flag("clearsOnBeginEditing") { clearsOnBeginEditing = value }
    if let value = element.flag("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = value }
    if let value = element.number("minimumFontSize") { minimumFontSize = value }
    if let value = element.flag("adjustsFontForContentSizeCategory") {
      adjustsFontForContentSizeCategory = value
    }
    if let traits = element.element("textInputTraits") {
      isSecureTextEntry = traits.flag("secureTextEntry") ?? false
    }
  }

  /// The size that the text needs. Points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { standardContentSize }

  override func fontsDidChange() {
    guard adjustsFontForContentSizeCategory,
      let category = traitCollection.preferredContentSizeCategory.category
    else { return }
    font = font?.adjusted(to: category)
  }
}

/// A field of one line of text.
@preconcurrency @MainActor
open class UITextField: UIControl {
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
  /// Whether the text is hidden.
  open var isSecureTextEntry = false

  override var elementName: String { "textField" }
  override var consoleText: String? { text.flatMap { $0.isEmpty ? nil : String($0.prefix(20)) } }

  override func writeContent(_ writer: inout ElementWriter) {
    writer["borderStyle"] = borderStyle.word
    if let text, !text.isEmpty { writer.string(text, key: "text") }
    if let placeholder { writer.string(placeholder, key: "placeholder") }
    if let font { writer.font(font) }
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

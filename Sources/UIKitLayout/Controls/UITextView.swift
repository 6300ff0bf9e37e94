/// A view of many lines of text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits, TextInputHolder {
  /// The text.
  open var text: String! = "" { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }
  /// The font; of nil the standard.
  open var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// How the text stands between its sides.
  open var textAlignment = NSTextAlignment.natural
  /// Whether it may be written in.
  open var isEditable = true
  /// Whether text may be chosen.
  open var isSelectable = true
  /// Whether the font follows the size of text that a person chose.
  open var adjustsFontForContentSizeCategory = false

  var textInput = TextInput()

  override var elementName: String { "textView" }

  override func writeContent(_ writer: inout ElementWriter) {
    if !isScrollEnabled { writer["scrollEnabled"] = "NO" }
    writer.string(text ?? "", key: "text")
    writer.font(font ?? .systemFont(ofSize: 12))
  }

  /// The size that the text needs in a width. Points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wasEnabled = isScrollEnabled
    isScrollEnabled = false
    let fitting = ContentMeasure.size(of: self, width: size.width > 0 ? size.width : nil)
    isScrollEnabled = wasEnabled
    return CGSize(width: size.width > 0 ? size.width : fitting.width, height: fitting.height)
  }

  override func fontsDidChange() {
    guard adjustsFontForContentSizeCategory,
      let category = traitCollection.preferredContentSizeCategory.category
    else { return }
    font = font?.adjusted(to: category)
  }
}

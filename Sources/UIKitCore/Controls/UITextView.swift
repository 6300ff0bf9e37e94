import SceneModel

/// A view of many lines of text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits, TextInputHolder {
  /// The text.
  open var text: String! {
    get { attributed?.string ?? plain }
    set {
      let isSame = attributed == nil && newValue == plain
      (plain, attributed) = (newValue ?? "", nil)
      if !isSame { invalidateIntrinsicContentSize() }
    }
  }
  /// The text with fonts and other attributes of its parts; what has no font has the view's.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: plain) }
    set {
      (plain, attributed) = ("", newValue)
      invalidateIntrinsicContentSize()
    }
  }
  private var plain = ""
  private var attributed: NSAttributedString?
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

  /// The keeper of the text.
  open weak var delegate: (any UITextViewDelegate)?
  @_spi(UIKitHooks) open override var scrollKeeper: (any UIScrollViewDelegate)? { delegate }
  package var textInput = TextInput()

  @_spi(UIKitHooks) open override func take(_ value: Any?, forKey key: String) -> Bool {
    guard key == "delegate" else { return super.take(value, forKey: key) }
    delegate = value as? any UITextViewDelegate
    return true
  }

  @_spi(UIKitHooks) open override var elementName: String { "textView" }

  package override func writeContent(_ writer: inout ElementWriter) {
    if !isScrollEnabled { writer["scrollEnabled"] = "NO" }
    let font = font ?? .systemFont(ofSize: 12)
    writer.text(plain, attributed, font: font)
  }

  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    element.readText(attributed: { attributedText = $0 }, plain: { text = $0 })
    if let value = element.font { font = value }
    if let value = element.color("textColor") { textColor = value }
    if let value = element.textAlignment("textAlignment") { textAlignment = value }
    if let value = element.flag("editable") { isEditable = value }
    if let value = element.flag("selectable") { isSelectable = value }
    if let value = element.flag("adjustsFontForContentSizeCategory") {
      adjustsFontForContentSizeCategory = value
    }
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

import SceneModel

/// The place of text that is drawn smaller than its font.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}

/// A label.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      let isSame = attributed == nil && newValue == plain
      (plain, attributed) = (newValue, nil)
      if !isSame { invalidateIntrinsicContentSize() }
    }
  }
  /// The text with fonts and other attributes of its parts; what has no font has the label's.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) } }
    set {
      (plain, attributed) = (nil, newValue)
      invalidateIntrinsicContentSize()
    }
  }
  private var plain: String?
  private var attributed: NSAttributedString?
  /// The font; of one that is set to nil the standard.
  open var font: UIFont! {
    get { ownFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set {
      ownFont = newValue
      invalidateIntrinsicContentSize()
    }
  }
  private var ownFont: UIFont?
  /// The colour of the text.
  open var textColor: UIColor! = .label
  /// How the text stands between its sides.
  open var textAlignment = NSTextAlignment.natural
  /// The way in which text is broken or cut that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { invalidateIntrinsicContentSize() } }
  /// The greatest number of lines; 0 for all.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The width that the content's size is computed for where no layout gives one. Points.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the text may be drawn smaller, which changes no size.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest scale at which it may be drawn.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the size of text that a person chose.
  open var adjustsFontForContentSizeCategory = false
  /// Where text stands that is drawn smaller.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters may stand closer before text is cut, which changes no size.
  open var allowsDefaultTighteningForTruncation = false
  /// The colour of the highlighted text.
  open var highlightedTextColor: UIColor?
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// Where the shadow lies. Points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether it looks as enabled.
  open var isEnabled = true
  /// Whether it looks as highlighted.
  open var isHighlighted = false

  /// Makes a label of a frame in its superview's coordinates. Points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view of a document; of another coder one without a size.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @_spi(UIKitHooks) open override var elementName: String { "label" }
  package override var consoleText: String? { text.map { String($0.prefix(20)) } }

  package override func writeContent(_ writer: inout ElementWriter) {
    if numberOfLines != 1 { writer.set("numberOfLines", CGFloat(max(numberOfLines, 0))) }
    writer["lineBreakMode"] = lineBreakMode.word
    if preferredMaxLayoutWidth > 0 { writer.set("preferredMaxLayoutWidth", preferredMaxLayoutWidth) }
    writer.text(plain ?? "", attributed, font: font)
  }

  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    element.readText(attributed: { attributedText = $0 }, plain: { text = $0 })
    if let value = element.font { font = value }
    if let value = element.color("textColor") { textColor = value }
    if let value = element.textAlignment("textAlignment") { textAlignment = value }
    if let value = element.lineBreakMode("lineBreakMode") { lineBreakMode = value }
    if let value = element.count("numberOfLines") { numberOfLines = value }
    if let value = element.number("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = value }
    if let value = element.flag("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = value }
    if let value = element.number("minimumScaleFactor") { minimumScaleFactor = value }
    if let value = element.flag("adjustsFontForContentSizeCategory") {
      adjustsFontForContentSizeCategory = value
    }
    if let value = element.flag("enabled") { isEnabled = value }
    if let value = element.flag("highlighted") { isHighlighted = value }
    if let value = element.color("highlightedColor") { highlightedTextColor = value }
  }

  override var standardContentSize: CGSize {
    ContentMeasure.size(of: self, width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  /// The size that the text needs in a width. Points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isOpen = numberOfLines == 1 || size.width <= 0 || size.width >= CGFloat.greatestFiniteMagnitude
    return ContentMeasure.size(of: self, width: isOpen ? nil : size.width)
  }

  override func fontsDidChange() {
    guard adjustsFontForContentSizeCategory, let font = ownFont,
      let category = traitCollection.preferredContentSizeCategory.category
    else { return }
    self.font = font.adjusted(to: category)
  }
}

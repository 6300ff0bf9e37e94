/// A switch.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  override var elementName: String { "switch" }
  /// The size that it has. Points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsicContentSize)).size
  }
}

/// A slider.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The least value.
  open var minimumValue: Float = 0
  /// The greatest value.
  open var maximumValue: Float = 1
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  override var elementName: String { "slider" }
}

/// A stepper.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The value.
  open var value = 0.0
  /// The least value.
  open var minimumValue = 0.0
  /// The greatest value.
  open var maximumValue = 100.0
  /// How much a step is.
  open var stepValue = 1.0
  override var elementName: String { "stepper" }
}

/// A bar of progress.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The looks of bars of progress.
  public enum Style: Int, Sendable {
    case `default`, bar
  }
  /// How far it is, from 0 to 1.
  open var progress: Float = 0
  /// The look.
  open var progressViewStyle = Style.default
  /// Makes a bar of a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  /// Sets how far it is.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  override var elementName: String { "progressView" }
}

/// A sign that something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The sizes.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
  /// The size.
  open var style = Style.medium { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
  /// Whether it is hidden at rest.
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
  /// Whether it goes on.
  open private(set) var isAnimating = false
  /// Makes a sign of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    isHidden = true
  }
  /// Begins.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  /// Ends.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
  override var elementName: String { "activityIndicatorView" }
  override func writeContent(_ writer: inout ElementWriter) {
    writer["style"] = style == .large ? "large" : "medium"
  }
}

/// A row of dots, one a page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 { didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } } }
  /// The page that is shown, from 0.
  open var currentPage = 0
  /// Whether a single page has no dot.
  open var hidesForSinglePage = false
  override var elementName: String { "pageControl" }
  override func writeContent(_ writer: inout ElementWriter) {
    writer.set("numberOfPages", CGFloat(numberOfPages))
  }
}

/// A row of choices.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private var titles: [String] = []
  private var widths: [CGFloat] = []
  /// The choice, from 0; -1 for none.
  open var selectedSegmentIndex = -1
  /// Whether choices are as wide as their titles.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
  /// How many choices there are.
  open var numberOfSegments: Int { titles.count }
  /// Makes a row of titles.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
    widths = titles.map { _ in 0 }
  }
  /// Adds a choice.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let index = min(max(segment, 0), titles.count)
    titles.insert(title ?? "", at: index)
    widths.insert(0, at: index)
    invalidateIntrinsicContentSize()
  }
  /// Takes a choice away.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    widths.remove(at: segment)
    invalidateIntrinsicContentSize()
  }
  /// Sets the title of a choice.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    invalidateIntrinsicContentSize()
  }
  /// The title of a choice.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  /// Sets the width of a choice; 0 for one of the title. Points.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard widths.indices.contains(segment) else { return }
    widths[segment] = width
    invalidateIntrinsicContentSize()
  }
  override var elementName: String { "segmentedControl" }
  override func writeContent(_ writer: inout ElementWriter) {
    if apportionsSegmentWidthsByContent { writer["apportionsSegmentWidthsByContent"] = "YES" }
    writer.open("segments")
    for (title, width) in zip(titles, widths) {
      writer.open("segment", ["title": title])
      if width > 0 { writer.set("width", width) }
      writer.close()
    }
    writer.close()
  }
}

/// The looks of date pickers.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

/// A picker of a date.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The date.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The look that is asked for.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  override var elementName: String { "datePicker" }
  override func writeContent(_ writer: inout ElementWriter) {
    switch preferredDatePickerStyle {
    case .automatic: break
    case .wheels: writer["style"] = "wheels"
    case .compact: writer["style"] = "compact"
    case .inline: writer["style"] = "inline"
    }
  }
}

/// A picker of wheels.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  override var elementName: String { "pickerView" }
}

/// A field to search in.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The text.
  open var text: String?
  /// The text of an empty field.
  open var placeholder: String?
  override var elementName: String { "searchBar" }
}

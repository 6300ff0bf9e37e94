import SceneModel

/// A switch.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour of one that is on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// The title, which phones and pads do not show.
  open var title: String?
  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if let value = element.flag("on") { isOn = value }
    if let value = element.color("onTintColor") { onTintColor = value }
    if let value = element.color("thumbTintColor") { thumbTintColor = value }
    if let value = element.word("title") { title = value }
  }

  @_spi(UIKitHooks) open override var elementName: String { "switch" }
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
  /// Whether actions run while it moves.
  open var isContinuous = true
  /// The colour of the track before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track behind the knob.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// The image at the end of the least value.
  open var minimumValueImage: UIImage?
  /// The image at the end of the greatest value.
  open var maximumValueImage: UIImage?
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if let number = element.number("minValue") { minimumValue = Float(number) }
    if let number = element.number("maxValue") { maximumValue = Float(number) }
    if let number = element.number("value") { value = Float(number) }
    if let flag = element.flag("continuous") { isContinuous = flag }
    if let image = element.image("minimumValueImage") { minimumValueImage = image }
    if let image = element.image("maximumValueImage") { maximumValueImage = image }
  }

  @_spi(UIKitHooks) open override var elementName: String { "slider" }
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
  /// Whether the least value follows the greatest.
  open var wraps = false
  /// Whether it steps on while it is held.
  open var autorepeat = true
  /// Whether actions run while it is held.
  open var isContinuous = true
  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if let number = element.number("minimumValue") { minimumValue = Double(number) }
    if let number = element.number("maximumValue") { maximumValue = Double(number) }
    if let number = element.number("value") { value = Double(number) }
    if let number = element.number("stepValue") { stepValue = Double(number) }
    if let flag = element.flag("wraps") { wraps = flag }
    if let flag = element.flag("autorepeat") { autorepeat = flag }
    if let flag = element.flag("continuous") { isContinuous = flag }
  }

  @_spi(UIKitHooks) open override var elementName: String { "stepper" }
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
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is left.
  open var trackTintColor: UIColor?
  /// The image of what is done.
  open var progressImage: UIImage?
  /// The image of what is left.
  open var trackImage: UIImage?
  /// Makes a bar of a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  /// Sets how far it is.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if element.word("progressViewStyle") == "bar" { progressViewStyle = .bar }
    if let value = element.number("progress") { progress = Float(value) }
    if let value = element.color("progressTintColor") { progressTintColor = value }
    if let value = element.color("trackTintColor") { trackTintColor = value }
  }

  @_spi(UIKitHooks) open override var elementName: String { "progressView" }
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
  /// The colour.
  open var color: UIColor! = .systemGray
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
  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if let word = element.word("style") { style = ["large", "whiteLarge"].contains(word) ? .large : .medium }
    if let value = element.color("color") { color = value }
    if element.isWhole {
      if element.flag("animating") == true { startAnimating() }
      hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
    }
  }

  @_spi(UIKitHooks) open override var elementName: String { "activityIndicatorView" }
  package override func writeContent(_ writer: inout ElementWriter) {
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
  /// The colour of dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor?
  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if let value = element.count("numberOfPages") { numberOfPages = value }
    if let value = element.count("currentPage") { currentPage = value }
    if let value = element.flag("hidesForSinglePage") { hidesForSinglePage = value }
  }

  @_spi(UIKitHooks) open override var elementName: String { "pageControl" }
  package override func writeContent(_ writer: inout ElementWriter) {
    writer.set("numberOfPages", CGFloat(numberOfPages))
  }
}

/// A row of choices.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private var titles: [String] = []
  private var images: [UIImage?] = []
  private var disabled: [Bool] = []
  /// The colour of the choice.
  open var selectedSegmentTintColor: UIColor?
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
    for item in items ?? [] {
      if let image = item as? UIImage {
        insertSegment(with: image, at: titles.count, animated: false)
      } else {
        insertSegment(withTitle: item as? String, at: titles.count, animated: false)
      }
    }
  }
  /// Adds a choice.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(title ?? "", nil, at: segment)
  }
  /// Adds a choice with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert("", image, at: segment)
  }
  private func insert(_ title: String, _ image: UIImage?, at segment: Int) {
    let index = min(max(segment, 0), titles.count)
    titles.insert(title, at: index)
    images.insert(image, at: index)
    widths.insert(0, at: index)
    disabled.insert(false, at: index)
    invalidateIntrinsicContentSize()
  }
  /// Sets whether a choice can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if disabled.indices.contains(segment) { disabled[segment] = !enabled }
  }
  /// Whether a choice can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    disabled.indices.contains(segment) && !disabled[segment]
  }
  /// Takes all choices away.
  open func removeAllSegments() {
    (titles, images, widths, disabled) = ([], [], [], [])
    invalidateIntrinsicContentSize()
  }
  /// Takes a choice away.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    images.remove(at: segment)
    widths.remove(at: segment)
    disabled.remove(at: segment)
    invalidateIntrinsicContentSize()
  }
  /// Sets the title of a choice.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    (titles[segment], images[segment]) = (title ?? "", nil)
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
  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if let value = element.flag("apportionsSegmentWidthsByContent") {
      apportionsSegmentWidthsByContent = value
    }
    for segment in element.element(named: .segments)?.elements ?? [] {
      insert(segment.text(.title) ?? "", segment.image("image"), at: titles.count)
      setWidth(segment.number("width") ?? 0, forSegmentAt: titles.count - 1)
      if segment.flag("enabled") == false { setEnabled(false, forSegmentAt: titles.count - 1) }
    }
    if let value = element.count("selectedSegmentIndex") { selectedSegmentIndex = value }
    if let value = element.color("selectedSegmentTintColor") { selectedSegmentTintColor = value }
  }

  @_spi(UIKitHooks) open override var elementName: String { "segmentedControl" }
  package override func writeContent(_ writer: inout ElementWriter) {
    if apportionsSegmentWidthsByContent { writer["apportionsSegmentWidthsByContent"] = "YES" }
    writer.open("segments")
    for index in titles.indices {
      writer.open("segment", ["title": titles[index]])
      if let image = images[index] { writer["image"] = writer.name(of: image) }
      if widths[index] > 0 { writer.set("width", widths[index]) }
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
  /// The kinds of dates.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }
  /// The kind of date.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// The distance between minutes.
  open var minuteInterval = 1
  /// The first date.
  open var minimumDate: Date?
  /// The last date.
  open var maximumDate: Date?
  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if let value: Mode = element.choice(
      "datePickerMode",
      ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer])
    {
      datePickerMode = value
    }
    let style: UIDatePickerStyle? = element.choice(
      "style", ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline])
    if let style = style ?? (element.isWhole ? .wheels : nil) { preferredDatePickerStyle = style }
    if let value = element.count("minuteInterval") { minuteInterval = value }
  }

  @_spi(UIKitHooks) open override var elementName: String { "datePicker" }
  package override func writeContent(_ writer: inout ElementWriter) {
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
  @_spi(UIKitHooks) open override var elementName: String { "pickerView" }
}

/// A field to search in.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits, TextInputHolder {
  /// The text.
  open var text: String?
  /// The text of an empty field.
  open var placeholder: String?
  /// How much it stands out.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }
  /// How much it stands out.
  open var searchBarStyle = Style.default
  /// The look.
  open var barStyle = UIBarStyle.default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether what lies below shines through.
  open var isTranslucent = true
  /// Whether there is a button that ends the search.
  open var showsCancelButton = false
  package var textInput = TextInput()

  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if let value = element.text(.placeholder) { placeholder = value }
    if let value = element.text(.text) { text = value }
    if let value: Style = element.choice(
      "searchBarStyle", ["default": .default, "prominent": .prominent, "minimal": .minimal])
    {
      searchBarStyle = value
    }
    if let value = element.flag("translucent") { isTranslucent = value }
    if let value = element.flag("showsCancelButton") { showsCancelButton = value }
  }

  @_spi(UIKitHooks) open override var elementName: String { "searchBar" }
}

/// A control that shows a colour and lets a person choose another.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The colour.
  open var selectedColor: UIColor?
  /// The title of the choice.
  open var title: String?
  /// Whether colours may be less opaque.
  open var supportsAlpha = true
  @_spi(UIKitHooks) open override var elementName: String { "colorWell" }
}

/// A sign that content is loaded anew, which a scroll view shows while it is pulled down.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether content is being loaded.
  open private(set) var isRefreshing = false
  /// Begins.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends.
  open func endRefreshing() { isRefreshing = false }
}

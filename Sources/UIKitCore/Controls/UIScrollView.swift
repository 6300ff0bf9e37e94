import AutoLayout
import SceneModel

/// A view that scrolls what is in it.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Where the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always

    fileprivate var word: String {
      switch self {
      case .automatic: "automatic"
      case .scrollableAxes: "scrollableAxes"
      case .never: "never"
      case .always: "always"
      }
    }
  }

  /// The looks of the bars that show where it is.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// The ways in which scrolling puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  /// The size of what is scrolled. Points.
  open var contentSize = CGSize.zero
  /// Where the content is scrolled to. Points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// The insets around the content. Points.
  open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { insetsDidChange() } } }
  /// Where the safe area is added to the content's insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() } }
  }
  /// Whether it bounces where its content is not higher.
  open var alwaysBounceVertical = false { didSet { noteLayoutChange() } }
  /// Whether it bounces where its content is not wider.
  open var alwaysBounceHorizontal = false { didSet { noteLayoutChange() } }
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The keeper that is told of scrolling.
  @_spi(UIKitHooks) open var scrollKeeper: (any UIScrollViewDelegate)? { scrollDelegate }
  /// The adjusted insets as the last layout left them. Points.
  private var knownContentInset = UIEdgeInsets.zero
  /// Whether it scrolls.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether it scrolls along one axis at a time.
  open var isDirectionalLockEnabled = false
  /// Whether it bounces where it is zoomed.
  open var bouncesZoom = true
  /// The least scale of the content.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale of the content.
  open var maximumZoomScale: CGFloat = 1
  /// Whether touches are kept until it is sure that they do not scroll.
  open var delaysContentTouches = true
  /// Whether touches of the content may become scrolling.
  open var canCancelContentTouches = true
  /// The look of the bars that show where it is.
  open var indicatorStyle = IndicatorStyle.default
  /// The insets of these bars. Points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// How scrolling puts the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The sign that content is loaded anew.
  open var refreshControl: UIRefreshControl?
  /// Whether it stops at pages.
  open var isPagingEnabled = false
  /// Whether it bounces.
  open var bounces = true
  /// Whether it shows where it is from top to bottom.
  open var showsVerticalScrollIndicator = true
  /// Whether it shows where it is from left to right.
  open var showsHorizontalScrollIndicator = true

  /// The area of what is scrolled.
  open var contentLayoutGuide: UILayoutGuide { guide(.contentLayout, "UIScrollView-contentLayoutGuide") }
  /// The area of the view itself.
  open var frameLayoutGuide: UILayoutGuide { guide(.frameLayout, "UIScrollView-frameLayoutGuide") }

  /// The content's insets with what the safe area adds. Points.
  open var adjustedContentInset: UIEdgeInsets {
    guard index >= 0, let insets = rootView.hierarchy?.kept?.insets, insets.indices.contains(index),
      let scrolling = insets[index].scrolling
    else { return contentInset }
    return UIEdgeInsets(scrolling.adjusted)
  }

  /// Scrolls somewhere at once. Points.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  @_spi(UIKitHooks) open override func take(_ value: Any?, forKey key: String) -> Bool {
    guard key == "delegate" else { return super.take(value, forKey: key) }
    scrollDelegate = value as? any UIScrollViewDelegate
    return true
  }

  @_spi(UIKitHooks) open override var elementName: String { "scrollView" }

  package override func writeContent(_ writer: inout ElementWriter) {
    if alwaysBounceVertical { writer["alwaysBounceVertical"] = "YES" }
    if alwaysBounceHorizontal { writer["alwaysBounceHorizontal"] = "YES" }
    writer["contentInsetAdjustmentBehavior"] = contentInsetAdjustmentBehavior.word
    guard contentInset != .zero else { return }
    writer.open("inset", ["key": "contentInset"])
    writer.set("minX", contentInset.left)
    writer.set("minY", contentInset.top)
    writer.set("maxX", contentInset.right)
    writer.set("maxY", contentInset.bottom)
    writer.close()
  }

  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if let value = element.flag("scrollEnabled") { isScrollEnabled = value }
    if let value = element.flag("pagingEnabled") { isPagingEnabled = value }
    if let value = element.flag("bounces") { bounces = value }
    if let value = element.flag("bouncesZoom") { bouncesZoom = value }
    if let value = element.flag("alwaysBounceHorizontal") { alwaysBounceHorizontal = value }
    if let value = element.flag("alwaysBounceVertical") { alwaysBounceVertical = value }
    if let value = element.flag("directionalLockEnabled") { isDirectionalLockEnabled = value }
    if let value = element.flag("showsHorizontalScrollIndicator") { showsHorizontalScrollIndicator = value }
    if let value = element.flag("showsVerticalScrollIndicator") { showsVerticalScrollIndicator = value }
    if let value = element.flag("delaysContentTouches") { delaysContentTouches = value }
    if let value = element.flag("canCancelContentTouches") { canCancelContentTouches = value }
    if let value = element.number("maximumZoomScale") { maximumZoomScale = value }
    if let value = element.number("minimumZoomScale") { minimumZoomScale = value }
    if let value: KeyboardDismissMode = element.choice(
      "keyboardDismissMode", ["none": .none, "onDrag": .onDrag, "interactive": .interactive])
    {
      keyboardDismissMode = value
    }
    if let value: ContentInsetAdjustmentBehavior = element.choice(
      "contentInsetAdjustmentBehavior",
      ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always])
    {
      contentInsetAdjustmentBehavior = value
    }
    if let value = element.insets("contentInset") { contentInset = value }
    if let value = element.insets("scrollIndicatorInsets") { scrollIndicatorInsets = value }
  }

  /// Places the views in it, and takes the content's size from constraints where some hold it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    keepAtRest()
    guard holdsContent, index >= 0, let size = rootView.hierarchy?.kept?.contentSize(of: index) else {
      return
    }
    contentSize = CGSize(width: size.width, height: size.height)
  }

  private func insetsDidChange() {
    noteLayoutChange()
    needsLayoutFlag = true
  }

  /// Keeps content that was not scrolled clear of what reaches into it.
  private func keepAtRest() {
    let insets = adjustedContentInset
    guard insets != knownContentInset else { return }
    if bounds.origin.y == -knownContentInset.top { bounds.origin.y = -insets.top }
    if bounds.origin.x == -knownContentInset.left { bounds.origin.x = -insets.left }
    knownContentInset = insets
    scrollKeeper?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Whether constraints bind what is in it to its content's edges (InterfaceBuilder.md#scroll-content).
  private var holdsContent: Bool {
    var holder: UIView? = self
    while let view = holder {
      if view.ownConstraints.contains(where: bindsContent) { return true }
      holder = view.superview
    }
    return false
  }

  private func bindsContent(_ constraint: NSLayoutConstraint) -> Bool {
    let items = constraint.items.compactMap(\.self)
    if items.contains(where: {
      ($0 as? UILayoutGuide).map { $0.kind == .contentLayout && $0.owningView === self } ?? false
    }) {
      return true
    }
    guard items.contains(where: { $0 === self }) else { return false }
    return items.contains { item in
      item !== self && item.view !== self && item.view?.isDescendant(of: self) == true
    }
  }
}

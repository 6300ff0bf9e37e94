import AutoLayout
package import SceneModel

/// A view: a rectangle with views in it, laid out by constraints, by autoresizing masks or by a program.
///
/// Nothing is drawn and no event comes. A layout comes when it is asked for: ``layoutIfNeeded()``.
///
/// ```swift
/// let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// let title = UILabel()
/// title.text = "Title"
/// title.translatesAutoresizingMaskIntoConstraints = false
/// window.addSubview(title)
/// title.centerXAnchor.constraint(equalTo: window.centerXAnchor).isActive = true
/// title.topAnchor.constraint(equalTo: window.topAnchor, constant: 20).isActive = true
/// window.layoutIfNeeded()
/// print(title.frame)
/// ```
@preconcurrency @MainActor
open class UIView: UIResponder, ConstraintItem {
  // MARK: Hierarchy

  /// The view that holds it; nil of a window and of one that was not added.
  open internal(set) weak var superview: UIView?
  /// The views in it, from the back to the front.
  open internal(set) var subviews: [UIView] = []
  /// A number by which programs find the view.
  open var tag = 0
  /// The guides that were added, and those of the view itself that were asked for.
  var guides: [UILayoutGuide] = []
  /// The constraints in force that the view holds.
  var ownConstraints: [NSLayoutConstraint] = []
  /// The controller of the view.
  weak var controller: UIViewController?

  // MARK: Geometry

  /// The view's own coordinates. Points.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { setGeometry(Geometry(bounds: newValue, center: geometry.center)) }
  }
  /// The middle in the superview's coordinates. Points.
  open var center: CGPoint {
    get { geometry.center }
    set { setGeometry(Geometry(bounds: geometry.bounds, center: newValue)) }
  }
  /// The frame in the superview's coordinates; with a transform the smallest rectangle around it. Points.
  open var frame: CGRect {
    get {
      if transform.isIdentity { return placedFrame }
      let (size, center) = (geometry.bounds.size, geometry.center)
      let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(
          transform)
      return CGRect(
        x: center.x + box.origin.x, y: center.y + box.origin.y, width: box.width, height: box.height)
    }
    set { setFrame(newValue) }
  }
  /// The change of coordinates about the centre, of which constraints know nothing.
  open var transform = CGAffineTransform.identity
  var geometry = Geometry()
  /// The view's own coordinates, and where its frame without the transform begins, so that a frame comes back
  /// as it was set.
  struct Geometry: Equatable {
    var bounds = CGRect.zero
    var origin = CGPoint.zero

    var center: CGPoint { CGPoint(x: origin.x + bounds.width / 2, y: origin.y + bounds.height / 2) }
  }

  // MARK: Layout

  /// How the view follows its superview's size where no constraint decides.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { noteLayoutChange() } }
  }
  /// Whether the views in it follow its size by their masks.
  open var autoresizesSubviews = true
  /// Whether the frame and the mask decide where the view is, rather than constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { noteLayoutChange() } }
  }
  var needsLayoutFlag = true
  var needsUpdateConstraintsFlag = true
  /// The kept layout of the hierarchy whose root the view is.
  var hierarchy: HierarchyLayout?
  /// The view's number in the layout of its hierarchy, -1 where it is in none.
  var index = -1
  package let layoutID = ObjectID.next("v")
  var anchors: [AnchorSlot: NSObject] = [:]

  var huggingPriorities = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var resistancePriorities = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )
  /// The size of content that the view's kind answered last; nil before it was asked.
  var baseAnswer: CGSize?

  // MARK: Margins

  /// The margins that were set; nil where the system's hold.
  package var ownMargins: NSDirectionalEdgeInsets?
  /// Whether the margins are at least as far inside as the superview's.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { noteLayoutChange() } }
  }
  /// Whether the margins begin at the safe area.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { noteLayoutChange() } }
  }
  /// The insets that views were told of last.
  var knownInsets = KnownInsets()
  struct KnownInsets: Equatable {
    var safeArea = UIEdgeInsets.zero
    var margins: UIEdgeInsets?
  }

  // MARK: Looks

  /// Whether the view is hidden; a stack view leaves no space for one that is.
  open var isHidden = false {
    didSet { if isHidden != oldValue, superview is UIStackView { noteLayoutChange() } }
  }
  /// How opaque it is, up to 1.
  open var alpha: CGFloat = 1
  /// Whether nothing shows through.
  open var isOpaque = true
  /// The colour behind its content.
  open var backgroundColor: UIColor?
  /// The colour of what is tinted.
  open var tintColor: UIColor! = .systemBlue
  /// Whether what reaches out of it is cut off.
  open var clipsToBounds = false
  /// Whether it takes touches.
  open var isUserInteractionEnabled = true
  /// Whether it takes several touches at once.
  open var isMultipleTouchEnabled = false
  /// How its content stands in it.
  open var contentMode = ContentMode.scaleToFill
  /// The name by which tests find it.
  open var accessibilityIdentifier: String?
  /// The words that are read aloud of it.
  open var accessibilityLabel: String?
  /// The words that are read aloud of what it does.
  open var accessibilityHint: String?
  /// The words that are read aloud of its value.
  open var accessibilityValue: String?
  /// Whether it is read aloud as one.
  open var isAccessibilityElement = false
  /// The name by which its state is kept.
  open var restorationIdentifier: String?
  /// Whether what was drawn is cleared before it is drawn anew.
  open var clearsContextBeforeDrawing = true
  /// Whether colours around are dimmed while something lies above.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// The looks beside the colour.
  public private(set) lazy var layer = CALayer()
  /// How its content stands to the direction of reading.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { noteLayoutChange() } }
  }
  /// The traits that are set for the view and those in it; nil where none is.
  var ownTraits: TraitValues?
  package var traitRegistrations: [TraitRegistration] = []
  /// The traits that it was told of last; nil before it came into a window.
  var knownTraits: UITraitCollection?
  /// The objects of the document whose outermost view it is.
  var nib: NibObjects?
  /// The gestures that would be recognized in it.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Makes a view of a frame in its superview's coordinates. Points.
  public init(frame: CGRect) {
    super.init()
    geometry = Geometry(bounds: CGRect(origin: .zero, size: frame.size), origin: frame.origin)
  }

  /// Makes a view of no size.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view of a document; of another coder one without a size.
  public required init?(coder: NSCoder) {
    super.init()
    if let element = coder.element { readAll(element) }
  }

  /// Reads what a document says of the view: all of it when the view is made, later what varies.
  @_spi(UIKitHooks) open func read(_ element: NibElement) { readView(element) }

  /// The view that holds what a document puts into the content; nil of a view that has none.
  @_spi(UIKitHooks) open var contentHolder: UIView? { nil }

  /// The view that a document has for one that the view makes itself; nil of another.
  @_spi(UIKitHooks) open func givenView(_ element: NibElement) -> UIView? { nil }

  /// Takes a view of a document as the value of a property.
  @_spi(UIKitHooks) open func take(_ view: UIView, forViewKey key: String) {}

  /// The name of the element that documents have for the view.
  @_spi(UIKitHooks) open var elementName: String { "view" }

  /// Writes the attributes and children of the element that decide the content's size.
  package func writeContent(_ writer: inout ElementWriter) {}

  /// UIKit's line of the console, such as
  /// `<UILabel: 0x7f8c0d50; frame = (16 59; 361 20.5); text = 'Title'; layer = <CALayer: 0x60>>`.
  nonisolated open override var description: String { MainActor.assumeIsolated { printed } }

  /// The text that the console shows beside the class.
  package var consoleText: String? { nil }

  var view: UIView? { self }

  /// Whether constraints decide the frame.
  var usesConstraints: Bool { isFitted || !translatesAutoresizingMaskIntoConstraints }
  /// Whether the size that fits the view is being looked for, of which its frame says nothing.
  var isFitted = false

  /// The responder after it: its controller, else its superview.
  open override var next: UIResponder? { controller ?? superview }

  // MARK: Calls

  /// Changes the constraints of the view before they are solved; called after those of the views in it.
  ///
  /// Overrides call that of the superclass last.
  open func updateConstraints() {}

  /// Places the views in it: those that constraints lay out get the frames that these come to.
  open func layoutSubviews() { applyLayoutToSubviews() }

  /// The size of the view's content; ``noIntrinsicMetric`` where it has none. Points.
  open var intrinsicContentSize: CGSize {
    let size = standardContentSize
    baseAnswer = size
    return size
  }

  /// The size that fits best into another one. By itself the view's own size. Points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// How far the frame reaches beyond what constraints align. Points.
  open var alignmentRectInsets: UIEdgeInsets { standardAlignment }

  /// The view whose first baseline is this view's.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline is this view's.
  open var forLastBaselineLayout: UIView { self }

  /// Called before the view is in another superview, or in none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the view is in another superview, or in none.
  open func didMoveToSuperview() {}

  /// Called before the view is in another window, or in none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the view is in another window, or in none.
  open func didMoveToWindow() {}

  /// Called when a view was added to it.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view in it is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called after the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// Called after the margins have changed.
  open func layoutMarginsDidChange() {}

  /// Called after traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Asks for a drawing, which is never made.
  open func setNeedsDisplay() {}

  /// Called after the color of what is tinted has changed; nothing calls it here.
  open func tintColorDidChange() {}

  /// Whether the class is laid out by constraints alone.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Draws the view; nothing calls it.
  open func draw(_ rect: CGRect) {}

  /// Called where Interface Builder shows the view; nothing calls it.
  open func prepareForInterfaceBuilder() {}

  // MARK: Hierarchy, as subclasses may change it

  /// The window that it is in; nil where it is in none.
  open var window: UIWindow? { windowNow }

  /// Puts a view in front of those in it, from wherever it is.
  open func addSubview(_ view: UIView) { insert(view, at: nil) }

  /// Puts a view among those in it.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view right behind one of those in it.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, below: siblingSubview)
  }

  /// Puts a view right in front of one of those in it.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, above: siblingSubview)
  }

  /// Exchanges two of the views in it.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Puts one of the views in it in front.
  open func bringSubviewToFront(_ view: UIView) { bringToFront(view) }

  /// Puts one of the views in it behind the others.
  open func sendSubviewToBack(_ view: UIView) { sendToBack(view) }

  /// Takes the view out of its superview, and the constraints to what is outside of it out of force.
  open func removeFromSuperview() { takeOut() }

  // MARK: Layout, as subclasses may change it

  /// Asks for ``layoutSubviews()`` in the next layout.
  open func setNeedsLayout() { needsLayoutFlag = true }

  /// Lays out what has changed: constraints from the inside out, the solution, views from the outside in.
  ///
  /// The layout begins at the view, or at the outermost of those around it that need it without a gap, as
  /// layers do it.
  open func layoutIfNeeded() { layOut() }

  /// Asks for ``updateConstraints()`` in the next layout.
  open func setNeedsUpdateConstraints() { needsUpdateConstraintsFlag = true }

  /// Whether ``updateConstraints()`` was asked for.
  open func needsUpdateConstraints() -> Bool { needsUpdateConstraintsFlag }

  /// Has the view and those in it change their constraints where that was asked for.
  open func updateConstraintsIfNeeded() { updateConstraintsInside() }

  /// Has the size of the content asked for anew.
  open func invalidateIntrinsicContentSize() {
    noteLayoutChange()
    superview?.needsLayoutFlag = true
  }

  /// The smallest size that constraints and content allow for, nearest to another one. Points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that constraints and content allow for, nearest to another one by priorities. Points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Makes the view as large as its content fits best, about its origin.
  open func sizeToFit() { fitSize() }

  /// The frame of what constraints align, of a frame. Points.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { alignmentRectNow(frame) }

  /// The frame around what constraints align. Points.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { frameNow(alignmentRect) }

  /// Whether a point lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The foremost view at a point that takes touches; nil outside of the view.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let found = view.hitTest(convert(point, to: view), with: event) { return found }
    }
    return self
  }

  /// The constraints in force that the view holds.
  open var constraints: [NSLayoutConstraint] { ownConstraints }

  /// Puts a constraint in force, which the view holds: its items are the view or in it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Puts constraints in force, which the view holds: their items are the view or in it.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { hold(constraint) }
  }

  /// Takes a constraint that the view holds out of force.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { drop(constraint) }
  }

  /// Takes constraints that the view holds out of force.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// How far bars and the edges of the screen reach into the view, as the last layout found. Points.
  open var safeAreaInsets: UIEdgeInsets { knownInsets.safeArea }

  /// The margins by left and right. Points.
  open var layoutMargins: UIEdgeInsets {
    get { currentMargins }
    set { setMargins(NSDirectionalEdgeInsets(newValue, effectiveUserInterfaceLayoutDirection)) }
  }

  /// The margins by the direction of reading. Points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(currentMargins, effectiveUserInterfaceLayoutDirection) }
    set { setMargins(newValue) }
  }

  /// The traits that are in force.
  open var traitCollection: UITraitCollection { currentTraits }

  /// The direction in which the view's content is read.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.userInterfaceDirection)
  }

  /// How strongly the view is no larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? huggingPriorities.horizontal : huggingPriorities.vertical
  }

  /// Sets how strongly the view is no larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      huggingPriorities.horizontal = priority
    } else {
      huggingPriorities.vertical = priority
    }
    noteLayoutChange()
  }

  /// How strongly the view is no smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? resistancePriorities.horizontal : resistancePriorities.vertical
  }

  /// Sets how strongly the view is no smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      resistancePriorities.horizontal = priority
    } else {
      resistancePriorities.vertical = priority
    }
    noteLayoutChange()
  }

  /// Called after the size of text may have changed.
  func fontsDidChange() {}

  /// The size of the content that the kind of the view gives it.
  var standardContentSize: CGSize { ContentMeasure.size(of: self, width: nil) }

  /// The margins that a layout reads of the view; nil where the standard ones hold.
  @_spi(UIKitHooks) open var writtenMargins: NSDirectionalEdgeInsets? { marginsWithMinimum }

  /// Whether the views in it are scrolled and no constraint says where they are: rows and cells.
  @_spi(UIKitHooks) open var scrollsElements: Bool { false }

  /// Called after the size of ``bounds`` has changed.
  @_spi(UIKitHooks) open func boundsSizeDidChange() {}

  /// Adds a gesture recognizer, which recognizes nothing here.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Takes a gesture recognizer away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}

extension UIView {
  /// The lengths of a view that follow its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// A bit of each edge and length.
    public let rawValue: UInt

    /// A mask by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How content stands in a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft
    case topRight, bottomLeft, bottomRight

    /// The modes by the words that documents have for them.
    package static let words: KeyValuePairs<String, ContentMode> = [
      "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
      "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
      "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
  }

  /// Whether the colour of what is tinted is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  /// The length of content that has none.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The size that asks for the smallest fitting one.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The size that asks for the largest fitting one. Points.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

import SceneModel

/// A view that lays a row or a column of views out.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How views share the room along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

    fileprivate var word: String {
      switch self {
      case .fill: "fill"
      case .fillEqually: "fillEqually"
      case .fillProportionally: "fillProportionally"
      case .equalSpacing: "equalSpacing"
      case .equalCentering: "equalCentering"
      }
    }
  }

  /// How views stand across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// The edge of a row where a column has its leading edge.
    public static var top: Alignment { .leading }
    /// The edge of a row where a column has its trailing edge.
    public static var bottom: Alignment { .trailing }
  }

  /// The views that it lays out, in order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The direction of the row.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { noteLayoutChange() } } }
  /// How views share the room along the axis.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { noteLayoutChange() } } }
  /// How views stand across the axis.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { noteLayoutChange() } } }
  /// The distance between views. Points.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { noteLayoutChange() } } }
  /// Whether distances of a column are counted from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { noteLayoutChange() } }
  }
  /// Whether views are laid out within the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { noteLayoutChange() } }
  }
  /// The distances after views that are not ``spacing``. Points.
  var customSpacings: [ObjectID: CGFloat] = [:]

  /// The distance that stands for the stack view's own.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The distance that stands for the system's.
  public static let spacingUseSystem: CGFloat = 1.17549435e-38

  /// Makes a stack view of a frame in its superview's coordinates. Points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view of a document; of another coder one without a size.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a stack view of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Lays a view out after the others, and adds it where it is not in the stack view.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Lays a view out at an index, and adds it where it is not in the stack view.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = arrangedSubviews.filter { $0 !== view }
    guard (0...others.count).contains(stackIndex) || stackIndex == arrangedSubviews.count else {
      LayoutExceptions.raise(
        "NSRangeException",
        """
        *** -[UIStackView insertArrangedSubview:atIndex:]: index \(stackIndex) beyond bounds \
        [0 .. \(others.count)]
        """)
      return
    }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arrangedSubviews = others
    arrangedSubviews.insert(view, at: min(stackIndex, others.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    noteLayoutChange()
  }

  /// Lays a view out no longer; it stays in the stack view.
  open func removeArrangedSubview(_ view: UIView) { forgetArranged(view) }

  func forgetArranged(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[view.layoutID] = nil
    noteLayoutChange()
  }

  /// Sets the distance after a view. Points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let points = spacing == Self.spacingUseSystem ? CGFloat(SystemSpacing.betweenNeighbors) : spacing
    customSpacings[arrangedSubview.layoutID] = spacing == Self.spacingUseDefault ? nil : points
    noteLayoutChange()
  }

  /// The distance after a view. Points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[arrangedSubview.layoutID] ?? Self.spacingUseDefault
  }

  @_spi(UIKitHooks) open override var elementName: String { "stackView" }

  package override func writeContent(_ writer: inout ElementWriter) {
    if axis == .vertical { writer["axis"] = "vertical" }
    if distribution != .fill { writer["distribution"] = distribution.word }
    if alignment != .fill { writer["alignment"] = alignmentWord }
    if spacing == Self.spacingUseSystem {
      writer["spacingType"] = "standard"
    } else if spacing != 0 {
      writer.set("spacing", spacing)
    }
    if isBaselineRelativeArrangement { writer["baselineRelativeArrangement"] = "YES" }
  }

  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if let value: NSLayoutConstraint.Axis = element.choice(
      "axis", ["horizontal": .horizontal, "vertical": .vertical])
    {
      axis = value
    }
    if let value: Distribution = element.choice(
      "distribution",
      [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ])
    {
      distribution = value
    }
    if let value: Alignment = element.choice(
      "alignment",
      [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
      ])
    {
      alignment = value
    }
    if element.word("spacingType") == "standard" {
      spacing = Self.spacingUseSystem
    } else if let value = element.number("spacing") {
      spacing = value
    }
    if let value = element.flag("baselineRelativeArrangement") { isBaselineRelativeArrangement = value }
    // Margins count only where the stack view arranges within them, as a document's margins always ask for.
    if element.isRead("layoutMargins") || element.isRead("directionalLayoutMargins") {
      isLayoutMarginsRelativeArrangement =
        element.child("layoutMargins") != nil || element.child("directionalLayoutMargins") != nil
    }
  }

  private var alignmentWord: String {
    switch alignment {
    case .fill: "fill"
    case .leading: axis == .horizontal ? "top" : "leading"
    case .firstBaseline: "firstBaseline"
    case .center: "center"
    case .trailing: axis == .horizontal ? "bottom" : "trailing"
    case .lastBaseline: "lastBaseline"
    }
  }

  @_spi(UIKitHooks) open override var writtenMargins: NSDirectionalEdgeInsets? {
    isLayoutMarginsRelativeArrangement ? super.writtenMargins ?? .zero : nil
  }
}

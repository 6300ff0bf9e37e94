/// A container of two columns, which are one in compact width (Devices.md#split-views).
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The kinds of containers by their columns.
  public enum Style: Int, Sendable {
    case unspecified
    case doubleColumn
  }

  /// The columns.
  public enum Column: Int, Sendable {
    case primary
    case secondary = 2
  }

  /// Which columns are shown in regular width.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary
  }

  /// The kind of container.
  public let style: Style
  /// Which columns are asked to be shown in regular width.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { placeColumns() } }
  }
  /// The width of the primary column as a share of the whole.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4 { didSet { placeColumns() } }
  /// The width of the primary column; nil where the share counts. Points.
  open var preferredPrimaryColumnWidth: CGFloat? { didSet { placeColumns() } }
  /// The least width of the primary column. Points.
  open var minimumPrimaryColumnWidth: CGFloat = 0 { didSet { placeColumns() } }
  /// The greatest width of the primary column; nil for the system's. Points.
  open var maximumPrimaryColumnWidth: CGFloat? { didSet { placeColumns() } }
  private var columns: [Column: UIViewController] = [:]

  /// The greatest width of a primary column on usual and on the largest pads. Points
  /// (Devices.md#split-views).
  private static let greatestPrimary: CGFloat = 320
  private static let greatestPrimaryOnLargest: CGFloat = 375
  private static let largestScreen: CGFloat = 1366
  /// The line between the columns. Points.
  private static let line: CGFloat = 0.5

  /// Makes a container of two columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a container of a master and a detail.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller of a storyboard.
  public required init?(coder: NSCoder) {
    style = coder.element?.word("style") == "doubleColumn" ? .doubleColumn : .unspecified
    super.init(coder: coder)
  }

  /// Takes the controllers that a document has for the columns, which bring their own navigation.
  func takeColumns(_ controllers: [UIViewController]) { viewControllers = controllers }

  /// The controllers of the columns.
  open var viewControllers: [UIViewController] {
    get { [columns[.primary], columns[.secondary]].compactMap(\.self) }
    set {
      for column in [Column.primary, .secondary] {
        let index = column == .primary ? 0 : 1
        set(newValue.indices.contains(index) ? newValue[index] : nil, in: column)
      }
    }
  }

  /// Puts a controller in a column: in a navigation controller where the style has columns and it is none.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard style == .doubleColumn, let vc, !(vc is UINavigationController) else { return set(vc, in: column) }
    set(UINavigationController(rootViewController: vc), in: column)
  }

  /// Shows a controller in the secondary column; while the columns are one, as the primary one shows others
  /// (Apple's page of `UISplitViewController.showDetailViewController(_:sender:)`).
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if isCollapsed, let primary = columns[.primary] {
      primary.show(vc, sender: sender)
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? {
    guard style == .doubleColumn, let navigation = columns[column] as? UINavigationController else {
      return columns[column]
    }
    return navigation.viewControllers.first
  }

  private func set(_ controller: UIViewController?, in column: Column) {
    guard columns[column] !== controller else { return }
    if let old = columns[column] {
      old.willMove(toParent: nil)
      remove(old)
      old.removeFromParent()
    }
    columns[column] = controller
    if let controller {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    placeColumns()
  }

  /// Whether the columns are one.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Which columns are shown.
  open var displayMode: DisplayMode {
    guard preferredDisplayMode == .automatic, let view = viewIfLoaded else { return preferredDisplayMode }
    return view.bounds.width > view.bounds.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// The width of the primary column. Points.
  open var primaryColumnWidth: CGFloat {
    let width = viewIfLoaded?.bounds.width ?? 0
    let screen = (viewIfLoaded?.layoutScreen ?? .main).bounds.size
    let isLargest = max(screen.width, screen.height) >= Self.largestScreen
    let most = maximumPrimaryColumnWidth ?? (isLargest ? Self.greatestPrimaryOnLargest : Self.greatestPrimary)
    let wanted = preferredPrimaryColumnWidth ?? width * preferredPrimaryColumnWidthFraction
    return min(max(wanted, minimumPrimaryColumnWidth), most).rounded(.up)
  }

  /// Places the columns when the view is made.
  open override func viewDidLoad() {
    super.viewDidLoad()
    placeColumns()
  }

  /// Places the columns by the size of now.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeColumns()
  }

  private func placeColumns() {
    guard isViewLoaded, let view else { return }
    let whole = view.bounds
    guard let primary = columns[.primary], let secondary = columns[.secondary] else {
      for controller in viewControllers { show(controller, whole) }
      return
    }
    if isCollapsed {
      remove(secondary)
      show(primary, whole)
    } else if displayMode == .secondaryOnly {
      remove(primary)
      show(secondary, whole)
    } else {
      let width = primaryColumnWidth
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let rest = whole.width - width - Self.line
      let compact = UITraitCollection(horizontalSizeClass: .compact)
      if primary.ownTraits.horizontalSizeClass != .compact {
        setOverrideTraitCollection(compact, forChild: primary)
      }
      show(
        primary, CGRect(x: isMirrored ? rest + Self.line : 0, y: 0, width: width, height: whole.height))
      show(
        secondary,
        CGRect(x: isMirrored ? 0 : width + Self.line, y: 0, width: rest, height: whole.height))
    }
  }

  private func show(_ controller: UIViewController, _ frame: CGRect) {
    showPlaced(controller)
    controller.view.frame = frame
  }

  private func remove(_ controller: UIViewController) {
    guard controller.viewIfLoaded?.superview != nil else { return }
    hide(controller)
    controller.ownTraits = .none
  }
}

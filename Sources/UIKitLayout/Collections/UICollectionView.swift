@_spi(UIKitHooks) import UIKitCore
import LiveLayout
import SceneModel

/// A collection of items, of which those in view have cells.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The axes along which layouts scroll.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// A bit of each place.
    public let rawValue: UInt
    /// Places by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top.
    public static let top = ScrollPosition(rawValue: 1)
    /// The middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left.
    public static let left = ScrollPosition(rawValue: 8)
    /// The middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of views before sections.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of views behind sections.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The rule by which the elements lie.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      layoutIsInvalid()
    }
  }
  /// The items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The sizes and distances.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { collectionViewLayout.invalidateLayout() }
  }
  @_spi(UIKitHooks) open override var scrollKeeper: (any UIScrollViewDelegate)? { delegate }
  /// Whether items can be chosen.
  open var allowsSelection = true
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false
  /// Whether cells are made before they come into view, which none are here.
  open var isPrefetchingEnabled = true
  /// The view behind the items.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  private struct Element: Hashable {
    let kind: String?
    let path: IndexPath
  }

  private var isPrepared = false
  private var shown: [Element: UICollectionReusableView] = [:]
  private var measured: Set<IndexPath> = []
  /// The views of cells under nil, and of each kind of supplementary views.
  private var pools: [String?: ReusableViews<UICollectionReusableView>] = [:]
  private var knownInset = UIEdgeInsets.zero

  /// Makes a collection of a frame in its superview's coordinates, with a layout. Points.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes a view of a document; of another coder one without a size.
  public required init?(coder: NSCoder) {
    collectionViewLayout =
      coder.element?.element("collectionViewLayout").map(Self.layout)
      ?? UICollectionViewLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  private static func layout(_ element: NibElement) -> UICollectionViewLayout {
    let standard: UICollectionViewLayout.Type =
      element.tag == "collectionViewFlowLayout"
      ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
    let type = element.objects.customClass(of: element.node, standard) as? UICollectionViewLayout.Type
    let layout = type?.init(coder: element.coder) ?? standard.init(coder: element.coder)
    layout?.read(element)
    return layout ?? UICollectionViewLayout()
  }

  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if let value = element.flag("allowsSelection") { allowsSelection = value }
    if let value = element.flag("allowsMultipleSelection") { allowsMultipleSelection = value }
    if let value = element.flag("prefetchingEnabled") { isPrefetchingEnabled = value }
    for cell in element.element(named: .cells)?.elements ?? [] {
      if let identifier = cell.word("reuseIdentifier") {
        pool(nil).register(identifier) { cell.makeReusableView() }
      }
    }
    for (key, kind) in [
      ("sectionHeaderView", Self.elementKindSectionHeader),
      ("sectionFooterView", Self.elementKindSectionFooter),
    ] {
      guard let view = element.element(key), let identifier = view.word("reuseIdentifier") else { continue }
      pool(kind).register(identifier) { view.makeReusableView() }
    }
  }

  @_spi(UIKitHooks) open override func take(_ view: UIView, forViewKey key: String) {
    if key == "backgroundView" { backgroundView = view } else { super.take(view, forViewKey: key) }
  }

  @_spi(UIKitHooks) open override func take(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "delegate": delegate = value as? any UICollectionViewDelegate
    case "dataSource": dataSource = value as? any UICollectionViewDataSource
    default: return super.take(value, forKey: key)
    }
    return true
  }

  // MARK: Cells

  /// Has cells of a class made for an identifier.
  open func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    pool(nil).register(identifier, cellClass.map { type in { type.init(dequeuedBy: identifier) } })
  }

  /// Has cells made of a xib for an identifier.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool(nil).register(identifier, nib)
  }

  /// Has supplementary views of a class made for an identifier.
  open func register(
    _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool(elementKind).register(identifier, viewClass.map { type in { type.init(dequeuedBy: identifier) } })
  }

  /// Has supplementary views made of a xib for an identifier.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    pool(kind).register(identifier, nib)
  }

  /// A cell that is shown no longer, or a new one of the identifier's class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeue(nil, identifier) as? UICollectionViewCell ?? UICollectionViewCell(dequeuedBy: identifier)
  }

  /// A supplementary view that is shown no longer, or a new one of the identifier's class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(elementKind, identifier) ?? UICollectionReusableView(dequeuedBy: identifier)
  }

  private func pool(_ kind: String?) -> ReusableViews<UICollectionReusableView> {
    if let pool = pools[kind] { return pool }
    let pool = ReusableViews<UICollectionReusableView>()
    pools[kind] = pool
    return pool
  }

  private func dequeue(_ kind: String?, _ identifier: String) -> UICollectionReusableView? {
    if let view = pool(kind).dequeue(identifier) { return view }
    LayoutExceptions.raise(
      "NSInternalInconsistencyException",
      """
      could not dequeue a view with identifier \(identifier) - must register a nib or a class for the \
      identifier or connect a prototype cell in a storyboard
      """)
    return nil
  }

  /// How many sections there are.
  open var numberOfSections: Int { max(dataSource?.numberOfSections(in: self) ?? 0, 0) }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    max(dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0, 0)
  }

  /// The cells in view, in order.
  open var visibleCells: [UICollectionViewCell] {
    shown.sorted { $0.key.path < $1.key.path }.compactMap { $0.value as? UICollectionViewCell }
  }

  /// The items in view, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }

  /// The cell of an item in view.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[Element(kind: nil, path: indexPath)] as? UICollectionViewCell
  }

  /// The supplementary view of a place in view.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[Element(kind: elementKind, path: indexPath)]
  }

  /// The item of a cell in view.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.path
  }

  /// Where the cell of an item lies.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Changes

  /// Asks for all items anew.
  open func reloadData() {
    for (element, view) in shown { recycle(view, of: element) }
    shown = [:]
    collectionViewLayout.invalidateLayout()
  }

  /// Asks for items anew.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks for the items of sections anew.
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  /// Asks for the items anew, to which some were added.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks for the items anew, of which some are gone.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Makes several changes.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Lays the items out by another rule.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Scrolls to an item at once.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let item = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let insets = adjustedContentInset
    let size = collectionViewLayout.collectionViewContentSize
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = item.minY - insets.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = item.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = item.maxY + insets.bottom - bounds.height }
    if scrollPosition.contains(.left) { offset.x = item.minX - insets.left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = item.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { offset.x = item.maxX + insets.right - bounds.width }
    contentOffset = CGPoint(
      x: min(max(offset.x, -insets.left), max(size.width + insets.right - bounds.width, -insets.left)),
      y: min(max(offset.y, -insets.top), max(size.height + insets.bottom - bounds.height, -insets.top)))
    layoutIfNeeded()
  }

  /// Chooses an item, which shows nothing.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  /// Chooses an item no longer.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}

  func layoutIsInvalid() {
    isPrepared = false
    measured = []
    setNeedsLayout()
  }

  // MARK: Layout

  /// Lays the elements in view out.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isPrepared, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      collectionViewLayout.invalidateLayout()
    }
    if adjustedContentInset != knownInset {
      knownInset = adjustedContentInset
      collectionViewLayout.invalidateLayout()
    }
    backgroundView?.frame = bounds
    for _ in 0..<LiveScene.mostTurns {
      prepareLayout()
      if !showElements() { break }
      isPrepared = false
    }
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  private func prepareLayout() {
    guard !isPrepared else { return }
    isPrepared = true
    collectionViewLayout.prepare()
  }

  /// Places the elements in view.
  ///
  /// - Returns: Whether cells want other sizes than they have.
  private func showElements() -> Bool {
    let elements = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    var inView: Set<Element> = []
    var hasChanged = false
    for attributes in elements where !attributes.isHidden {
      let element = Element(kind: attributes.representedElementKind, path: attributes.indexPath)
      guard let view = view(of: element) else { continue }
      inView.insert(element)
      view.apply(attributes)
      view.frame = attributes.frame
      view.alpha = attributes.alpha
      guard element.kind == nil, collectionViewLayout.estimatesSizes, measured.insert(element.path).inserted
      else { continue }
      let preferred = view.preferredLayoutAttributesFitting(attributes).size
      if preferred != attributes.size {
        collectionViewLayout.take(preferred, of: element.path)
        hasChanged = true
      }
    }
    for (element, view) in shown where !inView.contains(element) {
      recycle(view, of: element)
      shown[element] = nil
    }
    return hasChanged
  }

  private func view(of element: Element) -> UICollectionReusableView? {
    if let view = shown[element] { return view }
    guard let dataSource else { return nil }
    let view: UICollectionReusableView
    if let kind = element.kind {
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: element.path)
    } else {
      let cell = dataSource.collectionView(self, cellForItemAt: element.path)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
      view = cell
    }
    view.translatesAutoresizingMaskIntoConstraints = true
    shown[element] = view
    addSubview(view)
    return view
  }

  private func recycle(_ view: UICollectionReusableView, of element: Element) {
    view.removeFromSuperview()
    pool(element.kind).enqueue(view)
  }

  @_spi(UIKitHooks) open override var elementName: String { "scrollView" }
  @_spi(UIKitHooks) open override var scrollsElements: Bool { true }
}

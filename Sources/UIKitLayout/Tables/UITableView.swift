@_spi(UIKitHooks) import UIKitCore
import LiveLayout
import SceneModel

/// A table of rows, of which those in view have cells.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The looks of tables.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  /// Where insets of lines count from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// The height that stands for that of the content.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The look.
  public let style: Style
  /// The rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The heights of rows and the views between them.
  open weak var delegate: (any UITableViewDelegate)? { didSet { reloadData() } }
  @_spi(UIKitHooks) open override var scrollKeeper: (any UIScrollViewDelegate)? { delegate }
  /// The height of rows; ``automaticDimension`` for that of their cells. Points.
  open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { reloadData() } } }
  /// The height that rows are taken to have before they are laid out; ``automaticDimension`` for the
  /// system's. Points.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { reloadData() } }
  }
  /// The height of the views above the rows of sections; ``automaticDimension`` for their own. Points.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { reloadData() } }
  }
  /// The height of the views below the rows of sections; ``automaticDimension`` for their own. Points.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { reloadData() } }
  }
  /// The height that views above rows are taken to have before they are laid out. Points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The height that views below rows are taken to have before they are laid out. Points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above the views above the rows of a plain table; ``automaticDimension`` for the system's.
  /// Points.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { reloadData() } }
  }
  /// The lines between rows, of which each took a pixel of its row up to iOS 12
  /// (InterfaceBuilder.md#row-separators).
  open var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { reloadData() } }
  }
  /// The colour of the lines.
  open var separatorColor: UIColor?
  /// Where the lines begin and end. Points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// Where insets of lines count from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Whether the content of rows keeps clear of the safe area at the sides.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { reloadData() } }
  }
  /// Whether rows can be chosen.
  open var allowsSelection = true
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Whether rows can be chosen while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be chosen while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the table is edited.
  open var isEditing = false
  /// The view behind the rows.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
  /// The view above the rows, as high as it is.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// The view below the rows, as high as it is.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  /// The contents of a table from the top, each with a height of its own.
  enum Item {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  var items: [Item]?
  private var table: RowTable?
  private var shown: [Int: UIView] = [:]
  private let cells = ReusableViews<UITableViewCell>()
  private let views = ReusableViews<UITableViewHeaderFooterView>()
  /// The rows that the document of the table has, which its controller shows.
  private(set) var staticSections: [StaticSection] = []
  private var widthOfHeights: CGFloat = 0

  /// The height of rows of which nothing is known. Points.
  static let standardRowHeight: CGFloat = 44

  /// Makes a table of a frame in its superview's coordinates. Points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Makes a plain table of a frame in its superview's coordinates. Points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a view of a document; of another coder one without a size.
  public required init?(coder: NSCoder) {
    style =
      coder.element?.choice("style", ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped])
      ?? .plain
    super.init(coder: coder)
  }

  @_spi(UIKitHooks) open override func take(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "delegate": delegate = value as? any UITableViewDelegate
    case "dataSource": dataSource = value as? any UITableViewDataSource
    default: return super.take(value, forKey: key)
    }
    return true
  }

  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if let value = element.number("rowHeight") { rowHeight = value }
    if let value = element.number("estimatedRowHeight") { estimatedRowHeight = value }
    if let value = element.number("sectionHeaderHeight") { sectionHeaderHeight = value }
    if let value = element.number("sectionFooterHeight") { sectionFooterHeight = value }
    if let value = element.number("estimatedSectionHeaderHeight") { estimatedSectionHeaderHeight = value }
    if let value = element.number("estimatedSectionFooterHeight") { estimatedSectionFooterHeight = value }
    if let value: SeparatorStyle = element.choice(
      "separatorStyle",
      [
        "none": .none, "default": .singleLine, "singleLine": .singleLine,
        "singleLineEtched": .singleLineEtched,
      ])
    {
      separatorStyle = value
    }
    if let value = element.color("separatorColor") { separatorColor = value }
    if let value = element.insets("separatorInset") { separatorInset = value }
    if let value = element.flag("allowsSelection") { allowsSelection = value }
    if let value = element.flag("allowsMultipleSelection") { allowsMultipleSelection = value }
    if let value = element.flag("allowsSelectionDuringEditing") { allowsSelectionDuringEditing = value }
    if let value = element.flag("contentViewInsetsToSafeArea") { insetsContentViewsToSafeArea = value }
    for cell in element.element(named: .prototypes)?.elements ?? [] {
      guard let identifier = cell.word("reuseIdentifier") else { continue }
      cells.register(identifier) { cell.makeOutermostView() as? UITableViewCell }
    }
    if let sections = element.element(named: .sections) {
      staticSections = sections.elements.map { StaticSection(element: $0) }
    }
  }

  @_spi(UIKitHooks) open override func take(_ view: UIView, forViewKey key: String) {
    switch key {
    case "tableHeaderView": tableHeaderView = view
    case "tableFooterView": tableFooterView = view
    case "backgroundView": backgroundView = view
    default: super.take(view, forViewKey: key)
    }
  }

  // MARK: Cells

  /// Has cells of a class made for an identifier.
  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    cells.register(identifier, cellClass.map { type in { type.init(dequeuedBy: identifier) } })
  }

  /// Has cells made of a xib for an identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cells.register(identifier, nib)
  }

  /// A cell that is shown no longer, or a new one of the identifier's class; nil where there is none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cells.dequeue(identifier)
  }

  /// A cell that is shown no longer, or a new one of the identifier's class.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    LayoutExceptions.raise(
      "NSInternalInconsistencyException",
      """
      unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier \
      or connect a prototype cell in a storyboard
      """)
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Has views above and below rows of a class made for an identifier.
  open func register(
    _ aClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    views.register(identifier, aClass.map { type in { type.init(dequeuedBy: identifier) } })
  }

  /// Has views above and below rows made of a xib for an identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    views.register(identifier, nib)
  }

  /// A view above or below rows that is shown no longer, or a new one of the identifier's class; nil where
  /// there is none.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    views.dequeue(identifier)
  }

  /// The view above the rows of a section in view.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView { if case .header(section) = $0 { true } else { false } }
  }

  /// The view below the rows of a section in view.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView { if case .footer(section) = $0 { true } else { false } }
  }

  private func shownView(_ isAsked: (Item) -> Bool) -> UITableViewHeaderFooterView? {
    items?.firstIndex(where: isAsked).flatMap { shown[$0] as? UITableViewHeaderFooterView }
  }

  /// The cells in view, from the top.
  open var visibleCells: [UITableViewCell] {
    shown.sorted { $0.key < $1.key }.compactMap { $0.value as? UITableViewCell }
  }

  /// The rows in view, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? {
    guard let items else { return nil }
    return shown.keys.sorted().compactMap { if case .row(let path) = items[$0] { path } else { nil } }
  }

  /// The cell of a row in view.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    number(of: indexPath).flatMap { shown[$0] as? UITableViewCell }
  }

  /// The row of a cell in view.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard let items, let number = shown.first(where: { $0.value === cell })?.key,
      case .row(let path) = items[number]
    else { return nil }
    return path
  }

  /// The rows that the document has for a section; nil of one that it does not have.
  func staticSection(_ section: Int) -> StaticSection? {
    staticSections.indices.contains(section) ? staticSections[section] : nil
  }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Where a row is, as far as heights are known. Points.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    guard let number = number(of: indexPath), let table else { return .zero }
    return rect(of: number, table)
  }

  /// Where the view above the rows of a section is, as far as heights are known. Points.
  open func rectForHeader(inSection section: Int) -> CGRect {
    rect { if case .header(section) = $0 { true } else { false } }
  }

  /// Where the view below the rows of a section is, as far as heights are known. Points.
  open func rectForFooter(inSection section: Int) -> CGRect {
    rect { if case .footer(section) = $0 { true } else { false } }
  }

  /// Where a section is, as far as heights are known. Points.
  open func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }

  private func rect(_ isAsked: (Item) -> Bool) -> CGRect {
    layoutIfNeeded()
    guard let number = items?.firstIndex(where: isAsked), let table else { return .zero }
    return rect(of: number, table)
  }

  /// Scrolls to a row at once.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let row = rectForRow(at: indexPath)
    let insets = adjustedContentInset
    let least = -insets.top
    let most = max(contentSize.height + insets.bottom - bounds.height, least)
    let visible = bounds.inset(by: insets)
    let y: CGFloat
    switch scrollPosition {
    case .top: y = row.minY - insets.top
    case .middle: y = row.midY - insets.top - visible.height / 2
    case .bottom: y = row.maxY + insets.bottom - bounds.height
    case .none:
      if row.minY < visible.minY {
        y = row.minY - insets.top
      } else if row.maxY > visible.maxY {
        y = row.maxY + insets.bottom - bounds.height
      } else {
        return
      }
    }
    contentOffset.y = min(max(y, least), most)
    layoutIfNeeded()
  }

  /// The row that a person chose: none.
  open var indexPathForSelectedRow: IndexPath? { nil }
  /// Chooses a row, which shows nothing.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  /// Chooses a row no longer.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Begins to edit the table, or ends it.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  private func number(of indexPath: IndexPath) -> Int? {
    items?.firstIndex { if case .row(let path) = $0 { path == indexPath } else { false } }
  }

  // MARK: Changes

  /// Asks for all rows anew.
  open func reloadData() {
    for (_, view) in shown { recycle(view) }
    shown = [:]
    (items, table) = (nil, nil)
    setNeedsLayout()
  }

  /// Asks for rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks for the rows anew, of which some were added.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks for the rows anew, of which some are gone.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks for the rows of sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Asks for the rows anew, to which sections were added.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Asks for the rows anew, of which some sections are gone.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Asks for the rows anew, of which one has moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Begins several changes.
  open func beginUpdates() {}
  /// Ends several changes: all heights are asked for anew.
  open func endUpdates() { reloadData() }
  /// Makes several changes.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// How rows come and go, which here is at once.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  private func replaceBackground(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Layout

  /// Lays the rows in view out.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.width != widthOfHeights {
      widthOfHeights = bounds.width
      table = nil
    }
    backgroundView?.frame = bounds
    let top = place(tableHeaderView, at: 0)
    guard var table = table ?? makeTable() else {
      contentSize = CGSize(width: bounds.width, height: top + place(tableFooterView, at: top))
      return
    }
    do {
      let scrolling = try table.scroll(
        to: max(Double(bounds.origin.y - top), 0), viewport: Double(bounds.height)
      ) {
        Double(height(of: $0))
      }
      self.table = table
      if scrolling.correction != 0 { bounds.origin.y += CGFloat(scrolling.correction) }
      for (number, view) in shown where !scrolling.rows.contains(number) {
        recycle(view)
        shown[number] = nil
      }
      for number in scrolling.rows {
        guard let view = view(of: number) else { continue }
        view.frame = rect(of: number, table)
        if let cell = view as? UITableViewCell, case .row(let path)? = items?[number] {
          delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        }
      }
    } catch {
      LayoutExceptions.raise("NSInternalInconsistencyException", "\(error)")
    }
    let end = top + CGFloat(table.contentHeight)
    contentSize = CGSize(width: bounds.width, height: end + place(tableFooterView, at: end))
  }

  /// Places a view across the table; gives its height.
  private func place(_ view: UIView?, at y: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.bounds.height)
    return view.bounds.height
  }

  private func makeTable() -> RowTable? {
    guard let dataSource else { return nil }
    var items: [Item] = []
    for section in 0..<max(dataSource.numberOfSections(in: self), 0) {
      items.append(.header(section))
      for row in 0..<max(numberOfRows(inSection: section), 0) { items.append(.row([section, row])) }
      items.append(.footer(section))
    }
    self.items = items
    let estimate = estimatedRowHeight > 0 ? estimatedRowHeight : Self.standardRowHeight
    do {
      return try RowTable(count: items.count, .selfSizing(estimate: Double(estimate)))
    } catch {
      LayoutExceptions.raise("NSInternalInconsistencyException", "\(error)")
      return nil
    }
  }

  private func rect(of number: Int, _ table: RowTable) -> CGRect {
    let top = (tableHeaderView?.bounds.height ?? 0) + CGFloat(table.heights.top(of: number))
    let height = CGFloat(table.heights.height(of: number) ?? table.heights.assumedHeight(of: number))
    let whole = CGRect(x: 0, y: top, width: bounds.width, height: height)
    guard let item = items?[number] else { return whole }
    switch item {
    case .row: return whole.inset(by: rowInset)
    case .header(let section):
      let padding = topPadding(of: section, number)
      return CGRect(x: 0, y: top + padding, width: whole.width, height: max(height - padding, 0))
    case .footer: return whole
    }
  }

  /// The view of an item, made when it comes into view.
  func view(of number: Int) -> UIView? {
    if let view = shown[number] { return view }
    let view: UIView? =
      switch items?[number] {
      case .header(let section)?:
        delegate?.tableView(self, viewForHeaderInSection: section)
          ?? titleView(dataSource?.tableView(self, titleForHeaderInSection: section), isFooter: false)
      case .footer(let section)?:
        delegate?.tableView(self, viewForFooterInSection: section)
          ?? titleView(dataSource?.tableView(self, titleForFooterInSection: section), isFooter: true)
      case .row(let path)?: dataSource?.tableView(self, cellForRowAt: path)
      case nil: nil
      }
    guard let view else { return nil }
    (view as? UITableViewCell)?.table = self
    (view as? UITableViewHeaderFooterView)?.table = self
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame.size.width = bounds.width
    shown[number] = view
    addSubview(view)
    return view
  }

  private func recycle(_ view: UIView) {
    view.removeFromSuperview()
    if let cell = view as? UITableViewCell { cells.enqueue(cell) }
    if let view = view as? UITableViewHeaderFooterView { views.enqueue(view) }
  }

  /// The height that the lines between rows take of these. Points (InterfaceBuilder.md#row-separators).
  var separatorHeight: CGFloat {
    if separatorStyle == .none { return 0 }
    return CGFloat(DeviceMetrics.separatorPixels[layoutScreen.system.metrics]) / layoutScreen.scale
  }

  /// Lays the rows out anew where the safe area insets them.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    table = nil
    setNeedsLayout()
  }

  @_spi(UIKitHooks) open override var elementName: String { "scrollView" }
  @_spi(UIKitHooks) open override var scrollsElements: Bool { true }
}

/// The name of ``UITableView/automaticDimension`` in Swift 4.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UITableViewAutomaticDimension = UITableView.automaticDimension
/// The name of ``UITableViewCell/CellStyle`` in Swift 4.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

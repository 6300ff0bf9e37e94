import LiveLayout

/// The rows of a table.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// How many sections there are.
  func numberOfSections(in tableView: UITableView) -> Int
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// The heights of a table's rows and the views between them.
@preconcurrency @MainActor
public protocol UITableViewDelegate: AnyObject {
  /// The height of a row; ``UITableView/automaticDimension`` for that of its cell. Points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The view above a section's rows.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The height of that view; ``UITableView/automaticDimension`` for that of its constraints. Points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The view below a section's rows.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// The height of that view; ``UITableView/automaticDimension`` for that of its constraints. Points.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Called before a cell is shown.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// The table's height of rows.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// No view.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// The view's own height.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  /// No view.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  /// The view's own height.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
}

/// A table of rows, of which those in view have cells.
///
/// Plain tables alone: nothing is known of what groups look like without a document.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The looks of tables.
  public enum Style: Int, Sendable {
    case plain
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  /// The height that stands for that of the content.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The look.
  public let style = Style.plain
  /// The rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The heights of rows and the views between them.
  open weak var delegate: (any UITableViewDelegate)? { didSet { reloadData() } }
  /// The height of rows; ``automaticDimension`` for that of their cells. Points.
  open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { reloadData() } } }
  /// The height that rows are taken to have before they are laid out; ``automaticDimension`` for the
  /// system's. Points.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { reloadData() } }
  }
  /// The lines between rows: rows are a pixel higher than their content where there are some.
  open var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { reloadData() } }
  }
  /// The view above the rows, as high as it is.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// The view below the rows, as high as it is.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  private enum Item {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  private var items: [Item]?
  private var table: RowTable?
  private var shown: [Int: UIView] = [:]
  private var classes: [String: UITableViewCell.Type] = [:]
  private var reusable: [String: [UITableViewCell]] = [:]
  private var widthOfHeights: CGFloat = 0

  /// The height of rows of which nothing is known. Points.
  private static let standardRowHeight: CGFloat = 44

  /// Makes a table of a frame in its superview's coordinates. Points.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Makes a plain table of a frame in its superview's coordinates. Points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes nothing: no archive is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Cells

  /// Has cells of a class made for an identifier.
  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass
  }

  /// A cell that is shown no longer, or a new one of the identifier's class; nil where there is none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusable[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier].map { $0.init(dequeuedBy: identifier) }
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
    return CGRect(x: 0, y: top, width: bounds.width, height: height)
  }

  /// The view of an item, made when it comes into view.
  private func view(of number: Int) -> UIView? {
    if let view = shown[number] { return view }
    let view: UIView? =
      switch items?[number] {
      case .header(let section)?: delegate?.tableView(self, viewForHeaderInSection: section)
      case .footer(let section)?: delegate?.tableView(self, viewForFooterInSection: section)
      case .row(let path)?: dataSource?.tableView(self, cellForRowAt: path)
      case nil: nil
      }
    guard let view else { return nil }
    (view as? UITableViewCell)?.table = self
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame.size.width = bounds.width
    shown[number] = view
    addSubview(view)
    return view
  }

  private func height(of number: Int) -> CGFloat {
    guard let item = items?[number] else { return 0 }
    let asked: CGFloat
    switch item {
    case .row(let path): asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    case .header(let section):
      guard view(of: number) != nil else { return 0 }
      asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? Self.automaticDimension
    case .footer(let section):
      guard view(of: number) != nil else { return 0 }
      asked = delegate?.tableView(self, heightForFooterInSection: section) ?? Self.automaticDimension
    }
    if asked >= 0 { return asked }
    guard let view = view(of: number) else { return 0 }
    let target = CGSize(width: bounds.width, height: 0)
    guard let cell = view as? UITableViewCell else {
      return view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    return cell.fittingHeight(target, standard: Self.standardRowHeight)
  }

  private func recycle(_ view: UIView) {
    view.removeFromSuperview()
    guard let cell = view as? UITableViewCell, let identifier = cell.reuseIdentifier else { return }
    reusable[identifier, default: []].append(cell)
  }

  /// The height of the lines between rows. Points.
  var separatorHeight: CGFloat { separatorStyle == .none ? 0 : 1 / layoutScreen.scale }

  override var elementName: String { "scrollView" }
}

/// The name of ``UITableView/automaticDimension`` in Swift 4.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UITableViewAutomaticDimension = UITableView.automaticDimension
/// The name of ``UITableViewCell/CellStyle`` in Swift 4.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

extension IndexPath {
  /// The path of a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The path of an item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The section.
  public var section: Int { self[0] }
  /// The row in its section.
  public var row: Int { self[1] }
  /// The item in its section.
  public var item: Int { self[1] }
}

import AutoLayout

/// A row of a table. Its labels are those that a program adds to ``contentView``.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The layouts of cells.
  public enum CellStyle: Int, Sendable {
    case `default`
  }

  /// How a chosen cell looks.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// The view that holds the content.
  public let contentView: UIView = UITableViewCellContentView()
  /// The name by which cells are used again.
  open private(set) var reuseIdentifier: String?
  /// How it looks when it is chosen.
  open var selectionStyle = SelectionStyle.default
  weak var table: UITableView?

  /// Makes a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Makes a cell for a table that asks for one. Classes that have ``init(style:reuseIdentifier:)`` have it.
  public required convenience init(dequeuedBy identifier: String?) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Makes a cell.
  public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

  /// Makes nothing: no archive is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the cell is used for another row.
  open func prepareForReuse() {}

  /// Gives the content all of the row but the line below it, at once: a solution in between would find it too
  /// low.
  override func boundsSizeDidChange() { placeContent() }

  /// Places the views in it.
  open override func layoutSubviews() {
    placeContent()
    super.layoutSubviews()
  }

  private func placeContent() {
    let line = table?.separatorHeight ?? 0
    contentView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - line, 0))
  }

  /// The height that the content needs in a width, with the line below it; the standard one where nothing
  /// holds it. Points.
  func fittingHeight(_ target: CGSize, standard: CGFloat) -> CGFloat {
    contentView.frame.size.width = target.width
    let height = contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height + (table?.separatorHeight ?? 0) : standard
  }
}

/// The content of a cell, with the margins of rows (Devices.md#rows).
final class UITableViewCellContentView: UIView {
  override var writtenMargins: NSDirectionalEdgeInsets? {
    if let ownMargins { return ownMargins }
    let metrics = layoutScreen.request.runningMetrics
    let (side, edge) = (CGFloat(metrics.rowMargin), CGFloat(metrics.rowEdge))
    return NSDirectionalEdgeInsets(top: edge, leading: side, bottom: edge, trailing: side)
  }
}

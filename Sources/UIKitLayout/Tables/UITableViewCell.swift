@_spi(UIKitHooks) import UIKitCore
import AutoLayout
import SceneModel

/// A row of a table. Labels and image of a style are laid out as the system does it (Devices.md#cell-styles),
/// whatever a program adds to ``contentView`` by itself.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The layouts of cells.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// How a chosen cell looks.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// The signs at the end of a row, which take of the width of its content (Devices.md#cell-accessories).
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// How a row is edited.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// The view that holds the content.
  public let contentView: UIView = UITableViewCellContentView()
  /// The name by which cells are used again.
  open internal(set) var reuseIdentifier: String?
  /// How it looks when it is chosen.
  open var selectionStyle = SelectionStyle.default
  /// The sign at the end of the row.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { contentDidChange() } }
  }
  /// The view at the end of the row, instead of a sign.
  open var accessoryView: UIView? {
    didSet {
      if accessoryView !== oldValue { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      contentDidChange()
    }
  }
  /// The sign at the end of the row while the table is edited, which none is here.
  open var editingAccessoryType = AccessoryType.none
  /// How far labels and image of a style are indented. Levels.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { contentDidChange() } } }
  /// The width of a level. Points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { contentDidChange() } }
  }
  /// Where the line below the row begins and ends. Points.
  open var separatorInset = UIEdgeInsets.zero
  /// Whether rows can be moved while the table is edited.
  open var showsReorderControl = false
  /// Whether the row moves aside while the table is edited.
  open var shouldIndentWhileEditing = true
  /// The view behind the row.
  open var backgroundView: UIView? { didSet { fillBehind(backgroundView, replacing: oldValue) } }
  /// The view behind a chosen row.
  open var selectedBackgroundView: UIView?
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is under a finger.
  open var isHighlighted = false
  /// Whether the table is edited.
  open var isEditing = false
  weak var table: UITableView?
  let style: CellStyle
  /// The identifiers that a document has for the style's title, second text and image.
  private var styledIDs: [String?] = []
  private(set) var styledTitle: UILabel?
  private(set) var styledDetail: UILabel?
  private(set) var styledImage: UIImageView?

  /// Makes a cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
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

  /// Makes a view of a document; of another coder one without a size.
  public required init?(coder: NSCoder) {
    style =
      coder.element?.choice(
        "style",
        [
          "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
          "IBUITableViewCellStyleSubtitle": .subtitle,
        ]) ?? .default
    super.init(coder: coder)
    if contentView.superview == nil { addSubview(contentView) }
  }

  @_spi(UIKitHooks) open override var contentHolder: UIView? { contentView }

  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if element.isWhole {
      reuseIdentifier = element.word("reuseIdentifier")
      styledIDs = ["textLabel", "detailTextLabel", "imageView"].map { element.word($0) }
      contentView.frame = bounds
      addSubview(contentView)
    }
    if let value: SelectionStyle = element.choice(
      "selectionStyle", ["none": .none, "blue": .blue, "gray": .gray, "default": .default])
    {
      selectionStyle = value
    }
    if let value: AccessoryType = element.choice(
      "accessoryType",
      [
        "none": .none, "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
        "detailButton": .detailButton,
      ])
    {
      accessoryType = value
    }
    if let value = element.count("indentationLevel") { indentationLevel = value }
    if let value = element.number("indentationWidth") { indentationWidth = value }
    if let value = element.insets("separatorInset") { separatorInset = value }
    if let value = element.flag("showsReorderControl") { showsReorderControl = value }
    if let value = element.flag("shouldIndentWhileEditing") { shouldIndentWhileEditing = value }
  }

  @_spi(UIKitHooks) open override func take(_ view: UIView, forViewKey key: String) {
    switch key {
    case "accessoryView": accessoryView = view
    case "backgroundView": backgroundView = view
    case "selectedBackgroundView": selectedBackgroundView = view
    default: super.take(view, forViewKey: key)
    }
  }

  /// The view of the style that a document has as an element.
  fileprivate func styledView(_ id: String?) -> UIView? {
    guard let id, let index = styledIDs.firstIndex(of: id) else { return nil }
    return [textLabel, detailTextLabel, imageView][index]
  }

  /// The title of the style, made when it is asked for first.
  open var textLabel: UILabel? {
    if styledTitle == nil {
      styledTitle = add(UITableViewLabel(self), font: .systemFont(ofSize: style == .value2 ? 14 : 17))
    }
    return styledTitle
  }

  /// The second text of the style, made when it is asked for first; nil of the style without one.
  open var detailTextLabel: UILabel? {
    if style == .default { return nil }
    if styledDetail == nil {
      let size: CGFloat = style == .subtitle ? 12 : style == .value1 ? 17 : 14
      styledDetail = add(UITableViewLabel(self), font: .systemFont(ofSize: size))
    }
    return styledDetail
  }

  /// The image of the style, made when it is asked for first; nil of the style without one.
  open var imageView: UIImageView? {
    if style == .value2 { return nil }
    if styledImage == nil {
      let view = UITableViewCellImageView(self)
      contentView.addSubview(view)
      styledImage = view
    }
    return styledImage
  }

  private func add(_ label: UILabel, font: UIFont) -> UILabel {
    label.font = font
    contentView.addSubview(label)
    return label
  }

  /// Called before the cell is used for another row.
  open func prepareForReuse() {}

  /// Chooses the row, or does so no longer.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Lights the row up, or does so no longer.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Begins to edit the row, or ends it.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Gives the content all of the row but the line below it, at once: a solution in between would find it too
  /// low.
  @_spi(UIKitHooks) open override func boundsSizeDidChange() { placeContent() }

  /// Places the content anew when the safe area is another.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    placeContent()
  }

  /// Places the views in it.
  open override func layoutSubviews() {
    placeContent()
    super.layoutSubviews()
  }

  /// Has the row laid out anew after something that its style shows has changed.
  func contentDidChange() {
    setNeedsLayout()
    noteLayoutChange()
  }

  /// Whether the rules of documents have a say in the row beside its size.
  private var isStyled: Bool {
    styledTitle != nil || styledDetail != nil || styledImage != nil || accessoryType != .none
  }

  /// Whether something stands at the end of the row.
  var hasAccessory: Bool { accessoryType != .none || accessoryView != nil }

  /// The views that the style places.
  var styledViews: [UIView] { [styledTitle, styledDetail, styledImage].compactMap(\.self) }

  /// Places the content beside the accessory, above the line and in the safe area, and what a style shows in
  /// it (Devices.md#rows).
  private func placeContent() {
    let sides = contentSides
    let height = max(bounds.height - (table?.separatorHeight ?? 0), 0)
    let width = max(bounds.width - sides.left - sides.right, 0)
    var content = CGRect(x: sides.left, y: 0, width: width, height: height)
    if let accessoryView {
      let size = accessoryView.bounds.size
      let margin = rowMargin
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      accessoryView.frame.origin = CGPoint(
        x: isMirrored ? content.minX + margin : content.maxX - margin - size.width,
        y: (bounds.height - size.height) / 2)
      content.size.width = max(width - size.width - margin, 0)
      if isMirrored { content.origin.x += width - content.width }
    }
    guard isStyled, let row = StyledRow(self, width: content.width, height: bounds.height) else {
      contentView.frame = content
      return
    }
    contentView.frame = row.content.offsetBy(dx: content.minX, dy: 0)
    for view in styledViews { if let frame = row.frames[view.layoutID] { view.frame = frame } }
  }

  /// The insets of the content at the sides of the row. Points.
  private var contentSides: UIEdgeInsets { table?.contentSides ?? .zero }

  /// The height that the content needs in a width, with the line below it; the standard one where nothing
  /// holds it. Points.
  func fittingHeight(_ target: CGSize, standard: CGFloat) -> CGFloat {
    let sides = contentSides
    let width = max(target.width - sides.left - sides.right, 0)
    if !styledViews.isEmpty, let row = StyledRow(self, width: width, height: nil) { return row.height }
    contentView.frame.size.width = width
    let height = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height + (table?.separatorHeight ?? 0) : standard
  }
}

/// A label of a cell's style, at whose changes the cell lays out anew.
private final class UITableViewLabel: UILabel {
  private weak var cell: UITableViewCell?

  init(_ cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.contentDidChange()
  }
}

/// The image of a cell's style, at whose changes the cell lays out anew.
private final class UITableViewCellImageView: UIImageView {
  private weak var cell: UITableViewCell?

  init(_ cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.contentDidChange()
  }
}

/// The content of a cell, with the margins of rows (Devices.md#rows,
/// InterfaceBuilder.md#cell-content-margins).
final class UITableViewCellContentView: UIView {
  override func givenView(_ element: NibElement) -> UIView? {
    (superview as? UITableViewCell)?.styledView(element.word("id"))
  }

  override var writtenMargins: NSDirectionalEdgeInsets? {
    let metrics = layoutScreen.request.runningMetrics
    let cell = superview as? UITableViewCell
    // By the direction of reading: the left is where reading begins.
    let row = RowMargins(
      side: metrics.rowMargin, edge: metrics.rowEdge, hasAccessory: cell?.hasAccessory == true,
      isRightToLeft: false)
    func insets(_ margins: NSDirectionalEdgeInsets) -> EdgeInsets {
      margins.absolute(.leftToRight).edgeInsets
    }
    let margins = row.content(
      own: ownMargins.map(insets), around: cell?.ownMargins.map(insets),
      preserves: preservesSuperviewLayoutMargins)
    return NSDirectionalEdgeInsets(UIEdgeInsets(margins), .leftToRight)
  }
}

@_spi(UIKitHooks) import UIKitCore
/// The view above or below the rows of a section. Its content is what a program adds to ``contentView``, or a
/// title.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The view that holds the content.
  public let contentView: UIView = UITableViewCellContentView()
  /// The name by which views are used again.
  open internal(set) var reuseIdentifier: String?
  /// The view behind the content.
  open var backgroundView: UIView?
  weak var table: UITableView?
  var isFooter = false
  private var title: UILabel?

  /// Makes a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a view for a table that asks for one. Classes that have ``init(reuseIdentifier:)`` have it.
  public required convenience init(dequeuedBy identifier: String?) { self.init(reuseIdentifier: identifier) }

  /// Makes a view.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a view of a document; of another coder one without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.superview == nil { addSubview(contentView) }
  }

  @_spi(UIKitHooks) open override var contentHolder: UIView? { contentView }

  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if element.isWhole { addSubview(contentView) }
  }

  /// The title, made when it is asked for first.
  open var textLabel: UILabel? {
    if title == nil {
      let label = UILabel()
      label.font = .systemFont(ofSize: table?.style == .plain ? 17 : 13)
      label.numberOfLines = 0
      contentView.addSubview(label)
      title = label
    }
    return title
  }

  /// Called before the view is used for another section.
  open func prepareForReuse() {}

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

  private func placeContent() {
    let sides = table?.headingSides ?? .zero
    contentView.frame = CGRect(
      x: sides.left, y: 0, width: max(bounds.width - sides.left - sides.right, 0), height: bounds.height)
    guard let title else { return }
    let margin = rowMargin
    let width = max(contentView.bounds.width - 2 * margin, 0)
    let size = title.sizeThatFits(CGSize(width: width, height: 0))
    let y =
      isFooter
      ? Self.besideTitle
      : table?.style == .plain
        ? (bounds.height - size.height) / 2 : bounds.height - size.height - Self.belowTitle
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    title.frame = CGRect(
      x: isMirrored ? contentView.bounds.width - margin - min(size.width, width) : margin, y: y,
      width: min(size.width, width), height: size.height)
  }

  /// The space below the title above the rows of a group. Points.
  private static let belowTitle: CGFloat = 6
  /// The space above and below the title below the rows of a section. Points.
  private static let besideTitle: CGFloat = 8

  /// The height that a footer of a title has in a width. Points.
  func footerHeight(_ width: CGFloat) -> CGFloat {
    let margin = rowMargin
    let text = title?.sizeThatFits(CGSize(width: max(width - 2 * margin, 0), height: 0)).height ?? 0
    return text + 2 * Self.besideTitle
  }

  /// The height that its constraints give the content in a width. Points.
  func fittingHeight(_ outerWidth: CGFloat) -> CGFloat {
    let sides = table?.headingSides ?? .zero
    let width = max(outerWidth - sides.left - sides.right, 0)
    contentView.frame.size.width = width
    return contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// A cell of a collection. What it shows is what a program adds to ``contentView``.
@preconcurrency @MainActor
open class UICollectionViewCell: UIView {
  /// The view that holds the content.
  public let contentView = UIView()
  /// The name by which cells are used again.
  open internal(set) var reuseIdentifier: String?

  /// Makes a cell of a frame in its superview's coordinates. Points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Makes nothing: no archive is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the cell is used for another item.
  open func prepareForReuse() {}
}

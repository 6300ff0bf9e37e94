@_spi(UIKitHooks) import UIKitCore
/// A view of a collection that is used again for another place.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name by which views are used again.
  open internal(set) var reuseIdentifier: String?

  /// Makes a view of a frame in its superview's coordinates. Points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view for a collection that asks for one. Classes that have `init(frame:)` have it.
  public required convenience init(dequeuedBy identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Makes a view of a document; of another coder one without a size.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if let value = element.word("reuseIdentifier") { reuseIdentifier = value }
  }

  /// Called before the view is used for another place.
  open func prepareForReuse() {}

  /// Called before the view is laid out by attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes by which the view wants to be laid out where its layout estimates sizes: by itself those
  /// that are given, of the size that its constraints give it.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = layoutAttributes.copied
    let content = fittedView
    let size = content.systemLayoutSizeFitting(layoutAttributes.size)
    if size.width > 0, size.height > 0 { attributes.size = size }
    return attributes
  }

  /// The view whose constraints give the size.
  var fittedView: UIView { self }
}

/// A cell of a collection. What it shows is what a program adds to ``contentView``.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the content.
  public let contentView = UIView()
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is under a finger.
  open var isHighlighted = false
  /// The view behind the content.
  open var backgroundView: UIView? { didSet { fillBehind(backgroundView, replacing: oldValue) } }
  /// The view behind the content of a chosen cell.
  open var selectedBackgroundView: UIView?

  /// Makes a cell of a frame in its superview's coordinates. Points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.fill(self)
  }

  /// Makes a view of a document; of another coder one without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.superview == nil { contentView.fill(self) }
  }

  @_spi(UIKitHooks) open override var contentHolder: UIView? { contentView }

  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if element.isWhole { contentView.fill(self) }
  }

  @_spi(UIKitHooks) open override func take(_ view: UIView, forViewKey key: String) {
    switch key {
    case "backgroundView": backgroundView = view
    case "selectedBackgroundView": selectedBackgroundView = view
    default: super.take(view, forViewKey: key)
    }
  }

  override var fittedView: UIView { contentView }
}

extension NibElement {
  /// Makes the view of a collection's prototype.
  func makeReusableView() -> UICollectionReusableView? { makeOutermostView() as? UICollectionReusableView }
}

@_spi(UIKitHooks) import UIKitCore
/// Where an element of a collection lies.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The kinds of elements.
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// The place of the element.
  open var indexPath: IndexPath
  /// The kind of the element.
  public let representedElementCategory: ElementCategory
  /// The kind of a supplementary view; nil of a cell.
  public let representedElementKind: String?
  /// The frame in the content. Points.
  open var frame = CGRect.zero
  /// How far in front of the others it is.
  open var zIndex = 0
  /// How opaque it is, up to 1.
  open var alpha: CGFloat = 1
  /// Whether it is hidden.
  open var isHidden = false

  init(_ category: ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
    (representedElementCategory, representedElementKind, self.indexPath) = (category, kind, indexPath)
    super.init()
  }

  /// The attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(.cell, nil, indexPath) }

  /// The attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(.supplementaryView, elementKind, indexPath)
  }

  /// The size, about the centre. Points.
  open var size: CGSize {
    get { frame.size }
    set {
      let center = center
      frame.size = newValue
      self.center = center
    }
  }

  /// The middle in the content. Points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The same attributes, which may be changed by themselves.
  var copied: UICollectionViewLayoutAttributes {
    let copy = UICollectionViewLayoutAttributes(representedElementCategory, representedElementKind, indexPath)
    (copy.frame, copy.zIndex, copy.alpha, copy.isHidden) = (frame, zIndex, alpha, isHidden)
    return copy
  }
}

/// A rule by which the elements of a collection lie. By itself it has none.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection.
  open internal(set) weak var collectionView: UICollectionView?

  /// A layout.
  public override init() { super.init() }

  /// Makes a layout of a document.
  public required init?(coder: NSCoder) { super.init() }

  /// Reads what a document says of the layout.
  func read(_ element: NibElement) {}

  /// Called before the layout is asked.
  open func prepare() {}

  /// The size of the content. Points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The elements that lie at least partly in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where the cell of an item lies.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a supplementary view lies.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the layout is another in other bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Whether the layout is another with the attributes that an element wants.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Has the layout prepared anew.
  open func invalidateLayout() { collectionView?.layoutIsInvalid() }

  /// Whether sizes are estimates until cells are there.
  var estimatesSizes: Bool { false }

  /// Takes the size that the cell of an item wants.
  func take(_ size: CGSize, of indexPath: IndexPath) {}
}

@_spi(UIKitHooks) import UIKitCore
/// A layout in lines, each as full as it gets.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Where the insets of sections count from.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// The size that stands for that of each cell.
  public nonisolated static let automaticSize = CGSize(
    width: 1.79769313486231570e308, height: 1.79769313486231570e308)

  /// The axis along which lines follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of items. Points.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The size that items are taken to have before their cells are there; zero where it is the size of items,
  /// ``automaticSize`` where cells have their own. Points.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The least distance between lines. Points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The least distance between items of a line. Points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of views before sections, of which the length along the axis counts. Points.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of views behind sections, of which the length along the axis counts. Points.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The insets of the lines of a section. Points.
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// Where the insets of sections count from (Devices.md#sections).
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if element.word("scrollDirection") == "horizontal" { scrollDirection = .horizontal }
    if let value = element.number("minimumLineSpacing") { minimumLineSpacing = value }
    if let value = element.number("minimumInteritemSpacing") { minimumInteritemSpacing = value }
    if let value = element.size("itemSize") { itemSize = value }
    if let value = element.size("headerReferenceSize") { headerReferenceSize = value }
    if let value = element.size("footerReferenceSize") { footerReferenceSize = value }
    if element.word("automaticEstimatedItemSize") == "YES" { estimatedItemSize = Self.automaticSize }
    if let value = element.insets("sectionInset") { sectionInset = value }
  }

  private var elements: [UICollectionViewLayoutAttributes] = []
  private var contentSize = CGSize.zero
  private var ownSizes: [IndexPath: CGSize] = [:]
  private var preparedSize: CGSize?

  private var isVertical: Bool { scrollDirection == .vertical }

  /// Lays the elements out.
  open override func prepare() {
    super.prepare()
    elements = []
    contentSize = .zero
    guard let view = collectionView else { return }
    preparedSize = view.bounds.size
    let insets = view.adjustedContentInset
    let (across, end) =
      isVertical
      ? (view.bounds.width - insets.left - insets.right, CGFloat(0))
      : (view.bounds.height - insets.top - insets.bottom, CGFloat(0))
    var position = end
    for section in 0..<view.numberOfSections {
      place(section, of: view, across: max(across, 0), &position)
    }
    contentSize =
      isVertical
      ? CGSize(width: max(across, 0), height: position) : CGSize(width: position, height: max(across, 0))
  }

  private func place(
    _ section: Int, of view: UICollectionView, across: CGFloat, _ position: inout CGFloat
  ) {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    addSupplementary(UICollectionView.elementKindSectionHeader, section, header, across, &position)
    let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let reference = referenceInsets(of: view)
    let (start, end) =
      isVertical
      ? (inset.left + reference.left, inset.right + reference.right)
      : (inset.top + reference.top, inset.bottom + reference.bottom)
    let paths = (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    let sizes = paths.map { path in
      ownSizes[path] ?? delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? startSize
    }
    position += before
    let spacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let lines = FlowLines(
      sizes.map { isVertical ? $0.width : $0.height }, across: max(across - start - end, 0), spacing)
    for (number, line) in lines.lines.enumerated() {
      if number > 0 { position += lineSpacing }
      let length = line.map { isVertical ? sizes[$0].height : sizes[$0].width }.max() ?? 0
      for (item, offset) in zip(line, lines.offsets(of: number)) {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: paths[item])
        let size = sizes[item]
        let middle = position + (length - (isVertical ? size.height : size.width)) / 2
        attributes.frame = CGRect(
          origin: isVertical
            ? CGPoint(x: start + offset, y: middle) : CGPoint(x: middle, y: start + offset), size: size)
        elements.append(attributes)
      }
      position += length
    }
    position += after
    addSupplementary(UICollectionView.elementKindSectionFooter, section, footer, across, &position)
  }

  /// The size of an item before its cell is there.
  var startSize: CGSize {
    estimatesSizes && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
  }

  private func referenceInsets(of view: UICollectionView) -> UIEdgeInsets {
    let reference: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: reference = view.safeAreaInsets
    case .fromLayoutMargins: reference = view.layoutMargins
    }
    let adjusted = view.adjustedContentInset
    return UIEdgeInsets(
      top: max(reference.top - adjusted.top, 0), left: max(reference.left - adjusted.left, 0),
      bottom: max(reference.bottom - adjusted.bottom, 0), right: max(reference.right - adjusted.right, 0))
  }

  private func addSupplementary(
    _ kind: String, _ section: Int, _ size: CGSize, _ across: CGFloat, _ position: inout CGFloat
  ) {
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return }
    let path = IndexPath(item: 0, section: section)
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: position, width: across, height: length)
      : CGRect(x: position, y: 0, width: length, height: across)
    elements.append(attributes)
    position += length
  }

  /// The size of the content. Points.
  open override var collectionViewContentSize: CGSize { contentSize }

  /// The elements that lie at least partly in a rectangle of the content.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements.filter { $0.frame.intersects(rect) }
  }

  /// Where the cell of an item lies.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    elements.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// Where a supplementary view lies.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elements.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  /// Whether the bounds are of another size.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedSize
  }

  override var estimatesSizes: Bool { estimatedItemSize != .zero }

  @_spi(UIKitHooks) open override func take(_ size: CGSize, of indexPath: IndexPath) {
    ownSizes[indexPath] = size
  }

  /// Has the layout prepared anew, with sizes estimated anew.
  open override func invalidateLayout() {
    ownSizes = [:]
    super.invalidateLayout()
  }
}

/// Lengths in lines (Devices.md#lines-of-collections).
struct FlowLines {
  /// The numbers of the lengths of each line.
  let lines: [Range<Int>]
  private let lengths: [CGFloat]
  private let across: CGFloat
  private let spacing: CGFloat

  init(_ lengths: [CGFloat], across: CGFloat, _ spacing: CGFloat) {
    var lines: [Range<Int>] = []
    var start = 0
    var end: CGFloat = 0
    for (number, length) in lengths.enumerated() {
      if number > start, end + spacing + length > across + Self.error {
        lines.append(start..<number)
        (start, end) = (number, length)
      } else {
        end += (number > start ? spacing : 0) + length
      }
    }
    if start < lengths.count { lines.append(start..<lengths.count) }
    (self.lines, self.lengths, self.across, self.spacing) = (lines, lengths, across, spacing)
  }

  private static let error: CGFloat = 1e-6

  /// Where the lengths of a line begin. Points.
  func offsets(of number: Int) -> [CGFloat] {
    let line = lines[number]
    let own = lengths[line].reduce(0, +)
    let first = lengths[line.lowerBound]
    var distance = spacing
    var offset: CGFloat = 0
    if lengths.allSatisfy({ $0 == first }) {
      let count = max(Int((across + spacing + Self.error) / max(first + spacing, Self.error)), 1)
      if count > 1 {
        distance = (across - CGFloat(count) * first) / CGFloat(count - 1)
      } else {
        offset = (across - first) / 2
      }
    } else if number < lines.count - 1 {
      if line.count > 1 {
        distance = (across - own) / CGFloat(line.count - 1)
      } else {
        offset = (across - own) / 2
      }
    }
    return line.map { item in
      defer { offset += lengths[item] + distance }
      return offset
    }
  }
}

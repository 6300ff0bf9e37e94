import Testing
import UIKitLayout

extension Layouts {
  /// Collections in lines (Apple's pages of `UICollectionViewFlowLayout` and of its delegate: full lines,
  /// least distances, insets, views before and behind sections, estimated sizes; Devices.md, lines of a flow
  /// layout).
  @MainActor
  struct CollectionTests {
    private final class Cell: UICollectionViewCell {
      let block = Block(0, 0)
      override init(frame: CGRect) {
        super.init(frame: frame)
        add(block, to: contentView)
        NSLayoutConstraint.activate([
          block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          block.topAnchor.constraint(equalTo: contentView.topAnchor),
          block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }

    private final class Items: UICollectionViewController, UICollectionViewDelegateFlowLayout {
      var counts = [0]
      var sizes: [CGSize]?
      let flow: UICollectionViewFlowLayout

      init(_ flow: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) {
        self.flow = flow
        super.init(collectionViewLayout: flow)
      }
      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
        collectionView.register(
          UICollectionReusableView.self,
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header"
        )
      }
      override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { counts[section] }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if let cell = cell as? Cell {
          cell.block.content = CGSize(width: 30 + 10 * indexPath.item, height: 20 + indexPath.item)
        }
        return cell
      }
      override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { sizes?[indexPath.item] ?? flow.itemSize }
    }

    /// The frames of the cells in view of a phone 375 wide, without anything around.
    private func frames(_ controller: Items) -> [CGRect] {
      let window = phoneWindow()
      window.rootViewController = controller
      controller.collectionView.contentInsetAdjustmentBehavior = .never
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return controller.collectionView.visibleCells.map(\.frame)
    }

    @Test func `full lines are justified, and items of one size stand below each other`() {
      let controller = Items()
      controller.counts = [8]
      let frames = frames(controller)
      // Six of 50 with 10 between fit in 375, which leaves 15 between them.
      #expect(frames.map(\.minX) == [0, 65, 130, 195, 260, 325, 0, 65])
      #expect(frames.map(\.minY) == [0, 0, 0, 0, 0, 0, 60, 60])
      #expect(controller.collectionView.contentSize == CGSize(width: 375, height: 110))
    }

    @Test func `a line of one item is centred`() {
      let controller = Items()
      controller.flow.itemSize = CGSize(width: 300, height: 20)
      controller.counts = [2]
      #expect(frames(controller) == [CGRect(37.5, 0, 300, 20), CGRect(37.5, 30, 300, 20)])
    }

    @Test func `the last line of items of several sizes has the least distance`() {
      let controller = Items()
      controller.counts = [4]
      controller.sizes = [(150, 40), (200, 20), (60, 10), (70, 10)].map { CGSize(width: $0.0, height: $0.1) }
      #expect(
        frames(controller) == [
          CGRect(0, 0, 150, 40), CGRect(175, 10, 200, 20), CGRect(0, 50, 60, 10), CGRect(70, 50, 70, 10),
        ])
    }

    @Test func `insets and distances of sections`() {
      let controller = Items()
      controller.flow.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 15)
      controller.flow.minimumLineSpacing = 3
      controller.flow.minimumInteritemSpacing = 0
      controller.counts = [8, 1]
      let frames = frames(controller)
      #expect(frames.prefix(7).map(\.minX) == [10, 60, 110, 160, 210, 260, 310])
      #expect(frames[7].minY == 58)
      #expect(frames[8].minY == 120)
      #expect(controller.collectionView.contentSize.height == 177)
    }

    @Test func `views before sections`() throws {
      let controller = Items()
      controller.flow.headerReferenceSize = CGSize(width: 1, height: 30)
      controller.counts = [1, 1]
      #expect(frames(controller).map(\.minY) == [30, 110])
      let header = controller.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
      #expect(header?.frame == CGRect(0, 80, 375, 30) && header?.reuseIdentifier == "header")
    }

    @Test func `a layout that scrolls to the side has columns`() {
      let controller = Items()
      controller.flow.scrollDirection = .horizontal
      controller.flow.itemSize = CGSize(width: 40, height: 300)
      controller.counts = [3]
      let frames = frames(controller)
      // Two of 300 with 10 between fit in 667, which leaves 67.
      #expect(frames == [CGRect(0, 0, 40, 300), CGRect(0, 367, 40, 300), CGRect(50, 0, 40, 300)])
      #expect(controller.collectionView.contentSize == CGSize(width: 90, height: 667))
    }

    @Test func `cells have the sizes of their constraints where the layout estimates`() {
      let controller = Items()
      controller.flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      controller.counts = [3]
      #expect(frames(controller).map(\.size.width) == [30, 40, 50])
      #expect(frames(controller).map(\.size.height) == [20, 21, 22])
    }

    @Test func `only what is in view has cells, which are used again`() {
      let controller = Items()
      controller.flow.itemSize = CGSize(width: 375, height: 100)
      controller.counts = [1000]
      #expect(frames(controller).count == 7)
      let first = controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
      controller.collectionView.scrollToItem(
        at: IndexPath(item: 500, section: 0), at: .top, animated: false)
      #expect(controller.collectionView.indexPathsForVisibleItems.first?.item == 500)
      #expect(controller.collectionView.contentOffset.y == 55_000)
      #expect(first?.superview == nil || first.flatMap(controller.collectionView.indexPath)?.item != 0)
    }

    @Test func `the content of a cell fills it`() {
      let cell = UICollectionViewCell(frame: CGRect(0, 0, 10, 20))
      cell.frame.size = CGSize(width: 30, height: 40)
      #expect(cell.contentView.frame == CGRect(0, 0, 30, 40))
    }

    @Test func `a layout of a program's own is asked`() {
      final class Diagonal: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          (0..<3).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: 100 * item, y: 100 * item, width: 100, height: 100)
            return attributes
          }
        }
      }
      let controller = Items()
      controller.counts = [3]
      controller.collectionView.setCollectionViewLayout(Diagonal(), animated: false)
      #expect(frames(controller).map(\.minX) == [0, 100, 200])
      #expect(controller.collectionView.contentSize == CGSize(width: 300, height: 300))
    }
  }
}

import Testing
import UIKitLayout

extension Layouts {
  /// The sizes that fit (Apple's documentation of systemLayoutSizeFitting and sizeThatFits), and the rows of
  /// tables.
  @MainActor
  struct FittingTests {
    private let window = phoneWindow()

    @Test func `the smallest size, and one of a width`() {
      let view = UIView()
      let label = add(UILabel(), to: view)
      label.numberOfLines = 0
      label.text = "Words that take more than one line in a narrow view."
      let margins = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
      let whole = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(whole == CGSize(width: label.intrinsicContentSize.width + 16, height: 36.5))
      let narrow = view.systemLayoutSizeFitting(
        CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(narrow.width == 150 && narrow.height > 60)
      #expect(view.frame == .zero)
      let expanded = view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
      #expect(expanded == whole)
    }

    @Test(arguments: [
      (UILayoutPriority.required, 30.0), (.fittingSizeLevel, 80), (UILayoutPriority(249), 80),
      (UILayoutPriority(751), 30),
    ])
    func `the priority of the size that is asked for counts`(priority: UILayoutPriority, width: Double) {
      let view = UIView()
      let block = add(Block(80, 10), to: view)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]|", views: ["a": block])
          + NSLayoutConstraint.constraints(withVisualFormat: "V:|[a]|", views: ["a": block]))
      let size = view.systemLayoutSizeFitting(
        CGSize(width: 30, height: 0), withHorizontalFittingPriority: priority,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: CGFloat(width), height: 10))
    }

    @Test func `a view without content fits nothing`() {
      #expect(UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
      let view = UIView(frame: CGRect(0, 0, 7, 8))
      #expect(view.sizeThatFits(.zero) == CGSize(width: 7, height: 8))
      let label = UILabel()
      label.text = "Text"
      label.sizeToFit()
      #expect(label.frame.size == label.intrinsicContentSize)
    }

    private final class Rows: UIViewController, UITableViewDataSource {
      let texts: [String]
      let table = UITableView()
      var made = 0

      init(_ texts: [String]) {
        self.texts = texts
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        table.dataSource = self
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        made += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.label.text = texts[indexPath.row]
        return cell
      }
    }

    private final class Cell: UITableViewCell {
      let label = UILabel()

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        add(label, to: contentView)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: margins.topAnchor),
          label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
          label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
      }

      required init?(coder: NSCoder) { nil }
    }

    @Test func `rows are as high as their content, and those in view have cells`() {
      let long = String(repeating: "Many words. ", count: 12)
      let rows = Rows((0..<1000).map { $0 % 2 == 0 ? "Short" : long })
      window.rootViewController = rows
      window.makeKeyAndVisible()
      let cells = rows.table.visibleCells
      #expect(cells.count > 5 && cells.count < 40 && rows.made <= cells.count + 2)
      // A line of 20.5 between margins of 11 (Devices.md, rows); the line below takes nothing since iOS 13
      // (InterfaceBuilder.md, separators).
      #expect(cells[0].frame == CGRect(0, 0, 375, 42.5))
      #expect(cells[0].contentView.frame == CGRect(0, 0, 375, 42.5))
      #expect((cells[0] as? Cell)?.label.frame == CGRect(16, 11, 343, 20.5))
      #expect(cells[1].frame.minY == 42.5 && cells[1].frame.height > 80)
      #expect(rows.table.contentSize.height > 20_000)
      rows.table.contentOffset.y = 5000
      window.layoutIfNeeded()
      #expect(
        rows.table.visibleCells.allSatisfy { $0.frame.intersects(rows.table.bounds) }
          && rows.table.contentOffset.y > 4000)
      #expect(rows.made < 100)
      rows.table.rowHeight = 50
      window.layoutIfNeeded()
      #expect(
        rows.table.rectForRow(at: IndexPath(row: 999, section: 0)).maxY <= rows.table.contentSize.height)
      #expect(rows.table.visibleCells[0].frame.height == 50)
      #expect(
        LayoutExceptions.raised { _ = rows.table.dequeueReusableCell(withIdentifier: "none", for: [0, 0]) }
          .count == 1)
    }
  }
}

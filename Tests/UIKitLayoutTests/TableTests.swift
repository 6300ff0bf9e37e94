import Testing
import UIKitLayout

extension Layouts {
  /// Rows, their styles and headings (Documentation/Devices.md, the rules of rows, accessories, cell styles
  /// and headings of tables; Apple's pages of `UITableView`, `UITableViewCell` and `UITableViewController`).
  @MainActor
  struct TableTests {
    /// A controller of a table whose sections have a title and rows.
    private final class Table: UITableViewController {
      var sections: [(title: String?, rows: [() -> UITableViewCell])] = []
      var footer: String?

      override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
      }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        sections[indexPath.section].rows[indexPath.row]()
      }
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
      }
      override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footer
      }
    }

    private func row(
      _ style: UITableViewCell.CellStyle = .default, _ title: String? = nil, _ detail: String? = nil,
      accessory: UITableViewCell.AccessoryType = .none
    ) -> () -> UITableViewCell {
      {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        if let title { cell.textLabel?.text = title }
        if let detail { cell.detailTextLabel?.text = detail }
        cell.accessoryType = accessory
        return cell
      }
    }

    private func table(
      _ style: UITableView.Style, _ sections: [(title: String?, rows: [() -> UITableViewCell])]
    ) -> Table {
      let controller = Table(style: style)
      controller.sections = sections
      return controller
    }

    @Test func `a controller makes its table, which fills its view`() {
      let controller = table(.plain, [(nil, [row(), row()])])
      let window = show(controller, on: "iPhone 15")
      #expect(controller.tableView === controller.view)
      #expect(controller.tableView.frame == window.bounds)
      #expect(controller.tableView.visibleCells.map(\.frame.minY) == [0, 44])
      #expect(controller.tableView.contentSize == CGSize(width: 393, height: 88))
    }

    @Test(arguments: [
      ("iPhone 8", 16.0), ("iPhone 15", 16), ("iPhone 15 Pro Max", 20), ("iPad Pro (9.7-inch)", 20),
    ])
    func `titles begin at the margin of rows`(device: String, margin: Double) throws {
      let controller = table(.plain, [(nil, [row(.default, "Title")])])
      let window = show(controller, on: device)
      let cell = try #require(controller.tableView.visibleCells.first)
      let label = try #require(cell.textLabel)
      #expect(label.superview === cell.contentView)
      #expect(label.frame.minX == CGFloat(margin))
      #expect(label.frame.height == cell.contentView.bounds.height)
      #expect(label.frame.width == window.bounds.width - 2 * CGFloat(margin))
    }

    @Test func `a detail at the end stands on the title's line`() throws {
      let controller = table(.plain, [(nil, [row(.value1, "Title", "Detail")])])
      let window = show(controller, on: "iPhone 15")
      let cell = try #require(controller.tableView.visibleCells.first)
      let detail = try #require(cell.detailTextLabel)
      #expect(detail.frame.maxX == window.bounds.width - 16)
      #expect(detail.frame.minY == cell.textLabel?.frame.minY)
    }

    @Test func `a short title is 91 wide, and a detail begins 6 further`() throws {
      let controller = table(.plain, [(nil, [row(.value2, "Title", "Detail")])])
      let window = show(controller, on: "iPhone 15")
      let cell = try #require(controller.tableView.visibleCells.first)
      #expect(cell.textLabel?.frame.minX == 16 && cell.textLabel?.frame.width == 91)
      #expect(cell.detailTextLabel?.frame.minX == 113)
      #expect(cell.imageView == nil)
      _ = window
    }

    @Test func `a subtitle stands below the title`() throws {
      let controller = table(.plain, [(nil, [row(.subtitle, "Title", "Subtitle")])])
      let window = show(controller, on: "iPhone 15")
      let cell = try #require(controller.tableView.visibleCells.first)
      let (title, subtitle) = try (#require(cell.textLabel).frame, #require(cell.detailTextLabel).frame)
      #expect(title.minX == 16 && subtitle.minX == 16)
      #expect(subtitle.minY >= title.maxY && subtitle.maxY <= cell.contentView.bounds.height)
      _ = window
    }

    @Test func `the style without a detail has none`() {
      #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    }

    @Test func `levels of indentation move the title by their width`() throws {
      let controller = table(
        .plain,
        [
          (
            nil,
            [
              {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Title"
                (cell.indentationLevel, cell.indentationWidth) = (3, 12)
                return cell
              }
            ]
          )
        ])
      let window = show(controller, on: "iPhone 15")
      #expect(controller.tableView.visibleCells.first?.textLabel?.frame.minX == 52)
      _ = window
    }

    @Test func `an image stands 15 before the labels, no higher than the row`() throws {
      let controller = table(
        .plain,
        [
          (
            nil,
            [
              {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Title"
                cell.imageView?.image = UIImage(size: CGSize(width: 20, height: 30))
                return cell
              }
            ]
          )
        ])
      controller.tableView.rowHeight = 60
      let window = show(controller, on: "iPhone 15")
      let cell = try #require(controller.tableView.visibleCells.first)
      #expect(cell.imageView?.frame == CGRect(16, 15, 20, 30))
      #expect(cell.textLabel?.frame.minX == 51)
      _ = window
    }

    @Test(arguments: [
      (UITableViewCell.AccessoryType.none, 0.0), (.disclosureIndicator, 26.333), (.checkmark, 40),
      (.detailButton, 48), (.detailDisclosureButton, 68),
    ])
    func `accessories take of the width of the content`(
      type: UITableViewCell.AccessoryType, width: Double
    ) throws {
      let controller = table(.plain, [(nil, [row(accessory: type)])])
      let window = show(controller, on: "iPhone 15")
      let content = try #require(controller.tableView.visibleCells.first).contentView.frame
      #expect(abs(content.width - (window.bounds.width - CGFloat(width))) < 0.5)
      #expect(content.minX == 0)
    }

    // InterfaceBuilder.md, margins of the content of cells: 8 beside an accessory; no smaller than those
    // around where these are preserved.
    @Test func `margins of the content of rows`() throws {
      let controller = table(.plain, [(nil, [row(), row(accessory: .checkmark)])])
      let window = show(controller, on: "iPhone 15")
      let cells = controller.tableView.visibleCells
      #expect(cells.map(\.contentView.directionalLayoutMargins.leading) == [16, 16])
      #expect(cells.map(\.contentView.directionalLayoutMargins.trailing) == [16, 8])
      let content = try #require(cells.first).contentView
      content.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 2)
      #expect(content.layoutMargins == UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 2))
      content.preservesSuperviewLayoutMargins = true
      window.layoutIfNeeded()
      #expect(content.layoutMargins == UIEdgeInsets(top: 11, left: 30, bottom: 11, right: 16))
    }

    @Test func `an accessory view stands at the margin`() throws {
      let controller = table(
        .plain,
        [
          (
            nil,
            [
              {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.accessoryView = UIView(frame: CGRect(0, 0, 50, 20))
                return cell
              }
            ]
          )
        ])
      let window = show(controller, on: "iPhone 15")
      let cell = try #require(controller.tableView.visibleCells.first)
      #expect(cell.accessoryView?.frame == CGRect(327, 12, 50, 20))
      #expect(cell.contentView.frame.maxX == 327)
      _ = window
    }

    @Test(arguments: [(true, 59.0, 734.0), (false, 0, 852)])
    func `contents keep clear of the safe area at the sides`(isClear: Bool, x: Double, width: Double) throws {
      let controller = table(.plain, [(nil, [row()])])
      controller.tableView.insetsContentViewsToSafeArea = isClear
      let window = show(controller, on: "iPhone 15", in: .landscapeLeft)
      let cell = try #require(controller.tableView.visibleCells.first)
      #expect(cell.frame.width == window.bounds.width)
      #expect(cell.contentView.frame.minX == CGFloat(x) && cell.contentView.frame.width == CGFloat(width))
    }

    @Test func `rows have the safe area of where they are shown, unless the table insets them`() {
      let controller = table(.plain, [(nil, Array(repeating: row(), count: 40))])
      let window = show(controller, on: "iPhone 15")
      let table: UITableView = controller.tableView
      func tops() -> [CGFloat] { table.visibleCells.prefix(3).map(\.safeAreaInsets.top) }
      #expect(table.contentOffset.y == -59)
      #expect(tops() == [0, 0, 0])
      table.contentInsetAdjustmentBehavior = .never
      table.contentOffset.y = 0
      window.layoutIfNeeded()
      #expect(tops() == [59, 15, 0])
      table.contentOffset.y = 88
      window.layoutIfNeeded()
      #expect(tops() == [59, 15, 0])
    }

    @Test func `rows of an inset grouped table are inset by the margin`() throws {
      let controller = table(.insetGrouped, [(nil, [row()])])
      let window = show(controller, on: "iPhone 15")
      let frame = try #require(controller.tableView.visibleCells.first).frame
      #expect(frame.minX == 16 && frame.width == window.bounds.width - 32)
    }

    @Test func `a grouped table has space before groups without titles`() throws {
      let controller = table(.grouped, [(nil, [row()]), (nil, [row()])])
      let window = show(controller, on: "iPhone 8")
      let table: UITableView = controller.tableView
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 114)
      _ = window
    }

    @Test(arguments: [("iPhone 8", 55.5), ("iPhone 15", 166.0 / 3)])
    func `the first title of a grouped table`(device: String, height: Double) throws {
      let controller = table(.grouped, [("One", [row()]), ("Two", [row()])])
      let window = show(controller, on: device)
      let table: UITableView = controller.tableView
      #expect(table.rectForHeader(inSection: 0).height == CGFloat(height))
      #expect(table.rectForHeader(inSection: 1).height == 38)
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "One")
      _ = window
    }

    @Test func `the title of a plain table has 22 points above it`() throws {
      let controller = table(.plain, [("One", [row()])])
      let window = show(controller, on: "iPhone 15")
      let table: UITableView = controller.tableView
      #expect(table.rectForHeader(inSection: 0) == CGRect(0, 22, 393, 28))
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
      table.sectionHeaderTopPadding = 0
      window.layoutIfNeeded()
      #expect(table.rectForHeader(inSection: 0) == CGRect(0, 0, 393, 28))
    }

    @Test func `heights of sections that a table says count`() {
      let controller = table(.grouped, [(nil, [row()])])
      controller.tableView.sectionHeaderHeight = 12
      controller.tableView.sectionFooterHeight = 3
      let window = show(controller, on: "iPhone 15")
      #expect(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 12)
      #expect(controller.tableView.contentSize.height == 59)
      _ = window
    }

    @Test func `views of sections are used again`() throws {
      final class Header: UITableViewHeaderFooterView {}
      let table = UITableView(frame: .zero, style: .plain)
      table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
      let view = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "header"))
      #expect(view is Header && view.reuseIdentifier == "header")
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "footer") == nil)
    }

    /// Apple's page of `UITableView.insetsContentViewsToSafeArea`: a row beside the notch is as high as its
    /// text is there, which has 59 points less at each side.
    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func `rows and headings are as high as their texts beside the safe area`(style: UITableView.Style) {
      func label(in content: UIView) -> UILabel {
        let label = add(UILabel(), to: content)
        label.numberOfLines = 0
        label.text = String(repeating: "Many words. ", count: 40)
        let margins = content.layoutMarginsGuide
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: margins.topAnchor),
          label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
          label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        return label
      }
      final class Heading: NSObject, UITableViewDelegate {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { view }
      }
      let (cell, heading) = (UITableViewCell(style: .default, reuseIdentifier: nil), Heading())
      let labels = [label(in: cell.contentView), label(in: heading.view.contentView)]
      let controller = table(style, [(nil, [{ cell }])])
      controller.tableView.delegate = heading
      let window = show(controller, on: "iPhone 15", in: .landscapeLeft)
      for label in labels {
        let size = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
        #expect(label.bounds.width > 500 && abs(label.bounds.height - size.height) < 0.5)
      }
      _ = window
    }

    @Test func `a row is scrolled to`() {
      let controller = table(.plain, [(nil, Array(repeating: row(), count: 100))])
      let window = show(controller, on: "iPhone 8")
      controller.tableView.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
      // The row ends up below the status bar.
      #expect(abs(controller.tableView.contentOffset.y - 2180) < 0.01)
      #expect(controller.tableView.indexPathsForVisibleRows?.contains(IndexPath(row: 50, section: 0)) == true)
      _ = window
    }
  }
}

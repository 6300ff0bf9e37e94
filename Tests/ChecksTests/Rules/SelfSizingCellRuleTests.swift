import CheckFixtures
import Checks
import SceneModel
import Testing

/// Apple's Self-Sizing Table View Cells: an unbroken chain from the top to the bottom of the content view.
struct SelfSizingCellRuleTests {
  private func findings(
    _ links: [String], rowHeight: Int? = 127, table: String = "-1", second: String = "label",
    saved: Int = 127, isStatic: Bool = false
  ) throws -> [CheckFinding] {
    func label(_ id: String, _ element: String) -> String {
      Fixture.view(
        id, element, element == "label" ? "text=\"\(id)\"" : "",
        element == "label"
          ? "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>" : "")
    }
    let document = try Fixture.scene(
      """
      <tableView id="table" rowHeight="\(table)" estimatedRowHeight="-1" \
      dataMode="\(isStatic ? "static" : "prototypes")" style="plain">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      \(isStatic ? "<sections><tableViewSection id=\"section\"><cells>" : "<prototypes>")
      <tableViewCell id="cell"\(rowHeight.map { " rowHeight=\"\($0)\"" } ?? "") reuseIdentifier="c">
      <rect key="frame" x="0.0" y="28" width="375" height="\(saved)"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="375" height="127"/>
      <subviews>\(label("one", "label") + label("two", second))</subviews><constraints>
      """
        + links.enumerated().map { Fixture.constraint("d\($0)", $1) }.joined()
        + "</constraints></tableViewCellContentView></tableViewCell>"
        + (isStatic ? "</cells></tableViewSection></sections>" : "</prototypes>") + "</tableView>")
    return try Fixture.findings("self_sizing_cell", document, [Fixture.device("iPhone 8")])
  }

  private func missing(_ links: [String], second: String = "label") throws -> [String] {
    try findings(links, second: second).map { finding in
      #expect(finding.object.text == "cell")
      return finding.message
    }
  }

  private let open = "the height of tableViewCell (cell) is open: "
  private let shown = ", so that the row is 44 high, while the canvas shows 127"

  @Test func `the edge that nothing is held at is named`() throws {
    #expect(
      try missing(["one.top = content.top + 8", "two.top = one.bottom + 8"])
        == [open + "nothing in it is constrained to its bottom edge" + shown])
    #expect(
      try missing(["one.leading = content.leading", "one.centerY = content.centerY"])
        == [open + "nothing in it is constrained to its top and bottom edges" + shown])
  }

  @Test func `the link that is missing in the middle is named`() throws {
    #expect(
      try missing(["one.top = content.top", "two.bottom = content.bottom"])
        == [open + "nothing links the bottom of 'one' (one) with the top of 'two' (two)" + shown])
    #expect(
      try missing(
        ["one.top = content.top", "two.top = one.bottom", "two.bottom = content.bottom"], second: "view")
        == [open + "view (two) between its top and bottom edges has no height" + shown])
  }

  @Test func `a whole chain, and one from an edge to the center, are sound`() throws {
    let chain = ["one.top = content.top + 8", "two.top = one.bottom + 8", "two.bottom = content.bottom - 8"]
    #expect(try missing(chain).isEmpty)
    #expect(try missing(chain + ["two.height = 20"], second: "view").isEmpty)
    #expect(try missing(["one.top ≥ content.top", "one.centerY = content.centerY"]).isEmpty)
  }

  @Test func `the saved height counts where a cell has none of its own, in static tables as well`() throws {
    let broken = ["one.top = content.top + 8"]
    let message = open + "nothing in it is constrained to its bottom edge" + shown
    #expect(try findings(broken, rowHeight: nil).map(\.message) == [message])
    #expect(try findings(broken, rowHeight: nil, isStatic: true).map(\.message) == [message])
    #expect(try findings(broken, isStatic: true).isEmpty, "its own height counts in a static table")
  }

  @Test func `rows of a fixed height, and cells that the canvas shows no other than 44, are left out`() throws
  {
    let broken = ["one.top = content.top + 8"]
    #expect(try findings(broken, table: "127").isEmpty)
    #expect(try findings(broken, rowHeight: nil, saved: 44).isEmpty)
    #expect(try findings(broken, rowHeight: nil, saved: 52).isEmpty)
    #expect(try findings(broken, rowHeight: 44).isEmpty)
    #expect(try findings(broken).count == 1)
  }
}

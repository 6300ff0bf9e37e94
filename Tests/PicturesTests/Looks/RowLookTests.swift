import AutoLayout
import Controls
@testable import Pictures
import SceneModel
import Testing

/// Rows of tables (Looks.md#cell).
struct RowLookTests {
  private static func row(_ id: String, _ y: Double, _ attributes: String = "", _ labels: String = "")
    -> String
  {
    """
    <tableViewCell id="\(id)" \(attributes)><rect key="frame" x="0" y="\(y)" width="375" height="44"/>
    <autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
    <rect key="frame" x="0" y="0" width="375" height="44"/><autoresizingMask key="autoresizingMask"/>
    <subviews>\(labels)</subviews></tableViewCellContentView></tableViewCell>
    """
  }

  private static func table(_ style: String, _ rows: String, title: String = "") -> String {
    Picturing.view(
      "tableView", "table", (0, 100, 375, 500), "dataMode=\"static\" style=\"\(style)\" rowHeight=\"44\"",
      """
      <sections><tableViewSection headerTitle="\(title)" id="section"><cells>\(rows)</cells></tableViewSection></sections>
      """)
  }

  private static func corners(_ style: String, toolsVersion: Int = 21701) throws -> [DrawingPath] {
    let rows = row("a", 30) + row("b", 74) + row("c", 118)
    return try Picturing.commands(table(style, rows), toolsVersion: toolsVersion).groups.compactMap(\.clip)
      .filter { if case .rounded = $0 { true } else { false } }
  }

  @Test
  func `the first and the last row of an inset group have round corners, radius 10, in iOS 26 radius 26`()
    throws
  {
    #expect(
      try Self.corners("insetGrouped") == [
        .rounded(Rect(x: 0, y: 130, width: 375, height: 54), radius: 10),
        .rounded(Rect(x: 0, y: 208, width: 375, height: 54), radius: 10),
      ])
    #expect(
      try Self.corners("insetGrouped", toolsVersion: 24506).first
        == .rounded(Rect(x: 0, y: 130, width: 375, height: 70), radius: 26))
    #expect(try Self.corners("grouped").isEmpty)
    #expect(try Self.corners("plain").isEmpty)
  }

  @Test func `no separator follows the last row of an inset group`() throws {
    let rows = Self.row("a", 30) + Self.row("b", 74)
    #expect(try Picturing.commands(Self.table("insetGrouped", rows)).strokes.count == 1)
    #expect(try Picturing.commands(Self.table("grouped", rows)).strokes.count == 2)
  }

  @Test func `the title of a section is seen above rows that are cut`() throws {
    let commands = try Picturing.commands(Self.table("insetGrouped", Self.row("a", 60), title: "Tides"))
    let title = try #require(
      commands.firstIndex { if case .text(let text) = $0 { text.text == "TIDES" } else { false } })
    var clips: [DrawingPath?] = []
    for command in commands[..<title] {
      if case .begin(let group) = command { clips.append(group.clip) }
      if case .end = command { clips.removeLast() }
    }
    #expect(clips.compactMap(\.self).isEmpty)
  }

  /// The labels of a cell of one of the system's styles, whose saved frames are stale.
  private static func styled(_ style: String) -> String {
    func label(_ id: String, _ text: String) -> String {
      "<label opaque=\"NO\" text=\"\(text)\" id=\"\(id)\"><rect key=\"frame\" x=\"3\" y=\"1\" width=\"9\" height=\"9\"/>"
        + "<autoresizingMask key=\"autoresizingMask\"/>"
        + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label>"
    }
    let hasDetail = style != "Default"
    let attributes =
      "style=\"IBUITableViewCellStyle\(style)\" textLabel=\"t\"" + (hasDetail ? " detailTextLabel=\"d\"" : "")
    return row("cell", 60, attributes, label("t", "Tide") + (hasDetail ? label("d", "Ebb") : ""))
  }

  @Test(arguments: ["Default", "Value1", "Value2", "Subtitle"])
  func `text of the system's cells is in the middle of its row, and begins with the separator`(style: String)
    throws
  {
    let document = try Screens.document([
      Screens.controller("a", views: Self.table("plain", Self.styled(style)))
    ])
    let commands = try Screens.drawing(document).commands
    let objects = commands.groups.compactMap(\.object)
    let row = try #require(objects.first { $0.element == "tableViewCell" }).rect
    let labels = objects.filter { $0.element == "label" }.map(\.rect)
    let (top, bottom) = (labels.map(\.y).min() ?? 0, labels.map(\.maxY).max() ?? 0)
    #expect(abs((top + bottom) / 2 - row.center.y) <= 1, "\(labels) in \(row)")
    let separator = try #require(commands.strokes.first).path.bounds
    let title = try #require(objects.first { $0.id.text == "t" }).rect
    if style != "Value2" { #expect(separator.x == title.x) }
    #expect(separator.x == row.x + 16)
  }
}

import AutoLayout
import Devices
import SceneModel
import Testing

/// Cells of tables: on the canvas of older documents, and in a running app
/// (InterfaceBuilder.md#self-sizing-rows).
struct TableCellTests {
  private func cell(_ id: String, y: Double, height: Double, _ attributes: String, _ content: String)
    -> String
  {
    """
    <tableViewCell id="\(id)" \(attributes)><rect key="frame" x="0.0" y="\(y)" width="320" height="\(height)"/>
    <tableViewCellContentView key="contentView" id="\(id)-con">
    <rect key="frame" x="0.0" y="0.0" width="320" height="43"/>\(content)</tableViewCellContentView></tableViewCell>
    """
  }

  private func fixture(toolsVersion: Int, table: String, cells: String, end: String = "") -> Fixture {
    Fixture(
      toolsVersion: toolsVersion,
      subviews: Fixture.view("tab", "tableView", table, "\(end)<prototypes>\(cells)</prototypes>"),
      constraints: Fixture.constraints(
        "tab.leading = root.leading", "tab.trailing = root.trailing", "tab.top = root.top",
        "tab.bottom = root.bottom"))
  }

  private static let high =
    "<subviews>\(Fixture.view("box"))</subviews><constraints>"
    + Fixture.constraints(
      "box.top = one-con.top + 10", "one-con.bottom = box.bottom + 10", "box.leading = one-con.leading",
      "box.trailing = one-con.trailing", "box.height = 100") + "</constraints>"

  /// InterfaceBuilder.md#stale-cells: the library's 43 points inside a row of 70, its 320 in a table of 375.
  @Test func `of older documents are as wide as the table and as high as the row`() throws {
    let fixture = fixture(
      toolsVersion: 7531, table: "", cells: cell("one", y: 0, height: 150, #"rowHeight="70""#, ""))
    #expect(try fixture.frame("one") == Rect(x: 0, y: 0, width: 375, height: 70))
    #expect(try fixture.frame("one-con") == Rect(x: 0, y: 0, width: 375, height: 69))
  }

  @Test func `size themselves where the table says so, and move those below`() throws {
    let cells = cell("one", y: 28, height: 44, "", Self.high) + cell("two", y: 72, height: 44, "", "")
    let fixture = fixture(toolsVersion: 22155, table: #"rowHeight="-1""#, cells: cells)
    let device = try #require(Device.named("iPhone 15"))
    let request = LayoutRequest(canvas: .device(device, .portrait, .full), ignoresSavedFrames: true)
    #expect(try fixture.frame("one", request) == Rect(x: 0, y: 0, width: 393, height: 120))
    #expect(try fixture.frame("two", request) == Rect(x: 0, y: 120, width: 393, height: 44))
  }

  /// InterfaceBuilder.md#self-sizing-rows: 51.33 is what the canvas of iOS 26 gives each row.
  @Test(
    arguments: [
      ("prototypes", 81, false, 81), ("static", 81, false, 44), ("prototypes", 81, true, 44),
      ("prototypes", 51.33, false, 44), ("prototypes", 43.67, false, 44),
    ] as [(String, Double, Bool, Double)])
  func `whose content leaves the height open are as high as their prototype was saved`(
    mode: String, saved: Double, ignoresSavedFrames: Bool, height: Double
  ) throws {
    let fixture = fixture(
      toolsVersion: 21701, table: "dataMode=\"\(mode)\" rowHeight=\"-1\"",
      cells: cell("open", y: 28, height: saved, "", ""))
    var request = try request("iPhone 8")
    request.ignoresSavedFrames = ignoresSavedFrames
    #expect(try fixture.frame("open", request).height == height)
  }

  /// Devices.md#first-rows
  @Test func `begin below the header of their table, whatever lies between them on the canvas`() throws {
    let header = """
      <view key="tableHeaderView" id="hea"><rect key="frame" x="0" y="0" width="375" height="90"/></view>
      """
    let cells = cell("one", y: 118, height: 50, "", "") + cell("two", y: 190, height: 50, "", "")
    let fixture = Fixture(
      subviews: Fixture.view(
        "tab", "tableView", #"rowHeight="50""#, "\(header)<prototypes>\(cells)</prototypes>"),
      constraints: Fixture.constraints("tab.leading = root.leading", "tab.width = 375", "tab.top = root.top"))
    let request = LayoutRequest(canvas: .size(Size(375, 667)), ignoresSavedFrames: true)
    #expect(try fixture.frame("one", request).y == 90)
    #expect(try fixture.frame("two", request).y == 140)
    #expect(try fixture.frame("one").y == 118)
  }

  /// Devices.md#first-rows: a footer of a static table that was saved 18 below rows of 44, which are 30 here.
  @Test func `are followed by the footer of their table, as far below as on the canvas`() throws {
    let footer = """
      <view key="tableFooterView" id="foo"><rect key="frame" x="0" y="174" width="375" height="90"/></view>
      """
    let cells = cell("one", y: 18, height: 44, "", "") + cell("two", y: 112, height: 44, "", "")
    let fixture = fixture(
      toolsVersion: 21701, table: #"dataMode="static" style="grouped" rowHeight="30""#, cells: cells,
      end: footer)
    let frame = try fixture.frame("foo", request("iPhone 8"))
    #expect(frame == Rect(x: 0, y: 18 + 30 + 50 + 30 + 18, width: 375, height: 90))
    #expect(try fixture.frame("foo").y == 174)
  }

  /// InterfaceBuilder.md#row-heights, InterfaceBuilder.md#self-sizing-rows
  @Test(arguments: [("44", 90.0), ("-1", 90), ("", 90)])
  func `have a height of their own before that of their table`(table: String, height: Double) throws {
    let attribute = table.isEmpty ? "" : #"rowHeight="\#(table)""#
    let fixture = fixture(
      toolsVersion: 22155, table: attribute, cells: cell("one", y: 28, height: 90, #"rowHeight="90""#, ""))
    let request = LayoutRequest(canvas: .size(Size(375, 667)), ignoresSavedFrames: true)
    #expect(try fixture.frame("one", request).height == height)
  }

  /// Versions, models, accessories and the widths of content beside them. Points.
  static let accessories: [(Int, String, String, Double)] = [
    (7706, "iPhone 5s", "disclosureIndicator", 286.0), (5056, "iPhone 5s", "disclosureIndicator", 287),
    (14460, "iPhone 8", "disclosureIndicator", 341), (17701, "iPhone 8", "disclosureIndicator", 348),
    (17156, "iPhone 11", "disclosureIndicator", 383), (22505, "iPhone 8", "disclosureIndicator", 348.5),
    (24128, "iPhone X", "disclosureIndicator", 375 - 79.0 / 3), (14313, "iPhone 8", "checkmark", 335),
    (13771, "iPhone X", "detailDisclosureButton", 307), (20037, "iPhone 11", "checkmark", 370),
    (22505, "iPhone 8", "detailButton", 327), (17701, "iPad Pro 12.9", "disclosureIndicator", 993),
  ]

  /// Devices.md#cell-accessories: 286 of 320 is measured, the others are saved on canvases of their time.
  @Test(arguments: accessories)
  func `leave their content what their accessory takes on the device`(
    version: Int, name: String, accessory: String, width: Double
  ) throws {
    let fixture = fixture(
      toolsVersion: version, table: #"rowHeight="44""#,
      cells: cell("one", y: 0, height: 44, #"accessoryType="\#(accessory)""#, ""))
    let device = try #require(Device.named(name))
    let frame = try fixture.frame("one-con", .device(device, ofTimesOf: version))
    #expect(abs(frame.width - width) < 1e-9)
  }

  /// Heights of rows, models and the heights of content above a separator. Points.
  static let separators: [(Int, String, Double)] = [
    (44, "iPad Air 2", 43.5), (70, "iPhone 4s", 69.5), (76, "iPhone X", 76 - 1.0 / 3),
  ]

  /// InterfaceBuilder.md#row-separators: of rows of 44 and 70 points 43.5 and 69.5 are measured.
  @Test(arguments: separators)
  func `lose a pixel to their separator`(
    row: Int, name: String, height: Double
  ) throws {
    let fixture = fixture(
      toolsVersion: 7531, table: #"rowHeight="\#(row)""#,
      cells: cell("one", y: 0, height: Double(row), "", ""))
    let device = try #require(Device.named(name))
    let frame = try fixture.frame("one-con", .device(device, ofTimesOf: 7531))
    #expect(abs(frame.height - height) < 1e-9)
  }

  private func request(_ name: String, _ orientation: Orientation = .portrait) throws -> LayoutRequest {
    LayoutRequest(
      canvas: .device(try #require(Device.named(name)), orientation, .full), ignoresSavedFrames: true)
  }

  /// Devices.md#rows: 16 on the narrow phones, 20 on wide ones and pads, from the safe area.
  @Test(
    arguments: [
      ("iPhone 15", .portrait, 16, 361), ("iPhone 11", .portrait, 20, 374),
      ("iPad Air 2", .portrait, 20, 728),
      ("iPhone X", .landscape, 60, 692),
    ] as [(String, Orientation, Double, Double)])
  func `of an inset grouped table are inset by its margin`(
    device: String, orientation: Orientation, x: Double, width: Double
  ) throws {
    let cells = cell("one", y: 28, height: 44, "", "")
    let fixture = fixture(toolsVersion: 22155, table: #"style="insetGrouped""#, cells: cells)
    let layout = try fixture.layout(request(device, orientation))
    #expect(layout.view("one")?.frame == Rect(x: x, y: 28, width: width, height: 44))
    #expect(layout.view("one-con")?.frame.width == width)
  }

  /// Devices.md#rows: the margin beside a notch is that of the screen held upright.
  @Test(
    arguments: [
      ("iPhone X", .portrait, 0, 16), ("iPhone X", .landscape, 44, 16), ("iPhone 11", .landscape, 48, 20),
      ("iPhone 8", .landscape, 0, 20), ("iPad Air 2", .landscape, 0, 20),
    ] as [(String, Orientation, Double, Double)])
  func `hold their content at the margin from the safe area`(
    device: String, orientation: Orientation, start: Double, margin: Double
  ) throws {
    let content =
      "<subviews>\(Fixture.view("box"))</subviews><constraints>"
      + Fixture.constraints("box.leading = one-con.leadingMargin", "box.width = 10", "box.top = one-con.top")
      + "</constraints>"
    let fixture = fixture(toolsVersion: 22155, table: "", cells: cell("one", y: 0, height: 44, "", content))
    let layout = try fixture.layout(request(device, orientation))
    #expect(layout.view("one-con")?.frame.x == start)
    #expect(layout.view("box")?.frame.x == margin)
  }

  @Test func `keep a fixed row height`() throws {
    let fixture = fixture(
      toolsVersion: 22155, table: #"rowHeight="60""#, cells: cell("one", y: 0, height: 60, "", ""))
    let device = try #require(Device.named("iPhone 15"))
    let request = LayoutRequest(canvas: .device(device, .portrait, .full), ignoresSavedFrames: true)
    #expect(try fixture.frame("one", request).height == 60)
  }

  /// InterfaceBuilder.md#broken-sizes-in-cells: of 227 points that a view is to be high, a row leaves 216.
  @Test func `keep their edges before the height of a view in them`() throws {
    let fixture = fixture(
      toolsVersion: 22155, table: #"rowHeight="44""#, cells: cell("one", y: 0, height: 44, "", Self.high))
    #expect(try fixture.frame("one-con").height == 43)
    #expect(try fixture.frame("box").height == 23)
  }

  /// InterfaceBuilder.md#broken-sizes-in-cells: that of a label two views down gives way, not a button's.
  @Test func `keep the width of a view before that of a deeper one`() throws {
    let box = Fixture.view("box", "view", "", "<subviews>\(Fixture.view("inn"))</subviews>")
    let content =
      "<subviews>\(box)\(Fixture.view("end"))</subviews><constraints>"
      + Fixture.constraints(
        "inn.width = 100", "inn.leading = box.leading", "box.trailing = inn.trailing",
        "box.leading = one-con.leading", "end.leading = box.trailing", "one-con.trailing = end.trailing",
        "end.width = 100") + "</constraints>"
    let fixture = fixture(
      toolsVersion: 22155, table: #"rowHeight="44""#, cells: cell("one", y: 0, height: 44, "", content))
    #expect(try fixture.frame("end").width == 100)
    #expect(try fixture.frame("inn").width == 220)
  }

  /// InterfaceBuilder.md#cell-accessories: at 14868 and 15705 content that was saved 385.5 and 383 wide holds
  /// a stack view 5 points further out than its constraint says, at 15400 in a cell of 375 points one.
  @Test(arguments: [(14868, 417, 391.0), (15400, 375, 345), (14490, 417, 386), (16098, 417, 386)])
  func `that are files leave their content more where accessories stand nearer to the edge`(
    version: Int, width: Int, expected: Double
  ) throws {
    let fill = Fixture.constraints(
      "box.leading = con.leading", "con.trailing = box.trailing", "box.top = con.top",
      "con.bottom = box.bottom")
    let cell = """
      <tableViewCell id="cel" accessoryType="disclosureIndicator">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="60"/>
      <tableViewCellContentView key="contentView" id="con">
      <rect key="frame" x="0.0" y="0.0" width="\(width - 31)" height="60"/>
      <subviews>\(Fixture.view("box"))</subviews><constraints>\(fill)</constraints></tableViewCellContentView>
      </tableViewCell>
      """
    let fixture = Fixture(toolsVersion: version, docked: cell)
    #expect(try fixture.frame("box") == Rect(x: 0, y: 0, width: expected, height: 60))
  }
}

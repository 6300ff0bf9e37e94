import AutoLayout
import Devices
import SceneModel
import Testing

/// Cells of the system's styles in a running app (Devices.md#cell-styles). The frames are those of canvases
/// that show the same UIKit on the same screen, unless another source is named.
struct StyledCellTests {
  /// A label by its text and its font's size.
  private struct Text {
    let id: String
    let text: String
    var size = 17
    var xml: String {
      """
      <label text="\(text)" id="\(id)"><rect key="frame" x="1" y="2" width="333" height="55"/>
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
      """
    }
  }

  private func layout(
    _ version: Int, _ name: String, _ style: String, row: String = "44", _ attributes: String = "",
    _ texts: Text..., more: String = ""
  ) throws -> SceneLayout {
    let height = row == "-1" ? "44" : row
    let cell = """
      <tableViewCell id="cel" style="IBUITableViewCellStyle\(style)" textLabel="tit" detailTextLabel="det" \
      imageView="ima" \(attributes)>
      <rect key="frame" x="0.0" y="28" width="320" height="\(height)"/>
      <tableViewCellContentView key="contentView" id="con">
      <rect key="frame" x="0.0" y="0.0" width="320" height="\(height)"/>
      <subviews>\(texts.map(\.xml).joined())\(more)</subviews></tableViewCellContentView></tableViewCell>
      """
    let fixture = Fixture(
      toolsVersion: version,
      subviews: Fixture.view(
        "tab", "tableView", #"rowHeight="\#(row)""#, "<prototypes>\(cell)</prototypes>"),
      constraints: Fixture.constraints(
        "tab.leading = root.leading", "tab.trailing = root.trailing", "tab.top = root.top",
        "tab.bottom = root.bottom"))
    let device = try #require(Device.named(name))
    return try fixture.layout(.device(device, ofTimesOf: version))
  }

  private func expect(_ frame: Rect?, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    let expected = Rect(x: x, y: y, width: width, height: height)
    let near = frame.map {
      abs($0.x - x) < 0.51 && abs($0.y - y) < 0.01 && abs($0.width - width) < 0.51
        && abs($0.height - height) < 0.01
    }
    #expect(near == true, "\(String(describing: frame)), not \(expected)")
  }

  /// Versions, models, accessories, and where titles begin, how wide and how high they are. Points.
  static let titles: [(Int, String, String, Double, Double, Double)] = [
    (5056, "iPhone 5s", "", 15.0, 290.0, 43.5), (7706, "iPhone 5s", "", 16, 288, 43.5),
    (13771, "iPhone 8", "", 16, 343, 43.5), (15400, "iPhone 8", "", 16, 343, 44),
    (14460, "iPhone 8", "disclosureIndicator", 16, 324, 43.5),
    (14313, "iPhone 8", "checkmark", 16, 319, 43.5),
    (17701, "iPhone 8", "disclosureIndicator", 16, 324, 44),
    (22505, "iPhone 8", "disclosureIndicator", 16, 324.5, 44), (20037, "iPad Air 2", "", 20, 728, 44),
  ]

  @Test(arguments: titles)
  func `a basic title fills the content between the margins of the device`(
    version: Int, name: String, accessory: String, x: Double, width: Double, height: Double
  ) throws {
    let attribute = accessory.isEmpty ? "" : #"accessoryType="\#(accessory)""#
    let layout = try layout(version, name, "Default", attribute, Text(id: "tit", text: "Title"))
    expect(layout.view("tit")?.frame, x, 0, width, height)
  }

  @Test func `a detail at the end stands on the title's baseline and ends before the accessory`() throws {
    let disclosure = #"accessoryType="disclosureIndicator""#
    let early = try layout(
      14460, "iPhone 8", "Value1", disclosure, Text(id: "tit", text: "Double Tap Reaction"),
      Text(id: "det", text: "Detail", size: 16))
    expect(early.view("tit")?.frame, 16, 12, 158, 20.5)
    expect(early.view("det")?.frame, 298.5, 13, 41.5, 19.5)
    let late = try layout(
      24127, "iPhone X", "Value1", row: "58", "", Text(id: "tit", text: "Title", size: 16),
      Text(id: "det", text: "Detail", size: 15))
    expect(late.view("tit")?.frame, 16, 20, 31 + 2.0 / 3, 19 + 1.0 / 3)
    expect(late.view("det")?.frame, 359 - 39 - 1.0 / 3, 21, 39 + 1.0 / 3, 18)
  }

  @Test func `a short title is 91 wide and its detail beside it`() throws {
    let layout = try layout(
      19455, "iPhone 8", "Value2", "", Text(id: "tit", text: "Title", size: 12),
      Text(id: "det", text: "Subtitle", size: 12))
    expect(layout.view("tit")?.frame, 16, 15, 91, 14.5)
    expect(layout.view("det")?.frame, 113, 15, 44, 14.5)
  }

  /// Versions, heights of rows, sizes of a title's and a subtitle's font, and where these begin. Points.
  static let subtitles: [(Int, String, Int, Int, Double, Double)] = [
    (13771, "44", 17, 12, 5.0, 25.5), (14460, "87", 17, 12, 26, 46.5), (15400, "44", 16, 11, 6, 25.5),
    (17156, "55.5", 17, 12, 10, 31.5), (20037, "60", 17, 12, 10, 33.5), (24127, "50", 16, 12, 8, 27.5),
  ]

  @Test(arguments: subtitles)
  func `a subtitle lies below its title, with as much space as there is`(
    version: Int, row: String, titleSize: Int, detailSize: Int, title: Double, subtitle: Double
  ) throws {
    let layout = try layout(
      version, "iPhone 8", "Subtitle", row: row, "", Text(id: "tit", text: "Title", size: titleSize),
      Text(id: "det", text: "Detail", size: detailSize))
    #expect(layout.view("tit")?.frame.y == title)
    #expect(layout.view("det")?.frame.y == subtitle)
  }

  @Test func `an image comes before the labels, and indentation before it`() throws {
    let image =
      #"<imageView id="ima" image="i"><rect key="frame" x="0" y="0" width="24" height="24"/></imageView>"#
    let layout = try layout(
      22505, "iPhone 8", "Default", row: "51", #"indentationLevel="2" indentationWidth="5""#,
      Text(id: "tit", text: "Title"), more: image)
    expect(layout.view("ima")?.frame, 26, 13.5, 24, 24)
    expect(layout.view("tit")?.frame, 65, 0, 294, 51)
  }

  /// Versions, styles and the heights of their rows. Points.
  static let styledRows: [(Int, String, Double)] = [
    (12121, "Default", 44.0), (22505, "Default", 43.5), (22505, "Subtitle", 55.5), (24128, "Default", 51),
    (24128, "Subtitle", 55.5),
  ]

  @Test(arguments: styledRows)
  func `rows that size themselves have the height of their style`(
    version: Int, style: String, height: Double
  ) throws {
    let layout = try layout(
      version, "iPhone 8", style, row: "-1", "", Text(id: "tit", text: "Title"),
      Text(id: "det", text: "Detail", size: 12))
    #expect(layout.view("cel")?.frame.height == height)
  }

  /// InterfaceBuilder.md#cell-direction: the same frames from the other side.
  @Test func `labels are mirrored from right to left`() throws {
    let layout = try layout(
      17701, "iPhone 8", "Value1", #"semanticContentAttribute="forceRightToLeft""#,
      Text(id: "tit", text: "Title"), Text(id: "det", text: "Detail"))
    #expect(layout.view("tit")?.frame.maxX == 359)
    #expect(layout.view("det")?.frame.x == 16)
  }

  @Test func `the canvas keeps the saved frames`() throws {
    let text = Text(id: "tit", text: "Title").xml
    let fixture = Fixture(
      subviews: """
        <tableView id="tab"><rect key="frame" x="0" y="0" width="375" height="600"/><prototypes>
        <tableViewCell id="cel" style="IBUITableViewCellStyleDefault" textLabel="tit">
        <rect key="frame" x="0" y="28" width="375" height="44"/>
        <tableViewCellContentView key="contentView" id="con"><rect key="frame" x="0" y="0" width="375" height="44"/>
        <subviews>\(text)</subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
        """)
    #expect(try fixture.frame("tit") == Rect(x: 1, y: 2, width: 333, height: 55))
    #expect(try fixture.frame("cel").y == 28)
  }
}

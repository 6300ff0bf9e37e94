import AutoLayout
import SceneModel
import Testing

/// Layout margins (InterfaceBuilder.md#root-margins, InterfaceBuilder.md#ordinary-margins).
struct MarginsTests {
  private func fixture(width: Double, toolsVersion: Int = 22155, device: String = "retina4_7") -> Fixture {
    Fixture(
      toolsVersion: toolsVersion, device: device, rootSize: Size(width, 667), subviews: Fixture.view("box"),
      constraints: Fixture.constraints(
        "box.leading = root.leadingMargin", "box.trailing = root.trailingMargin", "box.top = safe.top",
        "box.height = 10"))
  }

  @Test(arguments: [(240.5, 16.0), (375, 16), (393, 16), (400, 20), (414, 20), (600, 20)])
  func `at the sides of a root are 16, and 20 where it is wider than 395 points`(width: Double, side: Double)
    throws
  {
    let frame = try fixture(width: width).frame("box")
    #expect(frame.x == side)
    #expect(abs(frame.maxX - (width - side)) < 0.51)
  }

  @Test func `at the sides of a root are 16 whatever its width up to 7706`() throws {
    #expect(try fixture(width: 600, toolsVersion: 7706).frame("box").x == 16)
  }

  /// Explicit margins of a controller's view are no less than the system minimum from 13122.
  @Test func `of a root are no less than the system minimum`() throws {
    var fixture = fixture(width: 375)
    fixture.subviews += #"<edgeInsets key="unused" top="0" left="0" bottom="0" right="0"/>"#
    fixture.controller = ""
    #expect(try fixture.frame("box").x == 16)
  }

  /// InterfaceBuilder.md#xib-root-margins: all four are stated as zero.
  @Test func `of a xib's root are no less than the system minimum`() throws {
    let own = #"<edgeInsets key="layoutMargins" top="0.0" left="0.0" bottom="0.0" right="0.0"/>"#
    let xib = Fixture(
      toolsVersion: 17506, isXIB: true, rootSize: Size(320, 50), subviews: Fixture.view("box"),
      constraints: Fixture.constraints(
        "box.leading = root.leadingMargin", "box.trailing = root.trailingMargin", "box.top = root.top",
        "box.height = 10"), rootContent: own)
    #expect(try xib.frame("box") == Rect(x: 16, y: 0, width: 288, height: 10))
  }

  @Test func `of an ordinary view are 8, and its own where it has some`() throws {
    let own = #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#
    for (content, expected) in [
      ("", Rect(x: 8, y: 8, width: 84, height: 84)), (own, Rect(x: 2, y: 1, width: 94, height: 96)),
    ] {
      let fixture = Fixture(
        subviews: Fixture.view("out", "view", "", "<subviews>\(Fixture.view("inn"))</subviews>\(content)"),
        constraints: Fixture.constraints(
          "out.leading = root.leading + 100", "out.top = root.top + 100", "out.width = 100",
          "out.height = 100",
          "inn.leading = out.leadingMargin", "inn.trailing = out.trailingMargin", "inn.top = out.topMargin",
          "inn.bottom = out.bottomMargin"))
      #expect(try fixture.frame("inn") == expected)
    }
  }
}

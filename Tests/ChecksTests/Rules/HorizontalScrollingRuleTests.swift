import CheckFixtures
import Checks
import SceneModel
import Testing

struct HorizontalScrollingRuleTests {
  private func messages(width: Int, height: Int, _ attributes: String = "") throws -> [String] {
    let content = Fixture.view("content")
    let document = try Fixture.scene(
      Fixture.view("scroll", "scrollView", attributes, "<subviews>\(content)</subviews>"),
      constraints: [
        Fixture.constraint("c1", "scroll.leading = root.leading"),
        Fixture.constraint("c2", "scroll.trailing = root.trailing"),
        Fixture.constraint("c3", "scroll.top = root.top"),
        Fixture.constraint("c4", "scroll.bottom = root.bottom"),
        Fixture.constraint("c5", "content.leading = scroll.leading"),
        Fixture.constraint("c6", "content.trailing = scroll.trailing"),
        Fixture.constraint("c7", "content.top = scroll.top"),
        Fixture.constraint("c8", "content.bottom = scroll.bottom"),
        Fixture.constraint("c9", "content.width = \(width)"),
        Fixture.constraint("c10", "content.height = \(height)"),
      ].joined())
    return try Fixture.findings(
      "horizontal_scrolling", document, [Fixture.device("iPhone SE (1st generation)")]
    ).map(\.message)
  }

  @Test func `content that scrolls both ways is told`() throws {
    #expect(
      try messages(width: 414, height: 900) == [
        "the content of scrollView (scroll) is 414 wide, expected at most 320"
      ])
  }

  @Test func `content that fits, or scrolls sideways alone, or pages or zooms, is sound`() throws {
    #expect(try messages(width: 320, height: 900).isEmpty)
    #expect(try messages(width: 900, height: 100).isEmpty)
    #expect(try messages(width: 900, height: 900, "pagingEnabled=\"YES\"").isEmpty)
    #expect(try messages(width: 900, height: 900, "maximumZoomScale=\"4\"").isEmpty)
  }
}

import CheckFixtures
import Checks
import SceneModel
import Testing

struct HorizontalScrollingRuleTests {
  private func messages(width: Int, height: Int, _ attributes: String = "") throws -> [String] {
    let content = RuleFixture.view("content")
    let document = try RuleFixture.scene(
      RuleFixture.view("scroll", "scrollView", attributes, "<subviews>\(content)</subviews>"),
      constraints: [
        RuleFixture.constraint("c1", "scroll.leading = root.leading"),
        RuleFixture.constraint("c2", "scroll.trailing = root.trailing"),
        RuleFixture.constraint("c3", "scroll.top = root.top"),
        RuleFixture.constraint("c4", "scroll.bottom = root.bottom"),
        RuleFixture.constraint("c5", "content.leading = scroll.leading"),
        RuleFixture.constraint("c6", "content.trailing = scroll.trailing"),
        RuleFixture.constraint("c7", "content.top = scroll.top"),
        RuleFixture.constraint("c8", "content.bottom = scroll.bottom"),
        RuleFixture.constraint("c9", "content.width = \(width)"),
        RuleFixture.constraint("c10", "content.height = \(height)"),
      ].joined())
    return try RuleFixture.findings(
      "horizontal_scrolling", document, [RuleFixture.device("iPhone SE (1st generation)")]
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

import Checks
import SceneModel
import Testing

struct HorizontalScrollingRuleTests {
  private func messages(width: Int, height: Int, _ attributes: String = "") throws -> [String] {
    let content = Checking.view("content")
    let document = try Checking.scene(
      Checking.view("scroll", "scrollView", attributes, "<subviews>\(content)</subviews>"),
      constraints: [
        Checking.constraint("c1", "scroll.leading = root.leading"),
        Checking.constraint("c2", "scroll.trailing = root.trailing"),
        Checking.constraint("c3", "scroll.top = root.top"),
        Checking.constraint("c4", "scroll.bottom = root.bottom"),
        Checking.constraint("c5", "content.leading = scroll.leading"),
        Checking.constraint("c6", "content.trailing = scroll.trailing"),
        Checking.constraint("c7", "content.top = scroll.top"),
        Checking.constraint("c8", "content.bottom = scroll.bottom"),
        Checking.constraint("c9", "content.width = \(width)"),
        Checking.constraint("c10", "content.height = \(height)"),
      ].joined())
    return try Checking.findings(
      "horizontal_scrolling", document, [Checking.device("iPhone SE (1st generation)")]
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

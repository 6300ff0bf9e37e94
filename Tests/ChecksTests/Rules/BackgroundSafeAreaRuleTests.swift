import CheckFixtures
import Checks
import SceneModel
import Testing

struct BackgroundSafeAreaRuleTests {
  private func messages(
    _ element: String, bottom: String, content: String = "", more: String = "", top: String = "root.top"
  ) throws
    -> [String]
  {
    let document = try Fixture.scene(
      Fixture.view("list", element, "", content) + more,
      constraints: [
        Fixture.constraint("c1", "list.leading = root.leading"),
        Fixture.constraint("c2", "list.trailing = root.trailing"),
        Fixture.constraint("c3", "list.top = \(top)"),
        Fixture.constraint("c4", "list.bottom = \(bottom)"),
      ].joined())
    return try Fixture.findings("background_safe_area", document, [Fixture.device("iPhone 17")]).map(
      \.message)
  }

  private let color = "<color key=\"backgroundColor\" red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\"/>"

  @Test func `a list or a background that ends above the home indicator is told`() throws {
    #expect(
      try messages("tableView", bottom: "safe.bottom") == [
        "tableView (list) stops at the safe area: 34 are left at the bottom"
      ])
    #expect(try messages("view", bottom: "safe.bottom", content: color).count == 1)
  }

  @Test func `one that reaches the edge, a view that draws nothing, and one with a bar below are sound`()
    throws
  {
    #expect(try messages("tableView", bottom: "root.bottom").isEmpty)
    #expect(try messages("view", bottom: "safe.bottom").isEmpty)
    let bar =
      Fixture.view("bar", "view", "", "", frame: (0, 600, 375, 300))
      .replacing(" translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "")
    #expect(try messages("tableView", bottom: "safe.bottom", more: bar).isEmpty)
  }

  @Test func `a background that begins below the status bar is told, a list is not`() throws {
    #expect(try messages("tableView", bottom: "root.bottom", top: "safe.top").isEmpty)
    #expect(try messages("view", bottom: "root.bottom", content: color, top: "safe.top").count == 1)
  }
}

import Checks
import SceneModel
import Testing

struct OffScreenRuleTests {
  private func document(top: Int, _ attributes: String = "", element: String = "view") throws -> Document {
    try Checking.scene(
      Checking.view(
        "box", element, attributes,
        "<subviews>"
          + Checking.view("go", "button", "buttonType=\"system\"", "<state key=\"normal\" title=\"Go\"/>")
          + "</subviews><constraints>" + Checking.constraint("d1", "go.leading = box.leading + 8")
          + Checking.constraint("d2", "go.top = box.top + \(top)")
          + Checking.constraint("d3", "go.height = 44")
          + "</constraints>"),
      constraints: [
        Checking.constraint("c1", "box.leading = root.leading"),
        Checking.constraint("c2", "box.top = root.top"),
        Checking.constraint("c3", "box.width = 200"), Checking.constraint("c4", "box.height = 100"),
      ].joined())
  }

  @Test func `a button below the screen is told with the place`() throws {
    let findings = try Checking.findings("off_screen", document(top: 700), [Checking.device("iPhone 8")])
    #expect(
      findings.map(\.message) == [
        "'Go' (go) lies outside of the screen at (8, 700), expected it within 375 × 667"
      ])
  }

  @Test func `on the screen, and in what scrolls, it is sound`() throws {
    #expect(try Checking.objects("off_screen", document(top: 600), [Checking.device("iPhone 8")]).isEmpty)
    #expect(
      try Checking.objects(
        "off_screen", document(top: 700, element: "scrollView"), [Checking.device("iPhone 8")]
      ).isEmpty)
  }
}

import CheckFixtures
import Checks
import SceneModel
import Testing

struct OffScreenRuleTests {
  @Test func `a button below the screen is told with the place`() throws {
    let findings = try RuleFixture.findings(
      "off_screen", RuleFixture.buttonInBox(top: 700), [RuleFixture.device("iPhone 8")])
    #expect(
      findings.map(\.message) == [
        "'Go' (go) lies outside of the screen at (8, 700), expected it within 375 × 667"
      ])
  }

  @Test func `on the screen, and in what scrolls, it is sound`() throws {
    #expect(
      try RuleFixture.objects("off_screen", RuleFixture.buttonInBox(top: 600), [RuleFixture.device("iPhone 8")])
        .isEmpty)
    #expect(
      try RuleFixture.objects(
        "off_screen", RuleFixture.buttonInBox(top: 700, element: "scrollView"), [RuleFixture.device("iPhone 8")]
      ).isEmpty)
  }
}

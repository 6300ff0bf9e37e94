import CheckFixtures
import Checks
import SceneModel
import Testing

struct OffScreenRuleTests {
  @Test func `a button below the screen is told with the place`() throws {
    let findings = try Fixture.findings(
      "off_screen", Fixture.buttonInBox(top: 700), [Fixture.device("iPhone 8")])
    #expect(
      findings.map(\.message) == [
        "'Go' (go) lies outside of the screen at (8, 700), expected it within 375 × 667"
      ])
  }

  @Test func `on the screen, and in what scrolls, it is sound`() throws {
    #expect(
      try Fixture.objects("off_screen", Fixture.buttonInBox(top: 600), [Fixture.device("iPhone 8")])
        .isEmpty)
    #expect(
      try Fixture.objects(
        "off_screen", Fixture.buttonInBox(top: 700, element: "scrollView"), [Fixture.device("iPhone 8")]
      ).isEmpty)
  }
}

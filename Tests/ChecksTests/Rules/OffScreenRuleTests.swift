import Checks
import SceneModel
import Testing

struct OffScreenRuleTests {
  @Test func `a button below the screen is told with the place`() throws {
    let findings = try Checking.findings(
      "off_screen", Checking.buttonInBox(top: 700), [Checking.device("iPhone 8")])
    #expect(
      findings.map(\.message) == [
        "'Go' (go) lies outside of the screen at (8, 700), expected it within 375 × 667"
      ])
  }

  @Test func `on the screen, and in what scrolls, it is sound`() throws {
    #expect(
      try Checking.objects("off_screen", Checking.buttonInBox(top: 600), [Checking.device("iPhone 8")])
        .isEmpty)
    #expect(
      try Checking.objects(
        "off_screen", Checking.buttonInBox(top: 700, element: "scrollView"), [Checking.device("iPhone 8")]
      ).isEmpty)
  }
}

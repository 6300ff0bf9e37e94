import CheckFixtures
import Checks
import SceneModel
import Testing

struct ClippedRuleTests {
  @Test func `a button that reaches out of a view that clips is told with the points`() throws {
    let findings = try RuleFixture.findings(
      "clipped", RuleFixture.buttonInBox(top: 70, "clipsSubviews=\"YES\""), [RuleFixture.device("iPhone 8")])
    #expect(findings.map(\.object.text) == ["go"])
    #expect(findings.first?.message.contains("14 points of its height") == true)
  }

  @Test func `within the view, and in one that does not clip, it is sound`() throws {
    #expect(
      try RuleFixture.objects(
        "clipped", RuleFixture.buttonInBox(top: 50, "clipsSubviews=\"YES\""), [RuleFixture.device("iPhone 8")]
      ).isEmpty)
    #expect(
      try RuleFixture.objects("clipped", RuleFixture.buttonInBox(top: 70), [RuleFixture.device("iPhone 8")]).isEmpty)
  }

  /// A button that is larger than what shows it, to be touched more easily; a view that code unfolds.
  @Test func `what the saved frames show as well was left so`() throws {
    let document = try RuleFixture.scene(
      RuleFixture.view(
        "box", "view", "clipsSubviews=\"YES\"",
        "<subviews>"
          + RuleFixture.view(
            "go", "button", "buttonType=\"system\"", "<state key=\"normal\" title=\"Go\"/>",
            frame: (-5, 0, 40, 40))
          + "</subviews><constraints>" + RuleFixture.constraint("d1", "go.centerX = box.centerX")
          + RuleFixture.constraint("d2", "go.top = box.top") + RuleFixture.constraint("d3", "go.width = 40")
          + RuleFixture.constraint("d4", "go.height = 40") + "</constraints>", frame: (0, 0, 30, 40)),
      constraints: [
        RuleFixture.constraint("c1", "box.leading = root.leading"),
        RuleFixture.constraint("c2", "box.top = root.top"),
        RuleFixture.constraint("c3", "box.width = 30"), RuleFixture.constraint("c4", "box.height = 40"),
      ].joined())
    #expect(try RuleFixture.objects("clipped", document, [RuleFixture.device("iPhone 8")]).isEmpty)
  }
}

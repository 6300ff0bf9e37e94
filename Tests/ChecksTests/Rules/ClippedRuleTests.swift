import CheckFixtures
import Checks
import SceneModel
import Testing

struct ClippedRuleTests {
  @Test func `a button that reaches out of a view that clips is told with the points`() throws {
    let findings = try Fixture.findings(
      "clipped", Fixture.buttonInBox(top: 70, "clipsSubviews=\"YES\""), [Fixture.device("iPhone 8")])
    #expect(findings.map(\.object.text) == ["go"])
    #expect(findings.first?.message.contains("14 points of its height") == true)
  }

  @Test func `within the view, and in one that does not clip, it is sound`() throws {
    #expect(
      try Fixture.objects(
        "clipped", Fixture.buttonInBox(top: 50, "clipsSubviews=\"YES\""), [Fixture.device("iPhone 8")]
      ).isEmpty)
    #expect(
      try Fixture.objects("clipped", Fixture.buttonInBox(top: 70), [Fixture.device("iPhone 8")]).isEmpty)
  }

  /// A button that is larger than what shows it, to be touched more easily; a view that code unfolds.
  @Test func `what the saved frames show as well was left so`() throws {
    let document = try Fixture.scene(
      Fixture.view(
        "box", "view", "clipsSubviews=\"YES\"",
        "<subviews>"
          + Fixture.view(
            "go", "button", "buttonType=\"system\"", "<state key=\"normal\" title=\"Go\"/>",
            frame: (-5, 0, 40, 40))
          + "</subviews><constraints>" + Fixture.constraint("d1", "go.centerX = box.centerX")
          + Fixture.constraint("d2", "go.top = box.top") + Fixture.constraint("d3", "go.width = 40")
          + Fixture.constraint("d4", "go.height = 40") + "</constraints>", frame: (0, 0, 30, 40)),
      constraints: [
        Fixture.constraint("c1", "box.leading = root.leading"),
        Fixture.constraint("c2", "box.top = root.top"),
        Fixture.constraint("c3", "box.width = 30"), Fixture.constraint("c4", "box.height = 40"),
      ].joined())
    #expect(try Fixture.objects("clipped", document, [Fixture.device("iPhone 8")]).isEmpty)
  }
}

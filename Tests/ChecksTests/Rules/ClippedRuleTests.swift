import Checks
import SceneModel
import Testing

struct ClippedRuleTests {
  @Test func `a button that reaches out of a view that clips is told with the points`() throws {
    let findings = try Checking.findings(
      "clipped", Checking.buttonInBox(top: 70, "clipsSubviews=\"YES\""), [Checking.device("iPhone 8")])
    #expect(findings.map(\.object.text) == ["go"])
    #expect(findings.first?.message.contains("14 points of its height") == true)
  }

  @Test func `within the view, and in one that does not clip, it is sound`() throws {
    #expect(
      try Checking.objects(
        "clipped", Checking.buttonInBox(top: 50, "clipsSubviews=\"YES\""), [Checking.device("iPhone 8")]
      ).isEmpty)
    #expect(
      try Checking.objects("clipped", Checking.buttonInBox(top: 70), [Checking.device("iPhone 8")]).isEmpty)
  }

  /// A button that is larger than what shows it, to be touched more easily; a view that code unfolds.
  @Test func `what the saved frames show as well was left so`() throws {
    let document = try Checking.scene(
      Checking.view(
        "box", "view", "clipsSubviews=\"YES\"",
        "<subviews>"
          + Checking.view(
            "go", "button", "buttonType=\"system\"", "<state key=\"normal\" title=\"Go\"/>",
            frame: (-5, 0, 40, 40))
          + "</subviews><constraints>" + Checking.constraint("d1", "go.centerX = box.centerX")
          + Checking.constraint("d2", "go.top = box.top") + Checking.constraint("d3", "go.width = 40")
          + Checking.constraint("d4", "go.height = 40") + "</constraints>", frame: (0, 0, 30, 40)),
      constraints: [
        Checking.constraint("c1", "box.leading = root.leading"),
        Checking.constraint("c2", "box.top = root.top"),
        Checking.constraint("c3", "box.width = 30"), Checking.constraint("c4", "box.height = 40"),
      ].joined())
    #expect(try Checking.objects("clipped", document, [Checking.device("iPhone 8")]).isEmpty)
  }
}

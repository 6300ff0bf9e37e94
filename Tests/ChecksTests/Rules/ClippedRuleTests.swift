import Checks
import SceneModel
import Testing

struct ClippedRuleTests {
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

  @Test func `a button that reaches out of a view that clips is told with the points`() throws {
    let findings = try Checking.findings(
      "clipped", document(top: 70, "clipsSubviews=\"YES\""), [Checking.device("iPhone 8")])
    #expect(findings.map(\.object.text) == ["go"])
    #expect(findings.first?.message.contains("14 points of its height") == true)
  }

  @Test func `within the view, and in one that does not clip, it is sound`() throws {
    #expect(
      try Checking.objects(
        "clipped", document(top: 50, "clipsSubviews=\"YES\""), [Checking.device("iPhone 8")]
      ).isEmpty)
    #expect(try Checking.objects("clipped", document(top: 70), [Checking.device("iPhone 8")]).isEmpty)
  }
}

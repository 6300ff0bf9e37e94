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
}

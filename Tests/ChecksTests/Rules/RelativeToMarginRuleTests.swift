import Checks
import SceneModel
import Testing

struct RelativeToMarginRuleTests {
  @Test func `a constraint to a margin is told with the margin`() throws {
    let document = try Checking.scene(
      Checking.view("box"),
      constraints: Checking.constraint("c1", "box.leading = root.leadingMargin")
        + Checking.constraint("c2", "box.top = root.top"))
    let findings = try Checking.findings("relative_to_margin", document)
    #expect(findings.map(\.object.text) == ["c1"])
    #expect(findings.first?.message == "the constraint is relative to a margin (leadingMargin)")
  }
}

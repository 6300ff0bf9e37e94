import CheckFixtures
import Checks
import SceneModel
import Testing

struct DuplicateIdRuleTests {
  @Test func `a constraint with the identifier of a view is told at the second of them`() throws {
    let document = try RuleFixture.scene(
      RuleFixture.view("box"), constraints: RuleFixture.constraint("box", "root.width = 375"))
    let findings = try RuleFixture.findings("duplicate_id", document)
    #expect(findings.map(\.message) == ["the identifier 'box' is used a second time"])
  }

  @Test func `identifiers of their own are sound`() throws {
    #expect(try RuleFixture.objects("duplicate_id", RuleFixture.scene(RuleFixture.view("box"))).isEmpty)
  }
}

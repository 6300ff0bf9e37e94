import CheckFixtures
import Checks
import SceneModel
import Testing

struct DuplicateIdRuleTests {
  @Test func `a constraint with the identifier of a view is told at the second of them`() throws {
    let document = try Fixture.scene(
      Fixture.view("box"), constraints: Fixture.constraint("box", "root.width = 375"))
    let findings = try Fixture.findings("duplicate_id", document)
    #expect(findings.map(\.message) == ["the identifier 'box' is used a second time"])
  }

  @Test func `identifiers of their own are sound`() throws {
    #expect(try Fixture.objects("duplicate_id", Fixture.scene(Fixture.view("box"))).isEmpty)
  }
}

import CheckFixtures
import Checks
import SceneModel
import Testing

struct UseBaseClassRuleTests {
  private func document() throws -> Document {
    try RuleFixture.scene(
      RuleFixture.view("a", "label", "customClass=\"PrimaryLabel\"") + RuleFixture.view("b", "label")
        + RuleFixture.view("c", "button"))
  }

  @Test func `a label that is not of one of the classes is told`() throws {
    let findings = try RuleFixture.findings(
      "use_base_class", document(), options: ["classes": .words(["UILabel=PrimaryLabel|SecondaryLabel"])])
    #expect(findings.map(\.object.text) == ["b"])
    #expect(findings.first?.message == "the class is UILabel, expected PrimaryLabel or SecondaryLabel")
  }

  @Test func `without classes nothing is looked at`() throws {
    #expect(try RuleFixture.objects("use_base_class", document()).isEmpty)
  }
}

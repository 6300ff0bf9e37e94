import CheckFixtures
import Checks
import SceneModel
import Testing

struct UseBaseClassRuleTests {
  private func document() throws -> Document {
    try Fixture.scene(
      Fixture.view("a", "label", "customClass=\"PrimaryLabel\"") + Fixture.view("b", "label")
        + Fixture.view("c", "button"))
  }

  @Test func `a label that is not of one of the classes is told`() throws {
    let findings = try Fixture.findings(
      "use_base_class", document(), options: ["classes": .words(["UILabel=PrimaryLabel|SecondaryLabel"])])
    #expect(findings.map(\.object.text) == ["b"])
    #expect(findings.first?.message == "the class is UILabel, expected PrimaryLabel or SecondaryLabel")
  }

  @Test func `without classes nothing is looked at`() throws {
    #expect(try Fixture.objects("use_base_class", document()).isEmpty)
  }
}

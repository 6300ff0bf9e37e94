import CheckFixtures
import Checks
import SceneModel
import Testing

struct ColorResourcesRuleTests {
  private func findings(_ documents: [Document], colors: Set<String>?) throws -> [CheckFinding] {
    let rule = try #require(CheckRule.named("color_resources"))
    let plan = CheckPlan([], entries: [CheckPlan.Entry(rule)])
    let project = CheckedProject(
      documents: documents.map { CheckedDocument($0).facts },
      assets: colors.map { ([], $0) })
    let check = ProjectCheck(project, plan)
    return documents.flatMap { check.findings(in: CheckedDocument($0).facts) }
  }

  private func document() throws -> Document {
    try Fixture.scene(
      Fixture.view("title", "label", "text=\"a\"", "<color key=\"textColor\" name=\"Logo\"/>"),
      resources: "<resources><namedColor name=\"Logo\"/></resources>")
  }

  @Test func `what no catalogue has is told`() throws {
    let found = try findings([document()], colors: ["Icon"])
    #expect(found.map(\.message) == ["no catalogue has a colour 'Logo'"])
  }

  @Test func `what a catalogue has is sound, and so is all where there is no catalogue`() throws {
    #expect(try findings([document()], colors: ["Logo"]).isEmpty)
    #expect(try findings([document()], colors: nil).isEmpty)
  }
}

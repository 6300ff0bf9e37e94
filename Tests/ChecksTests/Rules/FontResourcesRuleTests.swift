import CheckFixtures
import Checks
import SceneModel
import Testing

struct FontResourcesRuleTests {
  private func findings(_ documents: [Document], fonts: Set<String>) throws -> [CheckFinding] {
    let rule = try #require(CheckRule.named("font_resources"))
    let plan = CheckPlan([], entries: [CheckPlan.Entry(rule)])
    let project = CheckedProject(documents: documents.map { CheckedDocument($0).facts }, fonts: fonts)
    let check = ProjectCheck(project, plan)
    return documents.flatMap { check.findings(in: CheckedDocument($0).facts) }
  }

  private func document(_ font: String) throws -> Document {
    try Fixture.scene(
      Fixture.view(
        "title", "label", "text=\"a\"",
        "<fontDescription key=\"fontDescription\" name=\"\(font)\" family=\"X\" pointSize=\"17\"/>"))
  }

  @Test func `a font that nobody has is told`() throws {
    let found = try findings([document("Zanzibar-Bold")], fonts: ["Other"])
    #expect(found.map(\.message) == ["nobody has the font 'Zanzibar-Bold'"])
    #expect(found.map(\.object.text) == ["title"])
  }

  /// iOS has them, though their widths are not known.
  @Test(arguments: ["AlNile", "AlNile-Bold", "Copperplate", "PingFangSC-Regular"])
  func `a font of the system without a table of widths is sound`(font: String) throws {
    #expect(try findings([document(font)], fonts: ["Other"]).isEmpty)
  }

  @Test func `a font of the system or of the project is sound`() throws {
    #expect(try findings([document("HelveticaNeue-Bold")], fonts: ["Other"]).isEmpty)
    #expect(try findings([document(".AppleSystemUIFont")], fonts: ["Other"]).isEmpty)
    #expect(try findings([document("Zanzibar-Bold")], fonts: ["Zanzibar-Bold"]).isEmpty)
  }
}

import CheckFixtures
import Checks
import InterfaceBuilder
import SceneModel
import Testing

struct StoryboardReferenceRuleTests {
  private func findings(_ documents: [Document]) throws -> [CheckFinding] {
    let rule = try #require(CheckRule.named("storyboard_reference"))
    let plan = CheckPlan([], entries: [CheckPlan.Entry(rule)])
    let project = CheckedProject(documents: documents.map { CheckedDocument($0).facts })
    let check = ProjectCheck(project, plan)
    return documents.flatMap { check.findings(in: CheckedDocument($0).facts) }
  }

  private func document(_ attributes: String) throws -> Document {
    try Fixture.storyboard(
      """
      <scene sceneID="scene"><objects><viewControllerPlaceholder \(attributes) id="reference" \
      sceneMemberID="viewController"/></objects></scene>
      """, initial: nil)
  }

  private func settings() throws -> Document {
    try Fixture.storyboard(
      """
      <scene sceneID="other"><objects><viewController storyboardIdentifier="List" id="list" \
      sceneMemberID="viewController"/></objects></scene>
      """, initial: "list", path: "Settings.storyboard")
  }

  @Test func `a storyboard that is not there is told at the reference`() throws {
    let found = try findings([document("storyboardName=\"Profile\""), settings()])
    #expect(found.map(\.object.text) == ["reference"])
    #expect(found.first?.place.path == "Main.storyboard")
  }

  @Test func `an identifier that the storyboard does not have is told`() throws {
    let found = try findings([
      document("storyboardName=\"Settings\" referencedIdentifier=\"Detail\""), settings(),
    ])
    #expect(found.map(\.object.text) == ["reference"])
  }

  @Test(arguments: [
    "storyboardName=\"Settings\"", "storyboardName=\"Settings\" referencedIdentifier=\"List\"",
  ])
  func `a controller that is there is sound`(attributes: String) throws {
    #expect(try findings([document(attributes), settings()]).isEmpty)
  }
}

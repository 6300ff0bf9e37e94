import CheckFixtures
import Checks
import SceneModel
import Testing

struct ImageResourcesRuleTests {
  private func findings(_ documents: [Document], images: Set<String>?) throws -> [CheckFinding] {
    let rule = try #require(CheckRule.named("image_resources"))
    let plan = CheckPlan([], entries: [CheckPlan.Entry(rule)])
    let project = CheckedProject(
      documents: documents.map { CheckedDocument($0).facts },
      assets: images.map { ($0, []) })
    let check = ProjectCheck(project, plan)
    return documents.flatMap { check.findings(in: CheckedDocument($0).facts) }
  }

  private func document(_ name: String = "Logo") throws -> Document {
    try Fixture.scene(
      Fixture.view("picture", "imageView", "image=\"\(name)\""),
      resources: "<resources><image name=\"\(name)\" width=\"20\" height=\"20\"/></resources>")
  }

  @Test func `what no catalogue has is told`() throws {
    let found = try findings([document()], images: ["Icon"])
    #expect(found.map(\.message) == ["no catalogue has an image 'Logo'"])
  }

  @Test func `what a catalogue has is sound, and so is all where there is no catalogue`() throws {
    #expect(try findings([document()], images: ["Logo"]).isEmpty)
    #expect(try findings([document()], images: nil).isEmpty)
  }

  @Test func `a name with an ending is of a file in the bundle`() throws {
    #expect(try findings([document("logo.png")], images: ["Icon"]).isEmpty)
  }
}

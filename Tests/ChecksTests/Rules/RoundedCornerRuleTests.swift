import CheckFixtures
import Checks
import SceneModel
import Testing

struct RoundedCornerRuleTests {
  private func objects(_ distance: Int, device: String = "iPhone 17") throws -> [String] {
    let document = try RuleFixture.scene(
      RuleFixture.view("go", "button", "", "<state key=\"normal\" title=\"Go\"/>"),
      constraints: [
        RuleFixture.constraint("c1", "go.leading = root.leading + \(distance)"),
        RuleFixture.constraint("c2", "root.bottom = go.bottom + \(distance)"),
      ].joined())
    return try RuleFixture.objects("rounded_corner", document, [RuleFixture.device(device)])
  }

  @Test func `a button in the corner of a rounded screen is told`() throws {
    #expect(try objects(0) == ["go"])
  }

  @Test func `one away from it, or on a square screen, is sound`() throws {
    #expect(try objects(40).isEmpty)
    #expect(try objects(0, device: "iPhone SE (1st generation)").isEmpty)
  }
}

import CheckFixtures
import Checks
import SceneModel
import Testing

struct RoundedCornerRuleTests {
  private func objects(
    _ distance: Int, device: String = "iPhone 17", edge: String = "root.bottom = go.bottom",
    rule: String = "rounded_corner"
  ) throws -> [String] {
    let document = try Fixture.scene(
      Fixture.view("go", "button", "", "<state key=\"normal\" title=\"Go\"/>"),
      constraints: [
        Fixture.constraint("c1", "go.leading = root.leading + \(distance)"),
        Fixture.constraint("c2", "\(edge) + \(distance)"),
      ].joined())
    return try Fixture.objects(rule, document, [Fixture.device(device)])
  }

  @Test func `a button in the corner of a rounded screen is told`() throws {
    #expect(try objects(0) == ["go"])
  }

  @Test func `one that reaches out of the safe area is left to that rule`() throws {
    #expect(try objects(0, edge: "go.top = root.top").isEmpty)
    #expect(try objects(0, edge: "go.top = root.top", rule: "safe_area_content") == ["go"])
  }

  @Test func `one away from it, or on a square screen, is sound`() throws {
    #expect(try objects(40).isEmpty)
    #expect(try objects(0, device: "iPhone SE (1st generation)").isEmpty)
  }
}

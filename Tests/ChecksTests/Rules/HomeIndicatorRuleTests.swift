import CheckFixtures
import Checks
import Devices
import SceneModel
import Testing

struct HomeIndicatorRuleTests {
  private func messages(bottom: String, height: Int, device: String = "iPhone 17") throws -> [String] {
    let document = try Fixture.scene(
      Fixture.view("go", "button", "buttonType=\"system\"", "<state key=\"normal\" title=\"Go\"/>"),
      constraints: [
        Fixture.constraint("c1", "go.bottom = \(bottom)"),
        Fixture.constraint("c2", "go.height = \(height)"),
        Fixture.constraint("c3", "go.leading = root.leading"),
        Fixture.constraint("c4", "go.trailing = root.trailing"),
      ].joined())
    return try Fixture.findings("home_indicator", document, [Fixture.device(device)]).map(\.message)
  }

  @Test func `a button at the lower edge is told where there is an indicator`() throws {
    #expect(
      try messages(bottom: "root.bottom", height: 30) == [
        "'Go' (go) lies at the home indicator, 34 below the safe area"
      ])
    #expect(try messages(bottom: "root.bottom", height: 30, device: "iPhone SE (1st generation)").isEmpty)
  }

  @Test func `one that reaches down while its title lies higher is sound`() throws {
    #expect(try messages(bottom: "root.bottom", height: 110).isEmpty)
    #expect(try messages(bottom: "safe.bottom", height: 44).isEmpty)
  }
}

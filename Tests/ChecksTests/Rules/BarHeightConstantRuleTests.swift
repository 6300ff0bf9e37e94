import CheckFixtures
import Checks
import Devices
import SceneModel
import Testing

struct BarHeightConstantRuleTests {
  private func messages(_ equation: String, options: [String: RuleOption.Value] = [:]) throws -> [String] {
    let document = try Fixture.scene(
      Fixture.view("box"), constraints: Fixture.constraint("c1", equation))
    return try Fixture.findings(
      "bar_height_constant", document, [Fixture.device("iPhone 17")], options: options
    ).map(\.message)
  }

  @Test(arguments: ["box.top = root.top + 64", "root.top = box.top - 64", "root.bottom = box.bottom + 49"])
  func `a distance of a bar's height from the edge is told`(_ equation: String) throws {
    let found = try messages(equation)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("repeats the height of bars: expected the safe area") == true)
  }

  @Test(
    arguments: [
      "box.top = safe.top + 64", "box.top = root.top + 16", "box.top = root.top - 20",
      "box.bottom = root.bottom + 49", "box.leading = root.leading + 20", "box.top ≥ root.top + 64",
      "root.bottom = box.bottom + 20",
    ])
  func `other distances, edges, guides and inequalities are sound`(_ equation: String) throws {
    #expect(try messages(equation).isEmpty)
  }

  @Test func `the heights can be told`() throws {
    #expect(try messages("box.top = root.top + 64", options: ["top": .words(["96"])]).isEmpty)
    #expect(try messages("box.top = root.top + 96", options: ["top": .words(["96"])]).count == 1)
  }
}

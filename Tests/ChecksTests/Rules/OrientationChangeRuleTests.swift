import CheckFixtures
import Checks
import Devices
import SceneModel
import Testing

struct OrientationChangeRuleTests {
  private func messages(varying: Int) throws -> [String] {
    let ids = (1...5).map { "t\($0)" }
    let masks = ids.prefix(varying).map { "<exclude reference=\"\($0)\"/>" }.joined()
    let document = try Fixture.scene(
      ids.map { Fixture.view($0, "label", "text=\"Name\"") }.joined(),
      rest: """
        <variation key="heightClass=compact"><mask key="subviews">\(masks)</mask></variation>
        """)
    return try Fixture.findings(
      "orientation_change", document,
      [Fixture.device("iPhone 17"), Fixture.device("iPhone 17", .landscape)]
    ).map(\.message)
  }

  @Test func `a scene of which most goes is told`() throws {
    #expect(try messages(varying: 4) == ["4 of 5 texts and controls are shown in one orientation alone"])
  }

  @Test func `one of which little goes is sound`() throws {
    #expect(try messages(varying: 2).isEmpty)
  }
}

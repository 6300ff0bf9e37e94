import CheckFixtures
import Checks
import SceneModel
import Testing

struct ViewAsDeviceRuleTests {
  @Test func `another device than the team's is told`() throws {
    let document = try Fixture.scene("", device: "retina5_5")
    #expect(
      try Fixture.findings("view_as_device", document).map(\.message) == [
        "the canvas is 'retina5_5', expected 'retina4_7'"
      ])
    #expect(
      try Fixture.findings("view_as_device", document, options: ["device": .words(["retina5_5"])]).isEmpty)
  }
}

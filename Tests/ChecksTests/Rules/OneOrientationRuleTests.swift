import CheckFixtures
import Checks
import Devices
import SceneModel
import Testing

/// Apple's Human Interface Guidelines, Layout: both orientations work.
struct OneOrientationRuleTests {
  private func findings(top: Int, phone: Set<InterfaceOrientation>? = nil) throws -> [CheckFinding] {
    let document = try Fixture.scene(
      Fixture.view("go", "button", "", "<state key=\"normal\" title=\"Go\"/>"),
      constraints: [
        Fixture.constraint("c1", "go.leading = safe.leading + 20"),
        Fixture.constraint("c2", "go.top = root.top + \(top)"),
      ].joined())
    let name = "iPhone SE (1st generation)"
    return try Fixture.findings(
      "one_orientation", document, [Fixture.device(name), Fixture.device(name, .landscape)],
      app: DocumentApp(orientations: phone.map { OrientationSupport(phone: $0) }))
  }

  @Test func `it is a warning where the app says that it turns, and nothing where it does not`() throws {
    #expect(try findings(top: 500).map(\.severity) == [.note])
    #expect(try findings(top: 500, phone: [.portrait, .landscapeLeft]).map(\.severity) == [.warning])
    #expect(try findings(top: 500, phone: [.portrait]).isEmpty)
  }

  @Test func `what is off the screen when the phone lies is told once, at the controller`() throws {
    let found = try findings(top: 500)
    #expect(found.map(\.object.text) == ["controller"])
    #expect(found.first?.message == "the scene is sound upright and broken when it is turned")
    #expect(found.first?.details == ["'Go' (go) lies off the screen"])
    #expect(found.first?.environments == ["iPhone SE (1st generation) landscape"])
  }

  @Test func `what works both ways is sound, and so is what is broken both ways`() throws {
    #expect(try findings(top: 100).isEmpty)
    #expect(try findings(top: 5000).isEmpty)
  }
}

import CheckFixtures
import Checks
import Devices
import SceneModel
import Testing

/// Apple's Human Interface Guidelines, Layout: both variants of landscape.
struct OneLandscapeRuleTests {
  private func messages(
    phone: Set<InterfaceOrientation>?, pad: Set<InterfaceOrientation>? = nil, path: String = "Main.storyboard"
  ) throws -> [String] {
    let scene = """
      <scene sceneID="s1"><objects><viewController id="controller" sceneMemberID="viewController"/></objects></scene>
      """
    let document = try Fixture.storyboard(scene, path: path)
    let app = DocumentApp(orientations: OrientationSupport(phone: phone, pad: pad))
    return try Fixture.findings("one_landscape", document, app: app).map(\.message)
  }

  @Test func `an app that lies to one side alone is told for each idiom`() throws {
    #expect(
      try messages(phone: [.portrait, .landscapeRight], pad: [.landscapeLeft]) == [
        "on a phone the app supports one landscape alone: expected UIInterfaceOrientationLandscapeLeft as well",
        "on a pad the app supports one landscape alone: expected UIInterfaceOrientationLandscapeRight as well",
      ])
  }

  @Test func `both, none and what nobody says are sound, and other documents are not told`() throws {
    #expect(try messages(phone: [.landscapeLeft, .landscapeRight], pad: [.portrait]).isEmpty)
    #expect(try messages(phone: nil).isEmpty)
    #expect(try messages(phone: [.landscapeLeft], path: "Settings.storyboard").isEmpty)
  }
}

import CheckFixtures
import Checks
import SceneModel
import Testing

struct HasInitialViewControllerRuleTests {
  @Test func `a storyboard that starts with nothing is told`() throws {
    let scene =
      "<scene sceneID=\"s\"><objects><viewController id=\"a\" sceneMemberID=\"viewController\"/></objects></scene>"
    #expect(
      try Fixture.findings("has_initial_view_controller", Fixture.storyboard(scene, initial: nil)).count
        == 1)
    #expect(
      try Fixture.findings("has_initial_view_controller", Fixture.storyboard(scene, initial: "a")).isEmpty)
  }
}

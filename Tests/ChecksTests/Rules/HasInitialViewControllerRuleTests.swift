import Checks
import SceneModel
import Testing

struct HasInitialViewControllerRuleTests {
  @Test func `a storyboard that starts with nothing is told`() throws {
    let scene =
      "<scene sceneID=\"s\"><objects><viewController id=\"a\" sceneMemberID=\"viewController\"/></objects></scene>"
    #expect(
      try Checking.findings("has_initial_view_controller", Checking.storyboard(scene, initial: nil)).count
        == 1)
    #expect(
      try Checking.findings("has_initial_view_controller", Checking.storyboard(scene, initial: "a")).isEmpty)
  }
}

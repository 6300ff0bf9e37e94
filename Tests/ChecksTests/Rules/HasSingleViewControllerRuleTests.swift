import CheckFixtures
import Checks
import SceneModel
import Testing

struct HasSingleViewControllerRuleTests {
  @Test func `a storyboard of two controllers is told`() throws {
    func scene(_ id: String) -> String {
      "<scene sceneID=\"s\(id)\"><objects><viewController id=\"\(id)\" sceneMemberID=\"viewController\"/></objects></scene>"
    }
    let two = try Fixture.storyboard(scene("a") + scene("b"), initial: "a")
    #expect(
      try Fixture.findings("has_single_view_controller", two).map(\.message) == [
        "the storyboard has 2 controllers"
      ])
    #expect(
      try Fixture.findings("has_single_view_controller", Fixture.storyboard(scene("a"), initial: "a"))
        .isEmpty)
  }
}

import CheckFixtures
import Checks
import SceneModel
import Testing

struct CustomClassNameRuleTests {
  private func document(_ name: String, path: String) throws -> Document {
    try Fixture.storyboard(
      """
      <scene sceneID="scene"><objects><viewController id="controller" customClass="\(name)" \
      sceneMemberID="viewController"/></objects></scene>
      """, path: path)
  }

  @Test func `a class that is not called like the storyboard is told`() throws {
    #expect(
      try Fixture.objects("custom_class_name", document("Preferences", path: "A/Settings.storyboard")) == [
        "controller"
      ])
  }

  @Test func `the same name, and any in Main, are sound`() throws {
    #expect(
      try Fixture.objects("custom_class_name", document("Settings", path: "A/Settings.storyboard")).isEmpty)
    #expect(try Fixture.objects("custom_class_name", document("Settings", path: "Main.storyboard")).isEmpty)
  }
}

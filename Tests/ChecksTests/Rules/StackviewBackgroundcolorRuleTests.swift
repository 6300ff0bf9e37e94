import CheckFixtures
import Checks
import SceneModel
import Testing

struct StackviewBackgroundcolorRuleTests {
  @Test func `a stack view with a background colour is told`() throws {
    let color = "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"
    let document = try Fixture.scene(
      Fixture.view("a", "stackView", "", color) + Fixture.view("b", "stackView")
        + Fixture.view("c", "view", "", color))
    #expect(try Fixture.objects("stackview_backgroundcolor", document) == ["a"])
  }
}

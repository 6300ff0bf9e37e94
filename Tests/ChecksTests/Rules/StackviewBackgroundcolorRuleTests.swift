import CheckFixtures
import Checks
import SceneModel
import Testing

struct StackviewBackgroundcolorRuleTests {
  @Test func `a stack view with a background colour is told`() throws {
    let color = "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"
    let document = try RuleFixture.scene(
      RuleFixture.view("a", "stackView", "", color) + RuleFixture.view("b", "stackView")
        + RuleFixture.view("c", "view", "", color))
    #expect(try RuleFixture.objects("stackview_backgroundcolor", document) == ["a"])
  }
}

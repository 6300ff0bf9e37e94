import Checks
import SceneModel
import Testing

struct StackviewBackgroundcolorRuleTests {
  @Test func `a stack view with a background colour is told`() throws {
    let color = "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"
    let document = try Checking.scene(
      Checking.view("a", "stackView", "", color) + Checking.view("b", "stackView")
        + Checking.view("c", "view", "", color))
    #expect(try Checking.objects("stackview_backgroundcolor", document) == ["a"])
  }
}

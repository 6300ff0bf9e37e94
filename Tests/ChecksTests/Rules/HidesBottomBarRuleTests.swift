import CheckFixtures
import Checks
import SceneModel
import Testing

struct HidesBottomBarRuleTests {
  @Test func `a controller that keeps the bar is told`() throws {
    func objects(_ attributes: String, except: [String] = []) throws -> [String] {
      try Fixture.objects(
        "hides_bottom_bar", Fixture.scene("", attributes: attributes), options: ["exempt": .words(except)])
    }
    #expect(try objects("") == ["controller"])
    #expect(try objects(" hidesBottomBarWhenPushed=\"YES\"").isEmpty)
    #expect(try objects(" customClass=\"Home\"", except: ["Home"]).isEmpty)
  }
}

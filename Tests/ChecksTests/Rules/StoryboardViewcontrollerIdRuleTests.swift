import CheckFixtures
import Checks
import SceneModel
import Testing

struct StoryboardViewcontrollerIdRuleTests {
  private func objects(_ attributes: String) throws -> [String] {
    try Fixture.objects("storyboard_viewcontroller_id", Fixture.scene("", attributes: attributes))
  }

  @Test func `an identifier that is not the class is told`() throws {
    #expect(try objects(" customClass=\"Detail\" storyboardIdentifier=\"detail\"") == ["controller"])
    #expect(try objects(" customClass=\"Detail\"") == ["controller"])
    #expect(try objects(" customClass=\"Detail\" storyboardIdentifier=\"Detail\"").isEmpty)
    #expect(try objects(" storyboardIdentifier=\"detail\"").isEmpty)
  }
}

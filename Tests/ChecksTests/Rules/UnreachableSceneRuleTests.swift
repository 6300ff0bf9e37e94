import CheckFixtures
import Checks
import SceneModel
import Testing

struct UnreachableSceneRuleTests {
  private func controller(_ id: String, _ attributes: String = "", to destination: String? = nil) -> String {
    let segue = destination.map {
      "<connections><segue destination=\"\($0)\" kind=\"show\" id=\"segue-\(id)\"/></connections>"
    }
    return """
      <scene sceneID="s-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController"\(attributes)>\
      \(segue ?? "")</viewController></objects></scene>
      """
  }

  @Test func `a scene without a segue to it or an identifier is told`() throws {
    let document = try Fixture.storyboard(
      controller("first", to: "second") + controller("second") + controller("third", to: "first")
        + controller("fourth", " storyboardIdentifier=\"Fourth\"", to: "fifth") + controller("fifth"),
      initial: "first")
    #expect(try Fixture.objects("unreachable_scene", document) == ["third"])
  }

  @Test func `a storyboard that starts with nothing and names nothing is not judged`() throws {
    let document = try Fixture.storyboard(controller("first") + controller("second"), initial: nil)
    #expect(try Fixture.objects("unreachable_scene", document).isEmpty)
  }
}

import CheckFixtures
import Checks
import SceneModel
import Testing

struct ReuseIdentifierRuleTests {
  @Test func `an identifier that is not the class is told`() throws {
    let document = try Fixture.scene(
      Fixture.view(
        "table", "tableView", "dataMode=\"prototypes\"",
        """
        <prototypes><tableViewCell id="a" reuseIdentifier="cell" customClass="TideCell"/>
        <tableViewCell id="b" reuseIdentifier="TideCell" customClass="TideCell"/>
        <tableViewCell id="c" reuseIdentifier="cell"/></prototypes>
        """))
    #expect(try Fixture.objects("reuse_identifier", document) == ["a"])
  }
}

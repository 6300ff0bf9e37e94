import CheckFixtures
import Checks
import SceneModel
import Testing

struct MissingIdentifierRuleTests {
  private func table(_ prototypes: String) throws -> Document {
    try Fixture.scene(
      Fixture.view("table", "tableView", "dataMode=\"prototypes\"", "<prototypes>\(prototypes)</prototypes>")
    )
  }

  @Test func `a prototype without an identifier is told`() throws {
    let document = try table("<tableViewCell id=\"a\"/><tableViewCell id=\"b\" reuseIdentifier=\"Cell\"/>")
    #expect(try Fixture.objects("missing_identifier", document) == ["a"])
  }

  @Test func `a static cell needs none`() throws {
    let document = try Fixture.scene(
      Fixture.view(
        "table", "tableView", "dataMode=\"static\"",
        "<sections><tableViewSection id=\"s\"><cells><tableViewCell id=\"a\"/></cells></tableViewSection></sections>"
      ))
    #expect(try Fixture.objects("missing_identifier", document).isEmpty)
  }
}

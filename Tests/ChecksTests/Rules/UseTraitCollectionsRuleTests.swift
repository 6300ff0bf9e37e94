import CheckFixtures
import Checks
import InterfaceBuilder
import SceneModel
import Testing

struct UseTraitCollectionsRuleTests {
  private func document(_ value: String) throws -> Document {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"\(value)><objects><view id="root"/></objects></document>
      """
    return try DocumentReader().read(Array(text.utf8), path: "Card.xib")
  }

  @Test func `a document without trait variations is told`() throws {
    #expect(try Fixture.findings("use_trait_collections", document("")).count == 1)
    #expect(try Fixture.findings("use_trait_collections", document(" useTraitCollections=\"YES\"")).isEmpty)
  }
}

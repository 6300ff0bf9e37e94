import CheckFixtures
import Checks
import InterfaceBuilder
import SceneModel
import Testing

struct EnableAutolayoutRuleTests {
  private func document(_ value: String) throws -> Document {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="\(value)"><objects><view id="root"/></objects></document>
      """
    return try DocumentReader().read(Array(text.utf8), path: "Card.xib")
  }

  @Test func `a document without Auto Layout is told`() throws {
    #expect(
      try Fixture.findings("enable_autolayout", document("NO")).map(\.message) == [
        "the document does not use Auto Layout"
      ])
    #expect(try Fixture.findings("enable_autolayout", document("YES")).isEmpty)
  }
}

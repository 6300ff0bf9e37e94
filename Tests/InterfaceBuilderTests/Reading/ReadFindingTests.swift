import InterfaceBuilder
import Testing

struct ReadFindingTests {
  private func findings(_ source: String) throws -> [ReadFinding] {
    try DocumentReader().readWithFindings(Array(source.utf8), path: "a.xib").findings
  }

  @Test
  func `references to nothing are found and the document is read`() throws {
    let found = try findings(
      """
      <document initialViewController="gone">
          <view id="a">
              <constraints><constraint firstItem="b" secondItem="a" id="c"/></constraints>
              <connections><outlet property="p" destination="&#97;" id="d"/></connections>
          </view>
      </document>
      """)
    #expect(
      found.map(\.reason) == [
        .danglingReference(attribute: "initialViewController", id: "gone"),
        .danglingReference(attribute: "firstItem", id: "b"),
      ])
    #expect(found.map(\.line) == [1, 3])
    #expect(found.last?.column == 22)
    #expect(found.last?.description == "a.xib:3:22: warning: firstItem=\"b\" names no object of the document")
  }

  @Test
  func `an identifier shared with a constraint or between connections is found`() throws {
    let found = try findings(
      """
      <document><view id="a"><constraints><constraint id="a"/></constraints>
      <connections><outlet id="o"/><outlet id="o"/></connections></view></document>
      """)
    #expect(
      found.map(\.reason) == [
        .duplicateIdentifier("a", firstLine: 1), .duplicateIdentifier("o", firstLine: 2),
      ])
  }

  @Test(arguments: [
    "<document><view id=\"a\"/><label id=\"a\"/></document>",
    "<document><constraint id=\"a\"/><constraint id=\"a\"/></document>",
    "<document><view id=\"a\"/><view id='&#x61;'/></document>",
    "<document><constraint id=\"a\"/><view id=\"a\"/><view id=\"a\"/></document>",
  ])
  func `two objects or two constraints of one identifier are refused`(source: String) {
    let error = #expect(throws: ReadError.self) { try findings(source) }
    #expect(error?.reason == .duplicateIdentifier("a", firstLine: 1))
  }

  @Test
  func `text between elements is found, text in one is not`() throws {
    #expect(try findings("<document><a/>>> =======<b/></document>").map(\.reason) == [.strayText])
    #expect(try findings("<document>\n<a/>\n>>>>>>> b\n<b/></document>").map(\.reason) == [.conflictMarker])
    #expect(try findings("<document><string>=======</string>\n\n</document>").isEmpty)
  }
}

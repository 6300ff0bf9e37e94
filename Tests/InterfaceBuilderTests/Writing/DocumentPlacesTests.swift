import Foundation
import InterfaceBuilder
import SceneModel
import Testing

struct DocumentPlacesTests {
  private static let oddities = [
    "<?xml version=\"1.0\"?>\n<document>\n  <view\n    id='a' ><rect/></view>\n<!--x--><label/>\n</document>",
    "\u{FEFF}<document>\r\n    <string key=\"text\">a\r\nb</string><view/>\r\n</document>\r\n",
    "<document><a/>text &#60; <b><![CDATA[\n]]><c/></b>\n\n<d></d></document>",
  ]

  /// Of each element in document order, the line and the column of its `<` in a file.
  private func startTags(in source: String) -> [String] {
    var places: [String] = []
    var (line, column, rest) = (1, 1, Array(source.utf8)[...])
    while let byte = rest.first {
      var length = 1
      if rest.starts(with: "<!--".utf8) {
        length = 3
      } else if rest.starts(with: "<![CDATA[".utf8) {
        length = 9
      } else if byte == UInt8(ascii: "<"), let next = rest.dropFirst().first, next != UInt8(ascii: "/"),
        next != UInt8(ascii: "?")
      {
        places.append("\(line):\(column)")
      }
      let isEnd = byte == 0x0A || byte == 0x0D && rest.dropFirst().first != 0x0A
      rest = rest.dropFirst(length)
      (line, column) = isEnd ? (line + 1, 1) : (line, column + length)
    }
    return places
  }

  private func expectPlaces(of source: String) throws {
    let document = try DocumentReader().read(Array(source.utf8), path: "A/b.xib")
    let places = DocumentPlaces(document)
    let elements = (1..<document.tree.count).map { NodeID($0) }
      .filter { document.tree.kind(of: $0) == .element }
    #expect(elements.map { places[$0].description } == startTags(in: source).map { "A/b.xib:" + $0 })
  }

  @Test(arguments: oddities)
  func `an element's place is that of its start tag in the file`(source: String) throws {
    try expectPlaces(of: source)
  }

  @Test func `every element of a saved document has the place of its start tag`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    for path in ["Main.storyboard", "Views/Badge.xib"] {
      let file = tests.appending(path: "NinefoldCLITests/Fixtures/Adaptive/\(path)")
      try expectPlaces(of: try String(contentsOf: file, encoding: .utf8))
    }
  }

  @Test func `after an edit a place is that in the file that is then written`() throws {
    let source = "<document>\n    <a/>\n    <b/>\n</document>"
    var document = try DocumentReader().read(Array(source.utf8), path: "a.xib")
    let root = try #require(document.tree.root)
    let first = try #require(Array(document.tree.elements(of: root)).first)
    #expect(DocumentPlaces(document)[first].line == 2)
    document.tree.insert(NewElement("c"), in: root, before: first)
    let places = DocumentPlaces(document)
    let elements = Array(document.tree.elements(of: root))
    #expect(elements.map(document.tree.tag(of:)) == ["c", "a", "b"])
    #expect(elements.map { places[$0].line } == [2, 3, 4])
  }
}

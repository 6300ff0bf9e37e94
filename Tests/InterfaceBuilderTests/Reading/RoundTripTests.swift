import InterfaceBuilder
import SceneModel
import Testing

struct RoundTripTests {
  @Test(arguments: 0..<40)
  func `every well-formed document comes out as it went in`(block: UInt64) throws {
    for seed in block * 100..<(block + 1) * 100 {
      let source = OddDocument(seed: seed).text
      do {
        let document = try DocumentReader().read(Array(source.utf8), path: "Odd.xib")
        let written = String(decoding: DocumentWriter().write(document), as: UTF8.self)
        #expect(written.utf8.elementsEqual(source.utf8), "seed \(seed): \(written.debugDescription)")
      } catch {
        Issue.record("seed \(seed): \(error) in \(source.debugDescription)")
      }
    }
  }

  @Test(arguments: [
    "<document/>", "<document></document>", "<document />", "<document><a/></document>",
    "<?xml version=\"1.0\"?><document/>", " <document/> ", "<document>\n  <a/>\n</document>\n",
    "<document>\r\n\t<a b='c'>\r\n\t\t<d/>\r\n\t</a>\r\n</document>\r\n",
    "<document>\r    <a/>\r</document>\r",
    "<document\n    a = \"b\"\n    ><a  />\n\n</document  >\n\n", "<document>a<![CDATA[b]]>c</document>",
    "<document>\n    <![CDATA[b]]>\n</document>", "<document a=\"1\nb\r\nc\td\"/>",
    "<document a=\"&#10;&#9;\"/>",
    "<!DOCTYPE document PUBLIC \"a\" 'b>'><document/>", "<?a b?><!--c--><document/><!--d--><?e?>",
    "<n:document xmlns:n=\"u\"/>",
  ])
  func `a spelling is kept`(source: String) throws {
    if source.hasPrefix("<n:") {
      #expect(throws: ReadError.self) { try DocumentReader().read(Array(source.utf8), path: "a.xib") }
      return
    }
    let document = try DocumentReader().read(Array(source.utf8), path: "a.xib")
    #expect(DocumentWriter().write(document) == Array(source.utf8))
  }

  @Test
  func `the usual spelling stores nothing but what is said`() throws {
    for (lineEnd, unit, gap) in [("\n", "    ", ""), ("\r\n", "\t", " "), ("\r", "  ", ""), ("\n", "", "")] {
      let lines = [
        #"<?xml version="1.0" encoding="UTF-8"?>"#, "<document a=\"1\">", "\(unit)<!--c-->",
        "\(unit)<b text=\"a &amp; b's &lt;&gt;&quot;&#10;\"\(gap)/>", "\(unit)<c>",
        "\(unit)\(unit)<string key=\"t\">a &amp; b\(lineEnd)c</string>", "\(unit)</c>", "</document>", "",
      ]
      let bytes = Array(lines.joined(separator: lineEnd).utf8)
      let document = try DocumentReader().read(bytes, path: "a.xib")
      #expect(DocumentWriter().write(document) == bytes)
      #expect(document.tree.count == 7)
      #expect(document.form.lineEnd == lineEnd)
      #expect(document.form.indentation == unit)
      #expect(document.form.emptyElementGap == gap)
      for index in 0..<document.tree.count {
        let node = NodeID(index)
        #expect(document.tree.tagSpelling(of: node) == nil)
        #expect(document.tree.kind(of: node) != .spelledText)
        #expect(document.tree.attributes(of: node).allSatisfy { !$0.isSpelled })
      }
      let root = try #require(document.tree.root)
      let texts = document.tree.elements(of: root).map { document.tree.text(in: $0) }
      #expect(texts == ["", "a & b\nc"])
      let b = try #require(document.tree.elements(of: root).first { document.tree.tag(of: $0) == "b" })
      #expect(document.tree[b, .text] == "a & b's <>\"\n")
    }
  }
}

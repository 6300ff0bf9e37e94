import InterfaceBuilder
import SceneModel
import TestSupport
import Testing

struct ReadErrorTests {
  private func error(_ source: String, limits: ReadLimits = ReadLimits()) -> ReadError? {
    error(Array(source.utf8), limits: limits)
  }

  private func error(_ bytes: [UInt8], limits: ReadLimits = ReadLimits()) -> ReadError? {
    do {
      _ = try DocumentReader(limits: limits).read(bytes, path: "a/Main.xib")
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      ("", .empty), (" \n", .empty), ("\u{FEFF}", .empty), ("hello", .notXML), ("{\"a\": 1}", .notXML),
      ("NIBArchive\u{1}", .binary("a compiled nib")),
      ("bplist00\u{1}", .binary("a binary property list or compiled nib")),
      ("a\u{0}b", .binary("a binary file")),
      ("<document>\u{0}</document>", .invalidCharacter), ("<document/>\n\u{0}", .invalidCharacter),
      ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", .xcode3Archive),
      ("<plist/>", .rootElement("plist")),
      ("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><document/>", .unsupportedEncoding("ISO-8859-1")),
      ("<?xml version='1.0' encoding='UTF-16'?><document/>", .unsupportedEncoding("UTF-16")),
      ("<!DOCTYPE document [<!ENTITY a 'b'>]><document>&a;</document>", .documentTypeDeclarations),
      ("<!DOCTYPE document SYSTEM 'a.dtd'><document>&a;</document>", .unknownReference),
      ("<document a='&nbsp;'/>", .unknownReference), ("<document>a & b</document>", .unknownReference),
      ("<document", .truncated(open: nil, line: 0)), ("<document a=\"", .truncated(open: nil, line: 0)),
      ("<document><!-- ", .truncated(open: nil, line: 0)), ("<document/", .truncated(open: nil, line: 0)),
      ("<document>\n  <view>\n", .truncated(open: "view", line: 2)),
      ("<document>\n<view>\n</document>", .mismatchedTag(open: "view", line: 2, close: "document")),
      ("<document><<<<<<< HEAD</document>", .malformed("no name where one was expected")),
      ("<document>\n<<<<<<< HEAD\n<a/>\n=======\n>>>>>>> b\n</document>", .mergeConflict),
      ("<document>\n<view id=\"a\"/>\n<view id=\"a\"/></document>", .duplicateIdentifier("a", firstLine: 2)),
    ] as [(String, ReadError.Reason)])
  func `a damaged document is refused by name`(source: String, reason: ReadError.Reason) {
    #expect(error(source)?.reason == reason)
  }

  @Test(arguments: [
    "<document a='1' a='2'/>", "<document>]]></document>", "<document>&#0;</document>",
    "<document><!-- -- --></document>",
    "<document><1/></document>", "<document/><document/>", "<document/>text",
    "<document></document></document>",
    "<document a=1/>", "<document a/>", "<document a=\"1\"b=\"2\"/>",
    "<document><?xml version='1.0'?></document>",
    "<?xml version=\"1.0\" encoding=\"UTF-8\" foo=\"bar\"?><document/>", "<!-- only a comment -->",
    "<document a=\"<\"/>", "<document/ >", "<document></document a=\"1\">", "<a:b:c><document/></a:b:c",
    "<!x><document/>",
    "<document>&#x110000;</document>", "<document><?xml?></document>", "<document/><![CDATA[ ]]>",
    "text<document/>",
  ])
  func `what is not well-formed is refused`(source: String) {
    #expect(error(source) != nil)
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x3C, 0], [0xFE, 0xFF, 0, 0x3C], [0x3C, 0, 0x3F, 0], [0, 0x3C, 0, 0x3F],
      [0xFF, 0xFE, 0, 0],
    ] as [[UInt8]])
  func `wide encodings are refused by name`(start: [UInt8]) {
    guard case .unsupportedEncoding(let name) = error(start)?.reason else {
      Issue.record("\(String(describing: error(start)))")
      return
    }
    #expect(name == "UTF-16" || name == "UTF-32")
  }

  @Test(
    arguments: [
      [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80], [0xE2, 0x82], [0xEF, 0xBF, 0xBF],
      [0xFF],
    ] as [[UInt8]])
  func `bytes that are no UTF-8 are refused`(bytes: [UInt8]) {
    let source = Array("<document a=\"".utf8) + bytes + Array("\"/>".utf8)
    let found = error(source)
    #expect(found?.reason == .invalidCharacter)
    #expect(found?.column == 14)
  }

  @Test
  func `the place is that of the cause`() {
    let source = "<document>\r\n    <a/>\r\n    <b>é<c & d/></b>\r\n</document>"
    let found = error(source)
    #expect(found?.line == 3)
    #expect(found?.column == 13)
    let conflict = error(
      "<document>\n    <a/>\n<<<<<<< ours\n    <b>\n=======\n>>>>>>> theirs\n</document>\n")
    #expect(conflict?.line == 3)
    #expect(conflict?.description.hasPrefix("a/Main.xib:3:1: error: unresolved merge conflict") == true)
    // The first defect in the document is named, whoever finds it.
    let early = error("<document>\n<a b=\"1\" b=\"2\"/>\n</view>")
    #expect(early?.line == 2)
    #expect(error("<document>\r<a>\r</b></document>")?.line == 3)
  }

  @Test
  func `limits are kept`() {
    var limits = ReadLimits()
    limits.bytes = 200
    limits.depth = 3
    limits.nodes = 20
    limits.attributes = 2
    limits.namespaces = 1
    limits.names = 7
    let cases: [(String, ReadLimits.Excess?)] = [
      ("<document><a><b/></a></document>", nil), ("<document><a><b><c/></b></a></document>", .depth(3)),
      ("<document>" + String(repeating: "<a/>", count: 10) + "</document>", .nodes(20)),
      ("<document a='1' b='2'/>", nil), ("<document a='1' b='2' c='3'/>", .attributes(2)),
      ("<document><a/><b/><c/><d><e/><f/></d></document>", nil),
      ("<document><a/><b/><c/><d><e/><f g=''/></d></document>", .names(7)),
      ("<document xmlns='1' xmlns:b='2'/>", .namespaces(1)),
      ("<document a='" + String(repeating: "x", count: 200) + "'/>", .bytes(200)),
    ]
    for (source, limit) in cases {
      #expect(error(source, limits: limits)?.reason == limit.map { .tooLarge($0) }, "\(source)")
    }
  }

  @Test
  func `deep nesting is refused and not followed`() {
    let source = String(repeating: "<document>", count: 1_000_000)
    #expect(error(source)?.reason == .tooLarge(.depth(512)))
    let deep = String(repeating: "<document>", count: 512) + String(repeating: "</document>", count: 512)
    #expect(error(deep) == nil)
  }

  @Test
  func `a document cut off anywhere is refused`() {
    let source = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="a" version='3.0'>
          <!--Scene-->
          <view id="a"><string key="text">a &amp; b<![CDATA[c]]></string></view>
      </document>
      """.utf8)
    for length in source.indices { #expect(error(Array(source[..<length])) != nil, "\(length)") }
    #expect(error(source) == nil)
  }

  @Test(arguments: 0..<20)
  func `no damage makes the reader fail otherwise`(block: UInt64) {
    for seed in block * 50..<(block + 1) * 50 {
      var random = SeededGenerator(seed: seed)
      var bytes = Array(OddDocument(seed: seed).text.utf8)
      for _ in 0...random.below(3) where !bytes.isEmpty {
        let index = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = UInt8(truncatingIfNeeded: random.next())
        default: bytes.insert(random.pick(Array("<>&\"'/=![]?- \n".utf8)), at: index)
        }
      }
      // Either it is refused, or it comes out as it went in.
      guard let document = try? DocumentReader().read(bytes, path: "a.xib") else { continue }
      #expect(DocumentWriter().write(document) == bytes, "seed \(seed)")
    }
  }
}

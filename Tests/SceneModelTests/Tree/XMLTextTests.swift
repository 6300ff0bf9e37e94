import SceneModel
import Testing

struct XMLTextTests {
  @Test(arguments: [
    ("a &amp; b", "a & b"), ("&lt;&gt;&quot;&apos;", "<>\"'"), ("&#38;&#x26;&#X26;", "&&&#X26;"),
    ("&amp;lt;", "&lt;"),
    ("a\r\nb\rc\nd", "a\nb\nc\nd"), ("&#13;&#10;", "\r\n"), ("&#x1F600;", "😀"),
    ("&nbsp; & &;", "&nbsp; & &;"),
    ("&#xD800;&#x110000;&#99999999999;", "&#xD800;&#x110000;&#99999999999;"), ("", ""), ("&", "&"),
    ("e\u{301}&#x301;", "e\u{301}\u{301}"),
  ])
  func `references and line ends become what they mean`(spelled: String, meaning: String) {
    #expect(XMLText.decoded(spelled).utf8.elementsEqual(meaning.utf8))
  }

  @Test(arguments: [
    ("\"a\"", "a"), ("'a\"b'", "a\"b"), ("\"a\tb\r\nc\rd\ne\"", "a b c d e"),
    ("\"&#9;&#10;&#13;\"", "\t\n\r"),
    ("\"\u{301}x\u{301}\"", "\u{301}x\u{301}"), ("\"\"", ""), ("\"", ""), ("", ""),
  ])
  func `white space in a value is spaces where it is not referenced`(spelled: String, meaning: String) {
    #expect(XMLText.decoded(quoted: spelled).utf8.elementsEqual(meaning.utf8))
  }

  @Test
  func `the first unknown reference is named`() {
    var meaning: [UInt8] = []
    let bytes = Array("a&amp;&b;&c;".utf8)
    #expect(XMLText.decode(bytes, in: 0..<bytes.count, as: .characters, into: &meaning) == 6)
    #expect(XMLText.decode(bytes, in: 0..<6, as: .characters, into: &meaning) == nil)
    #expect(String(decoding: meaning, as: UTF8.self) == "a&&b;&c;a&")
  }
}

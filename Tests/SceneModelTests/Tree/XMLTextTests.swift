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

  @Test
  func `Interface Builder's escapes mean what was escaped`() {
    let text = "a & <b> \"c\" 'd'\n\t\ré😀"
    var quoted: [UInt8] = []
    XMLText.appendQuoted(text, to: &quoted)
    let spelled = String(decoding: quoted, as: UTF8.self)
    #expect(spelled == "\"a &amp; &lt;b&gt; &quot;c&quot; 'd'&#10;&#9;&#13;é😀\"")
    #expect(XMLText.decoded(quoted: spelled).utf8.elementsEqual(text.utf8))
    var characters: [UInt8] = []
    XMLText.append(Array(text.utf8), lineEnd: "\r\n", to: &characters)
    #expect(
      String(decoding: characters, as: UTF8.self) == "a &amp; &lt;b&gt; \"c\" 'd'\r\n\t&#13;é😀")
  }

  @Test(arguments: [
    ("a", true), ("a:b", true), ("_a-1.é", true), ("", false), ("1a", false), ("-a", false), ("a b", false),
    ("ª", false), ("a\u{301}", true),
  ])
  func `names are those of XML`(text: String, isName: Bool) {
    #expect(XMLText.isName(text) == isName)
    #expect(XMLText.isLocalName(text) == (isName && !text.contains(":")))
  }

  @Test
  func `characters are those of XML`() {
    #expect(XMLText.isAllowed("a\t\r\n\u{20}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}"))
    for scalar in ["\u{0}", "\u{8}", "\u{B}", "\u{1F}", "\u{FFFE}", "\u{FFFF}"] {
      #expect(!XMLText.isAllowed(scalar))
    }
    #expect(XMLText.isWhiteSpace(" \t\r\n") && !XMLText.isWhiteSpace("\u{A0}"))
  }
}

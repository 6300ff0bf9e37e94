import InterfaceBuilder
import ProjectResources
import SceneModel
import Testing

struct StringsReaderTests {
  private let source = """

    /* Class = "UILabel"; text = "Hello; \\"you\\""; ObjectID = "abc-de-fgh"; */
    "abc-de-fgh.text" = "Bonjour; \\"vous\\"\\n\\U00e9";

    // a line
    'b.segmentTitles[0]'='x' ; bare.key = word;"alone";
    "abc-de-fgh.title"="" /* between */ ;
    /* the end */

    """

  @Test
  func `pairs are read as they mean`() throws {
    let strings = try StringsReader().read(Array(source.utf8), path: "fr.lproj/Main.strings")
    #expect(
      strings.entries.map(\.key) == [
        "abc-de-fgh.text", "b.segmentTitles[0]", "bare.key", "alone", "abc-de-fgh.title",
      ])
    #expect(strings.entries.map(\.value) == ["Bonjour; \"vous\"\né", "x", "word", "alone", ""])
    #expect(strings.entries.map(\.object?.text) == ["abc-de-fgh", "b", "bare", nil, "abc-de-fgh"])
    #expect(strings.entries.map(\.attribute) == ["text", "segmentTitles[0]", "key", nil, "title"])
    #expect(strings.value(of: ObjectID("b"), "segmentTitles[0]") == "x")
    #expect(strings.value(of: ObjectID("b"), "text") == nil)
  }

  @Test
  func `every encoding comes out as it went in`() throws {
    let units = Array((source + "\"😀\" = \"é\";").utf16)
    let little = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    let text = Array((source + "\"😀\" = \"é\";").utf8)
    let crlf = Array(
      source.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n").utf8)
    for bytes in [
      text, [0xEF, 0xBB, 0xBF] + text, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big, crlf, [],
      [0x0A],
    ] {
      let strings = try StringsReader().read(bytes, path: "a.strings")
      #expect(StringsWriter().write(strings) == bytes)
      #expect(bytes.count < 100 || strings["abc-de-fgh.text"] == "Bonjour; \"vous\"\né")
    }
  }

  @Test
  func `an edit changes only what was edited`() throws {
    var strings = try StringsReader().read(Array(source.utf8), path: "a.strings")
    strings["bare.key"] = "a \"b\"\n"
    strings["alone"] = "not alone"
    strings["abc-de-fgh.text"] = "Bonjour; \"vous\"\né"
    strings["b.segmentTitles[0]"] = nil
    strings["new.text"] = "neu"
    let written = String(decoding: StringsWriter().write(strings), as: UTF8.self)
    #expect(
      written == """

        /* Class = "UILabel"; text = "Hello; \\"you\\""; ObjectID = "abc-de-fgh"; */
        "abc-de-fgh.text" = "Bonjour; \\"vous\\"\\n\\U00e9"; bare.key = "a \\"b\\"\\n";"alone" = "not alone";
        "abc-de-fgh.title"="" /* between */ ;

        "new.text" = "neu";
        /* the end */

        """)
    let again = try StringsReader().read(Array(written.utf8), path: "a.strings")
    #expect(again["new.text"] == "neu")
    #expect(again["alone"] == "not alone")
    #expect(again["b.segmentTitles[0]"] == nil)
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", 1, 10), ("\"a\" = \"b\";\n\"c\" = \"d", 2, 7), ("\"a\"\n= = \"b\";", 2, 3),
    ("/* x", 1, 1),
    ("\"a\" \"b\";", 1, 5), ("<?xml version=\"1.0\"?><plist/>", 1, 1), ("\"a\" = ;", 1, 7),
    ("bplist00", 1, 1),
    ("\"a\" = (1);", 1, 7), ("\"a\\", 1, 1),
  ])
  func `what is no strings file is refused with its place`(text: String, line: Int, column: Int) {
    let error = #expect(throws: ReadError.self) {
      try StringsReader().read(Array(text.utf8), path: "a.strings")
    }
    #expect(error?.line == line)
    #expect(error?.column == column)
  }

  @Test(arguments: [[0xFF, 0xFE, 0x00, 0xD8], [0xFF, 0xFE, 0x41], [0x22, 0xC3, 0x22]] as [[UInt8]])
  func `broken encodings are refused`(bytes: [UInt8]) {
    #expect(throws: ReadError.self) { try StringsReader().read(bytes, path: "a.strings") }
  }
}

import SceneStore
import Testing

@testable import Publishing

/// The text form of COPY, as PostgreSQL's documentation of COPY has it ("Text Format").
struct CopyTextTests {
  @Test(arguments: [
    (SQLValue.null, "\\N"), (.text(""), ""), (.text("\\N"), "\\\\N"),
    (.text("a\tb\nc\rd\\"), "a\\tb\\nc\\rd\\\\"),
    (.integer(-7), "-7"), (.real(0.1), "0.1"), (.real(1e-7), "1e-07"), (.text("é"), "é"),
  ])
  func `a value is escaped`(value: SQLValue, text: String) {
    var rows = CopyText()
    rows.add([value, .integer(1)])
    #expect(String(decoding: rows.bytes, as: UTF8.self) == text + "\t1\n")
    #expect(!rows.hasNull)
  }

  @Test func `the character U+0000 is noted`() {
    var rows = CopyText()
    rows.add([.text("a\0b")])
    #expect(rows.hasNull)
  }

  @Test func `each line begins with the values before it`() {
    var rows = CopyText()
    rows.add([.text("one\nline")])
    rows.add([.text("")])
    #expect(String(decoding: rows.lines(after: ["1", "2"]), as: UTF8.self) == "1\t2\tone\\nline\n1\t2\t\n")
    #expect(CopyText().lines(after: ["1"]).isEmpty)
  }

  /// PostgreSQL's documentation of arrays ("Array Input and Output Syntax").
  @Test func `texts of an array are quoted scalar by scalar`() {
    #expect(["a", "", "NULL", "{b},"].inBraces == #"{"a","","NULL","{b},"}"#)
    #expect([#"c"d\e"#].inBraces == #"{"c\"d\\e"}"#)
    // A quotation mark and the accent behind it are one character.
    let accent = "\u{301}"
    #expect(["\"" + accent].inBraces == #"{"\""# + accent + #""}"#)
  }
}

import Testing

@testable import InterfaceBuilder

struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8)) }

  @Test
  func `every kind of value is read`() throws {
    let value = try read(
      #" {"a": [1, -0.5, 1e3, 2E-2, 0], "b": {"c": null}, "d": true, "e": false, "f": "x\"\\\/\b\f\n\r\té😀\u00e9\uD83D\uDE00"} "#
    )
    #expect(value["a"] == .array([.number(1), .number(-0.5), .number(1000), .number(0.02), .number(0)]))
    #expect(value["b"]?["c"] == .null)
    #expect(value["d"]?.truth == true)
    #expect(value["e"]?.truth == false)
    #expect(value["f"]?.text == "x\"\\/\u{8}\u{C}\n\r\té😀é😀")
    #expect(value["g"] == nil)
    #expect(try read("[]").elements.isEmpty)
    #expect(try read("{}") == .object([:]))
    #expect(try read(#"{"a":1,"a":2}"#)["a"]?.number == 2)
    #expect(try read("\u{FEFF}1") == .number(1))
  }

  @Test(arguments: [
    "", " ", "{", "[1", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "01", "1.", ".5", "-",
    "+1", "1e",
    "\"", "\"\\x\"", "\"\\u12\"", "\"\\uD800\"", "\"\\uD800\\u0041\"", "\"\\uDC00\"", "\"a\nb\"", "tru",
    "nul", "1 2",
    "[1]]", "// c", "NaN", "Infinity", "1e999", "'a'", "\u{0}",
  ])
  func `what is no JSON is refused`(text: String) {
    #expect(throws: ReadDefect.self) { try read(text) }
  }

  @Test
  func `deep nesting is refused, the place is named`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: ReadDefect.self) { try read(deep) }
    #expect(throws: Never.self) {
      try read(String(repeating: "[", count: 64) + String(repeating: "]", count: 64))
    }
    #expect(throws: ReadDefect.self) { try JSONReader.read([0x22, 0xFF, 0x22]) }
    do {
      _ = try read("{\"a\": x}")
    } catch let error as ReadDefect {
      #expect(error.offset == 6)
    } catch {}
  }
}

import JSONText
import Testing

struct JSONReaderTests {
  private func defect(_ text: String, depthLimit: Int = 2048) -> JSONDefect? {
    var reader = JSONReader(Array(text.utf8), depthLimit: depthLimit)
    do {
      try reader.skipValue()
      try reader.finish()
      return nil
    } catch {
      return error
    }
  }

  @Test
  func `values come in their order`() throws {
    var reader = JSONReader(Array(#" {"b": [1, -2.5e1, true, null], "a": {}, "b": "x\u00e9\n"} "#.utf8))
    try reader.beginObject()
    #expect(try reader.nextName() == "b")
    try reader.beginArray()
    #expect(try reader.nextElement())
    #expect(try reader.number() == 1)
    #expect(try reader.nextElement())
    #expect(try reader.kind() == .number)
    #expect(try reader.number() == -25)
    #expect(try reader.nextElement())
    #expect(try reader.boolean())
    #expect(try reader.nextElement())
    try reader.null()
    #expect(try !reader.nextElement())
    #expect(try reader.nextName() == "a")
    try reader.skipValue()
    #expect(try reader.nextName() == "b")
    #expect(try reader.string() == "xé\n")
    #expect(try reader.nextName() == nil)
    try reader.finish()
  }

  @Test(arguments: [
    "0", "-0", "10.5", "1E+2", #""""#, #""\ud83d\ude00\/""#, "[]", "{}", "[[],{}]", " [ 1 , 2 ] ", "true",
    #"{"a":{"a":[]}}"#,
  ])
  func `what is JSON is read`(text: String) {
    #expect(defect(text) == nil)
  }

  @Test(
    arguments: [
      ("", 0), ("[1,]", 3), ("{\"a\":1,}", 7), ("[1 2]", 3), ("{\"a\" 1}", 5), ("{a:1}", 1), ("01", 0),
      ("1.", 0),
      (".5", 0), ("+1", 0), ("1e", 0), ("tru", 0), ("nul", 0), ("[", 1), ("{", 1), ("\"abc", 0),
      ("\"a\nb\"", 2),
      (#""\x""#, 1), (#""\ud800""#, 1), (#""\u12g4""#, 5), ("1 2", 2), ("'a'", 0), ("[1}", 2), ("// a\n1", 0),
      ("\u{FEFF}1", 0), ("1e999", 0),
    ])
  func `what is not JSON is refused at its place`(text: String, offset: Int) {
    #expect(defect(text)?.offset == offset, "\(String(describing: defect(text)))")
  }

  @Test
  func `bytes that are no UTF-8 are refused`() {
    for bytes in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80]] as [[UInt8]] {
      for escape in ["", "\\n"] {
        var reader = JSONReader([0x22] + Array(escape.utf8) + bytes + [0x22])
        #expect(throws: JSONDefect.self) { try reader.string() }
      }
    }
  }

  @Test
  func `deep nesting is refused and not followed`() {
    #expect(defect(String(repeating: "[", count: 1_000_000))?.offset == 2048)
    #expect(defect("[[[]]]", depthLimit: 3) == nil)
    #expect(defect("[[[]]]", depthLimit: 2)?.offset == 2)
  }

  @Test
  func `a defect says what was expected and what was found`() {
    var reader = JSONReader(Array("[\n  12]".utf8))
    let error = #expect(throws: JSONDefect.self) {
      try reader.beginArray()
      _ = try reader.nextElement()
      _ = try reader.string("a name")
    }
    #expect(error == JSONDefect(expected: "a name", found: "a number", offset: 4))
  }

  @Test
  func `a value is read with all in it`() throws {
    var reader = JSONReader(Array(#"-{"a": [1, null, {"b": "c"}], "d": false, "a": true}"#.utf8), from: 1)
    let value = try reader.value()
    #expect(value == .object(["a": .boolean(true), "d": .boolean(false)]))
    #expect(value["d"]?.truth == false)
    #expect(value["e"] == nil)
    reader = JSONReader(Array(#"[1, null, {"b": "c"}]"#.utf8))
    #expect(try reader.value().elements == [.number(1), .null, .object(["b": .string("c")])])
    reader = JSONReader(Array("[[1]]".utf8), depthLimit: 1)
    #expect(throws: JSONDefect.self) { try reader.value() }
  }

  @Test
  func `what is quoted is read as the same`() throws {
    let text = "\u{0}\u{1F}\"\\/\n\r\t\u{7F}é\u{2028}😀"
    var json = JSONWriter()
    json.string(text)
    let bytes = json.finish()
    var reader = JSONReader(bytes)
    #expect(try reader.string().utf8.elementsEqual(text.utf8))
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix(#""\u0000\u001f\"\\/\n\r\t"#))
  }
}

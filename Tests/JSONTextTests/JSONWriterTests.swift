import Foundation
import JSONText
import Testing

struct JSONWriterTests {
  /// The text that a function writes.
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    body(&json)
    return String(decoding: json.finish(), as: UTF8.self)
  }

  @Test(arguments: [
    (343.0, "343"), (-0.0, "0"), (20.333333333333332, "20.333333333333332"), (0.1, "0.1"), (-17.5, "-17.5"),
    (1e15, "1000000000000000.0"), (1e300, "1e+300"), (.leastNonzeroMagnitude, "5e-324"), (.nan, "null"),
    (.infinity, "null"),
  ])
  func `a number is its shortest decimal`(value: Double, text: String) throws {
    let found = written { json in
      json.beginArray()
      json.number(value)
      json.end()
    }
    #expect(found == "[\(text)]\n")
    if value.isFinite {
      #expect(try JSONSerialization.jsonObject(with: Data(found.utf8)) as? [Double] == [value])
    }
  }

  @Test(arguments: [
    "", "plain", "a \"quote\"", "back\\slash", "tab\tline\nreturn\r", "\u{0}\u{1}\u{1f}\u{7f}",
    "größe → 日本", "👩‍👧 \u{2028}",
  ])
  func `a string comes back as it was`(text: String) throws {
    let found = written { json in
      json.beginObject()
      json.member(text, text)
      json.end()
    }
    let object = try JSONSerialization.jsonObject(with: Data(found.utf8)) as? [String: String]
    #expect(object == [text: text])
  }

  @Test func `what a terminal may obey is escaped, where JSON allows it too`() {
    let text = "\u{7F}\u{9B}\u{61C}\u{200F}\u{2028}\u{202E}\u{2066}é\"\n→"
    let invisible = written { $0.string(text) }
    #expect(invisible == #""\u007f\u009b\u061c\u200f\u2028\u202e\u2066é\"\n→""#)
    var json = JSONWriter(escapes: .required)
    json.string(text)
    #expect(String(decoding: json.finish(), as: UTF8.self).contains("\u{202E}"))
  }

  @Test func `an envelope is around the members of the outermost object alone`() {
    var json = JSONWriter(in: JSONEnvelope(version: "1.2") { ["a.xib:1:1: error: b"] })
    json.object { json in json.object("inner") { json in json.member("a", 1) } }
    #expect(
      String(decoding: json.finish(), as: UTF8.self) == """
        {"version": {"tool": "1.2", "schema": 1}, "inner": {"a": 1}, "refusals": ["a.xib:1:1: error: b"]}

        """)
  }

  @Test func `elements of an array in lines stand on lines of their own`() throws {
    let found = written { json in
      json.beginObject()
      json.name("list")
      json.beginArray(.lines)
      for index in 1...2 {
        json.beginObject()
        json.member("index", Double(index))
        json.member("none", String?.none)
        json.member("numbers", [1, 2.5])
        json.end()
      }
      json.end()
      json.name("empty")
      json.beginArray(.lines)
      json.end()
      json.name("flag")
      json.boolean(true)
      json.end()
    }
    #expect(
      found == """
        {"list": [
        {"index": 1, "none": null, "numbers": [1, 2.5]},
        {"index": 2, "none": null, "numbers": [1, 2.5]}], "empty": [], "flag": true}

        """)
  }

  @Test func `indented members stand two spaces further in, empty brackets together`() {
    let found = written { json in
      json.beginObject(.indented)
      json.name("list")
      json.beginArray(.indented)
      json.string("a")
      json.beginObject()
      json.name("inner")
      json.beginArray(.indented)
      json.integer(1)
      json.end()
      json.end()
      json.end()
      json.name("none")
      json.beginArray(.indented)
      json.end()
      json.end()
    }
    #expect(
      found == """
        {
          "list": [
            "a",
            {"inner": [
              1
            ]}
          ],
          "none": []
        }

        """)
  }

  @Test(arguments: [
    (14, #"["before", {"first": "1"}, "after"]"#), (13, "[\"before\", {\n  \"first\": \"1\"\n}, \"after\"]"),
  ])
  func `an object that is too wide is indented`(width: Int, text: String) {
    let found = written { json in
      json.beginArray()
      json.string("before")
      json.object(fitting: width) { json in json.member("first", "1") }
      json.string("after")
      json.end()
    }
    #expect(found == text + "\n")
  }

  @Test func `what is written can be taken away piece by piece`() {
    var json = JSONWriter()
    var taken: [UInt8] = []
    json.beginArray()
    for number in 0..<5 {
      json.integer(Int64(number))
      json.drain(into: &taken)
      #expect(json.count == 0)
    }
    json.end()
    json.drain(into: &taken)
    #expect(taken == Array("[0, 1, 2, 3, 4]\n".utf8))
  }
}

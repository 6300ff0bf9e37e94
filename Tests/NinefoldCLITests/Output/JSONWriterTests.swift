import Foundation
import TestSupport
import Testing

@testable import NinefoldCLI

struct JSONWriterTests {
  /// What a function writes.
  private func written(_ body: (inout JSONWriter) throws -> Void) throws -> String {
    let directory = try TemporaryDirectory()
    let file = try directory.write("", to: "output")
    let handle = try FileHandle(forWritingTo: file)
    var json = JSONWriter(Output(descriptor: handle.fileDescriptor))
    try body(&json)
    try json.flush()
    try handle.close()
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test(arguments: [
    (343.0, "343"), (-0.0, "0"), (20.333333333333332, "20.333333333333332"), (0.1, "0.1"), (-17.5, "-17.5"),
    (1e15, "1000000000000000.0"), (1e300, "1e+300"), (.leastNonzeroMagnitude, "5e-324"), (.nan, "null"),
    (.infinity, "null"),
  ])
  func `a number is its shortest decimal`(value: Double, text: String) throws {
    let found = try written { json in
      try json.beginArray()
      try json.number(value)
      try json.end()
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
    let found = try written { json in
      try json.beginObject()
      try json.member(text, text)
      try json.end()
    }
    let object = try JSONSerialization.jsonObject(with: Data(found.utf8)) as? [String: String]
    #expect(object == [text: text])
  }

  @Test func `elements of an array in lines stand on lines of their own`() throws {
    let found = try written { json in
      try json.beginObject()
      try json.name("list")
      try json.beginArray(.lines)
      for index in 1...2 {
        try json.beginObject()
        try json.member("index", Double(index))
        try json.member("none", String?.none)
        try json.member("numbers", [1, 2.5])
        try json.end()
      }
      try json.end()
      try json.name("empty")
      try json.beginArray(.lines)
      try json.end()
      try json.name("flag")
      try json.boolean(true)
      try json.end()
    }
    #expect(
      found == """
        {"list": [
        {"index": 1, "none": null, "numbers": [1, 2.5]},
        {"index": 2, "none": null, "numbers": [1, 2.5]}], "empty": [], "flag": true}

        """)
  }

  @Test func `more than a piece is written whole`() throws {
    let text = String(repeating: "0123456789", count: Output.pieceSize / 4)
    let found = try written { json in
      try json.beginArray()
      try json.string(text)
      try json.end()
    }
    #expect(found == "[\"\(text)\"]\n")
  }
}

import InterfaceBuilder
import JSONText
import SceneProject
import Testing

/// Holds the schema in the documentation to what the reader takes.
struct SchemaTests {
  private static let schema =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    + "/Documentation/scene-project.schema.json"

  /// The names of the members of the object at a path of member names.
  private func names(at path: [String]) throws -> [String] {
    let bytes = try #require(DocumentFiles(at: [Self.schema]).files.first).bytes()
    var reader = JSONReader(bytes)
    try reader.beginObject()
    for step in path {
      while let name = try reader.nextName(), name != step { try reader.skipValue() }
      try reader.beginObject()
    }
    var names: [String] = []
    while let name = try reader.nextName() {
      names.append(name)
      try reader.skipValue()
    }
    return names
  }

  @Test
  func `the schema names the leaves that are read`() throws {
    let leaves = try names(at: ["$defs", "leaf", "properties"])
    #expect(leaves.count == 7)
    for leaf in leaves {
      let text =
        leaf == "#doctype" ? " document" : leaf == "#file" ? "S.json" : leaf == "#instruction" ? "a" : ""
      let node = "{\"\(leaf)\": \"\(text)\"}"
      let nodes = leaf == "#doctype" ? "\(node), {\"document\": {}}" : "{\"document\": [\(node)]}"
      #expect(throws: Never.self, "\(leaf)") { try read(project(nodes: nodes, scene: "{\"scene\": {}}")) }
    }
  }

  @Test
  func `the schema names the members of a head and of a form in their order`() throws {
    let head = String(decoding: SceneProjectWriter(name: "").head().bytes, as: UTF8.self)
    var place = head.startIndex
    for name in try names(at: ["$defs", "project", "properties"]) {
      place = try #require(head[place...].ranges(of: "\"\(name)\":").first).upperBound
    }
    #expect(
      try names(at: ["$defs", "document", "properties", "form", "properties"]) == [
        "byteOrderMark", "declaration", "lineEnd", "indentation", "emptyElementGap",
      ])
  }
}

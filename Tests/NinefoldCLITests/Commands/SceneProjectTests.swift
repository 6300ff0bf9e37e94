import Foundation
import Ninefold
import TestSupport
import Testing

/// A stored project written as a scene project, and read back.
struct SceneProjectTests {
  /// Runs the program and expects it to succeed.
  @discardableResult
  private func run(_ words: String..., in directory: TemporaryDirectory) throws -> String {
    let outcome = try Fixtures.ninefold.run(words, in: directory.url)
    #expect(outcome.code == 0, "\(words): \(outcome.errors)")
    return outcome.output
  }

  /// Documents of scene projects whose Interface Builder form the reader would refuse, with the messages
  /// about them.
  private static let unreadable: [(document: String, problem: String)] = [
    (
      #"{"form":{"declaration":"<?xml version=\"9\"?>"},"nodes":[{"document":{}}]}"#,
      "1:9: error: expected the form of an XML file"
    ),
    (
      #"{"form":{"declaration":"<?xml version='1.0' encoding='UTF-16'?>"},"nodes":[{"document":{}}]}"#,
      "1:9: error: expected the form of an XML file in UTF-8"
    ),
    (
      ##"{"nodes":[{"#doctype":" document SYSTEM"},{"document":{}}]}"##,
      "1:23: error: expected such as a document can hold there, found characters that end a document type"
    ),
    (
      ##"{"nodes":[{"#doctype":" document"},{"#doctype":" document"},{"document":{}}]}"##,
      "1:48: error: expected one before the root element, found a document type in another place"
    ),
    (
      "{\"nodes\":[{\"document\":["
        + (0..<65).map { "{\"a\":{\"xmlns:a\":\"\($0)\"}}" }.joined(separator: ",") + "]}]}",
      "error: expected at most 64, found too many namespace declarations"
    ),
    (
      "{\"nodes\":[{\"document\":{"
        + (0..<300).map { "\"a\($0)\":\"\"" }.joined(separator: ",") + "}}]}",
      "1:12: error: expected at most 256, found too many attributes in one element"
    ),
  ]

  @Test(arguments: unreadable)
  func `a project that could not come back as documents is refused`(document: String, problem: String) throws
  {
    let directory = try TemporaryDirectory()
    try directory.write(
      #"{"format":"ninefold scene project","version":1,"name":"p","documents":["m.xib"]}"#,
      to: "P/project.json")
    try directory.write(document, to: "P/m.xib/document.json")
    let outcome = try Fixtures.ninefold.run(["import", "P", "--database", "a.db"], in: directory.url)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("P/m.xib/document.json:"))
    #expect(outcome.errors.contains(problem), "\(outcome.errors)")
  }

  @Test func `a project comes back document for document and byte for byte`() throws {
    let directory = try TemporaryDirectory()
    try run("import", Fixtures.adaptive.path, "--database", "a.db", in: directory)
    let written = try run(
      "export", "--database", "a.db", "--output", "made/P", "--format", "project", in: directory)
    #expect(written == "Adaptive: 2 written, 0 refused\n")
    #expect(directory.files.contains("made/P/project.json"))
    #expect(directory.files.contains("made/P/Views/Badge.xib/Objects.json"))
    let read = try run("import", "made/P", "--database", "b.db", in: directory)
    #expect(read == "Adaptive: 2 added, 0 replaced, 0 unchanged, 0 refused\n")
    try run("export", "--database", "b.db", "--output", "out", in: directory)
    for path in ["Main.storyboard", "Views/Badge.xib"] {
      let before = try Data(contentsOf: Fixtures.adaptive.appending(path: path))
      #expect(try Data(contentsOf: directory.url.appending(path: "out/\(path)")) == before)
    }
    let stores = try ["a.db", "b.db"].map { name in
      try SceneStore(path: directory.url.appending(path: name).path, mode: .readOnly)
    }
    for table in ["documents", "objects", "effective_constraints"] {
      let rows = try stores.map { store in
        var rows: [[SQLValue]] = []
        try store.query("SELECT * FROM \(table)") { row in
          rows.append(row)
          return true
        }
        return rows
      }
      #expect(!rows[0].isEmpty)
      #expect(rows[0] == rows[1])
    }
    let again = try run("import", Fixtures.adaptive.path, "--database", "b.db", in: directory)
    #expect(again == "Adaptive: 0 added, 0 replaced, 2 unchanged, 0 refused\n")
  }

  @Test func `a project found below keeps its folder, a .sceneproject stands for what is beside it`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Fixtures.xib(Fixtures.view("aaa-aa-aaa")), to: "App/Deep/A.xib")
    try run("import", "App", "--database", "a.db", in: directory)
    for output in ["All/one", "All/Two.sceneproject"] {
      try run("export", "--database", "a.db", "--output", output, "--format", "project", in: directory)
    }
    let shown = try run("inspect", "All", "--format", "json", in: directory)
    #expect(shown.contains("\"documentCount\": 2, \"scenes\": 2, \"objects\": 2,"))
    try run("import", "All", "--database", "b.db", in: directory)
    try run("export", "--database", "b.db", "--output", "out", in: directory)
    #expect(
      directory.files.filter { $0.hasPrefix("out/") } == ["out/Deep/A.xib", "out/one/Deep/A.xib"])
  }

  @Test func `both forms of a document are one where they say the same, else one is refused`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Fixtures.xib(Fixtures.view("aaa-aa-aaa")), to: "App/A.xib")
    try run("import", "App", "--database", "a.db", in: directory)
    try run(
      "export", "--database", "a.db", "--output", "App/App.sceneproject", "--format", "project", in: directory
    )
    let both = try run("import", "App", "--database", "b.db", in: directory)
    #expect(both == "App: 1 added, 0 replaced, 0 unchanged, 0 refused\n")
    try directory.write(Fixtures.xib(Fixtures.view("bbb-bb-bbb")), to: "App/A.xib")
    let differing = try Fixtures.ninefold.run(["import", "App", "--database", "b.db"], in: directory.url)
    #expect(differing.code == 1)
    #expect(differing.output == "App: 0 added, 1 replaced, 0 unchanged, 1 refused\n")
    #expect(differing.errors.hasPrefix("App/App.sceneproject/A.xib:1:1: error: another document"))
  }

  @Test func `another program's project file does not hide documents`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Fixtures.xib(Fixtures.view("aaa-aa-aaa")), to: "App/A.xib")
    try directory.write("{\"name\": \"web\"}", to: "App/project.json")
    let read = try run("import", "App", "--database", "a.db", in: directory)
    #expect(read == "App: 1 added, 0 replaced, 0 unchanged, 0 refused\n")
  }

  @Test func `what is wrong with a scene project is said with its place, and the rest goes in`() throws {
    let directory = try TemporaryDirectory()
    try run("import", Fixtures.adaptive.path, "--database", "a.db", in: directory)
    try run("export", "--database", "a.db", "--output", "P", "--format", "project", in: directory)
    try directory.write("{\n<<<<<<< ours\n", to: "P/Views/Badge.xib/Objects.json")
    let outcome = try Fixtures.ninefold.run(["import", "P", "--database", "b.db"], in: directory.url)
    #expect(outcome.code == 1)
    #expect(outcome.output == "Adaptive: 1 added, 0 replaced, 0 unchanged, 1 refused\n")
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("P/Views/Badge.xib/Objects.json:2:1: error: unresolved merge conflict"))
    try directory.write(
      "{\"format\": \"ninefold scene project\", \"version\": 9, \"name\": \"N\", \"documents\": []}",
      to: "P/project.json")
    let newer = try Fixtures.ninefold.run(["import", "P", "--database", "c.db"], in: directory.url)
    #expect(newer.code == 2)
    #expect(newer.errors.contains("format version 9"))
    #expect(!directory.files.contains("c.db"))
    // Nor is it written over.
    let over = try Fixtures.ninefold.run(
      ["export", "--database", "a.db", "--output", "P", "--format", "project"], in: directory.url)
    #expect(over.code == 2)
    #expect(over.errors.contains("format version 9"))
  }

  @Test func `a format that there is not is named`() throws {
    let outcome = try Fixtures.ninefold.run(
      ["export", "--database", "a.db", "--output", "out", "--as", "json"])
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("expected documents or project"))
  }
}

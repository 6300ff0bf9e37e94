import Foundation
import JSONText
import TestSupport
import Testing

/// Documents as rows of the SQL views, without a database.
struct RowsCommandTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func run(_ words: [String], input: URL? = nil) throws -> Program.Outcome {
    try Fixtures.ninefold.run(words, in: directory.url, input: input)
  }

  /// A row without what the two forms spell otherwise: numbers of a database, and truth.
  private static func row(_ object: [String: Any], isLine: Bool) throws -> String {
    var row = object.filter { !["document_id", "plan", "view", "revision"].contains($0.key) }
    for (name, value) in row { if let number = value as? NSNumber { row[name] = number.doubleValue } }
    return String(
      decoding: try JSONSerialization.data(withJSONObject: row, options: .sortedKeys), as: UTF8.self)
  }

  private static let views = [
    "documents", "scenes", "objects", "constraints", "connections", "overrides", "resources",
    "effective_objects", "effective_constraints", "effective_attributes", "solved_scenes", "frames",
    "conflicts",
    "layout_findings", "check_findings",
  ]

  @Test(arguments: ["Adaptive", "TideTable", "BirdJournal", "FieldKitchen"])
  func `the rows are those of a database that the same documents are imported into`(name: String) throws {
    let project =
      name == "Adaptive"
      ? Fixtures.adaptive.path
      : Fixtures.documentation.appending(path: "../SampleProjects/\(name)").standardized.path
    let environments = ["--size-classes", "all", "--devices", "iPhone SE,iPad Air", "--orientations", "all"]
    _ = try run(["import", project, "--database", "scenes.db"])
    _ = try run(["solve", "--database", "scenes.db"] + environments)
    _ = try run(["check", "--database", "scenes.db", "--no-config"])
    let outcome = try run(["rows", Self.views.joined(separator: ","), project, "--no-config"] + environments)
    var rows: [String: [String]] = [:]
    for line in outcome.output.split(separator: "\n") {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      rows[try #require(object["view"] as? String), default: []].append(try Self.row(object, isLine: true))
    }
    for view in Self.views {
      let asked = try run(["sql", "SELECT * FROM \(view)", "--database", "scenes.db", "--format", "json"])
      let stored = try #require(
        try JSONSerialization.jsonObject(with: Data(asked.output.utf8)) as? [[String: Any]])
      #expect(
        try stored.map { try Self.row($0, isLine: false) }.sorted() == (rows[view] ?? []).sorted(), "\(view)")
    }
    #expect(rows["objects", default: []].count > 10 && rows["frames", default: []].count > 50)
  }

  /// A document of a stream.
  private static func frame(_ texts: [String]) -> [UInt8] {
    texts.flatMap { text in (0..<4).map { UInt8(truncatingIfNeeded: text.utf8.count >> (8 * $0)) } }
      + texts.flatMap { Array($0.utf8) }
  }

  @Test func `each document of a stream ends with a line, and one that is refused has a row`() throws {
    let stream = try directory.write(
      Self.frame(["app", "1", "a.xib", Fixtures.xib(Fixtures.view("v1"))])
        + Self.frame(["app", "1", "b.xib", "<a"])
        + Self.frame(["app", "1", "c.xib", Fixtures.xib(Fixtures.view("v2"))]), to: "stream")
    let outcome = try run(["rows", "objects,refused", "-"], input: stream)
    #expect(outcome.code == 1)
    let lines = outcome.output.split(separator: "\n")
    #expect(
      lines.map { $0.prefix(while: { $0 != "," }) } == [
        #"{"view": "objects""#, #"{"view": "end""#, #"{"view": "refused""#, #"{"view": "end""#,
        #"{"view": "objects""#, #"{"view": "end""#,
      ])
    #expect(lines[3].contains(#""document": "b.xib", "rows": 1, "refused": "b.xib:1:"#))
    let cut = try directory.write(
      Self.frame(["app", "1", "a.xib", Fixtures.xib(Fixtures.view("v1"))]) + [1, 0, 0], to: "cut")
    let second = try run(["rows", "objects", "-"], input: cut)
    #expect(second.code == 2 && second.output.split(separator: "\n").count == 2)
    #expect(second.errors.contains("<stdin>: error: ends within a document"))
  }

  @Test func `each document of a stream has a last batch of Apache Arrow`() throws {
    let stream = try directory.write(Self.frame(["app", "1", "b.xib", "<a"]), to: "stream")
    let shell = Program(at: URL(filePath: "/bin/sh"))
    let line = "\"$0\" rows objects - --format arrow > rows.arrows"
    let outcome = try shell.run(
      ["-c", line, Fixtures.ninefold.executable.path], in: directory.url, input: stream)
    #expect(outcome.code == 2)
    let bytes = try Data(contentsOf: directory.url.appending(path: "rows.arrows"))
    for text in ["first_item", "Ninefold"] { #expect(bytes.range(of: Data(text.utf8)) == nil) }
    for text in ["custom_class", "refused", "b.xib:1:"] { #expect(bytes.range(of: Data(text.utf8)) != nil) }
    #expect(bytes.suffix(8) == Data([0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0]))
  }

  @Test(arguments: [
    (["rows", "views", "."], "expected documents, scenes, objects"),
    (["rows", "frames", "."], "--size-classes"),
    (["rows", "objects,scenes", ".", "--format", "arrow"], "expected a single view"),
    (["rows", "objects", ".", "-"], "expected it alone, or paths"),
    (["rows", "objects", ".", "--files", "."], "needs SOURCE -"),
  ])
  func `a wrong line is refused`(words: [String], message: String) throws {
    let outcome = try run(words)
    #expect(outcome.code == 64 || outcome.code == 3, "\(outcome.code)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `a schema has the columns of the rows`() throws {
    let outcome = try run(["rows", "frames", "--schema"])
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let columns = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(columns["frame_x"]?["unit"] as? String == "points")
    #expect(columns["frame_x"]?["type"] as? String == "number")
    #expect(columns["content_width"]?["type"] as? [String] == ["number", "null"])
    #expect((schema["required"] as? [String])?.count == columns.count)
  }
}

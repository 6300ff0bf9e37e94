import Foundation
import Ninefold
import TestSupport
import Testing

struct ImportExportTests {
  @Test func `what is imported comes out byte for byte`() throws {
    let directory = try TemporaryDirectory()
    let database = directory.url.appending(path: "scenes.db").path
    let output = directory.url.appending(path: "made/out").path
    let stored = try Fixtures.ninefold.run(["import", Fixtures.adaptive.path, "--database", database])
    #expect(stored.code == 0)
    #expect(stored.output == "Adaptive: 2 added, 0 replaced, 0 unchanged, 0 refused\n")
    let exported = try Fixtures.ninefold.run(["export", "--database", database, "--output", output])
    #expect(exported.code == 0)
    #expect(exported.output == "Adaptive: 2 written, 0 refused\n")
    for path in ["Main.storyboard", "Views/Badge.xib"] {
      let before = try Data(contentsOf: Fixtures.adaptive.appending(path: path))
      #expect(try Data(contentsOf: URL(filePath: output).appending(path: path)) == before)
    }
  }

  @Test func `importing again replaces what changed`() throws {
    let directory = try TemporaryDirectory()
    let database = directory.url.appending(path: "scenes.db").path
    let app = directory.url.appending(path: "App").path
    try directory.write(Fixtures.xib(Fixtures.view("aaa-aa-aaa")), to: "App/A.xib")
    try directory.write(Fixtures.xib(Fixtures.view("bbb-bb-bbb")), to: "App/B.xib")
    #expect(try Fixtures.ninefold.run(["import", app, "--database", database]).code == 0)
    try directory.write(Fixtures.xib(Fixtures.view("ccc-cc-ccc")), to: "App/B.xib")
    let again = try Fixtures.ninefold.run(["import", app, "--database", database])
    #expect(again.output == "App: 0 added, 1 replaced, 1 unchanged, 0 refused\n")
    let shown = try Fixtures.ninefold.run(["show", "--database", database, "--format", "json"]).output
    #expect(shown.contains("ccc-cc-ccc"))
    #expect(!shown.contains("bbb-bb-bbb"))
  }

  @Test func `files and directories go into one project, equal paths by their sources`() throws {
    let directory = try TemporaryDirectory()
    let database = directory.url.appending(path: "scenes.db").path
    let first = try directory.write(Fixtures.xib(Fixtures.view("aaa-aa-aaa")), to: "One/A.xib")
    try directory.write(Fixtures.xib(Fixtures.view("bbb-bb-bbb")), to: "Two/A.xib")
    let stored = try Fixtures.ninefold.run(
      ["import", first.path, directory.url.path + "/Two", "--database", database, "--project", "Mine"])
    #expect(stored.code == 0)
    #expect(stored.output == "Mine: 2 added, 0 replaced, 0 unchanged, 0 refused\n")
    #expect(stored.errors.isEmpty)
  }

  @Test func `of several projects one must be named`() throws {
    let directory = try TemporaryDirectory()
    let database = directory.url.appending(path: "scenes.db").path
    for name in ["One", "Two"] {
      try directory.write(Fixtures.xib(Fixtures.view("in-\(name)")), to: "\(name)/A.xib")
      #expect(
        try Fixtures.ninefold.run(["import", name, "--database", database], in: directory.url).code == 0)
    }
    for words in [["show"], ["layout"], ["export", "--output", "out"], ["show", "--project", "Three"]] {
      let outcome = try Fixtures.ninefold.run(words + ["--database", database], in: directory.url)
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("One, Two"))
    }
    for words in [["--project", "Two"], ["Two"], ["Two/A.xib"], ["./Two"]] {
      let outcome = try Fixtures.ninefold.run(["show", "--database", database] + words, in: directory.url)
      #expect(outcome.code == 0)
      #expect(outcome.output.contains("in-Two"))
      #expect(!outcome.output.contains("in-One"))
    }
    let exported = try Fixtures.ninefold.run(
      ["export", "--database", database, "--project", "One", "--output", "out"], in: directory.url)
    #expect(exported.code == 0)
    #expect(directory.files.contains("out/A.xib"))
  }

  @Test(arguments: ["../escaped.xib", "/tmp/escaped.xib", "a/../../escaped.xib", "", "a//b.xib", "./a.xib"])
  func `a path that a database makes up does not lead out of the directory`(path: String) throws {
    let directory = try TemporaryDirectory()
    let database = directory.url.appending(path: "scenes.db").path
    do {
      let store = try SceneStore(path: database, mode: .readWrite)
      let text = Fixtures.xib(Fixtures.view("aaa-aa-aaa"))
      let document = try DocumentReader().read(Array(text.utf8), path: path)
      try store.importDocument(document, project: "P")
    }
    let output = directory.url.appending(path: "deep/out").path
    let outcome = try Fixtures.ninefold.run(["export", "--database", database, "--output", output])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("expected a path within the directory"))
    #expect(!directory.files.contains { $0.hasSuffix(".xib") })
  }

  @Test func `a damaged document is named and left out, or written as it is by force`() throws {
    let directory = try TemporaryDirectory()
    let database = directory.url.appending(path: "scenes.db")
    try directory.write(Fixtures.xib("<!-- unmistakable -->" + Fixtures.view("a")), to: "App/A.xib")
    try directory.write(Fixtures.xib(Fixtures.view("b")), to: "App/B.xib")
    #expect(
      try Fixtures.ninefold.run(["import", "App", "--database", "scenes.db"], in: directory.url).code == 0)
    var bytes = try Data(contentsOf: database)
    let place = try #require(bytes.range(of: Data("unmistakable".utf8)))
    bytes.replaceSubrange(place, with: Data("unmistakably".utf8))
    try bytes.write(to: database)
    func export(_ words: String...) throws -> Program.Outcome {
      try Fixtures.ninefold.run(["export", "--database", "scenes.db", "--output"] + words, in: directory.url)
    }
    for format in ["documents", "project"] {
      let refused = try export("out-\(format)", "--format", format)
      #expect(refused.code == 1)
      #expect(refused.output == "App: 1 written, 1 refused\n")
      #expect(refused.errorLines.count == 1)
      #expect(refused.errors.contains("document A.xib is damaged"))
    }
    #expect(
      directory.files.contains("out-documents/B.xib") && !directory.files.contains("out-documents/A.xib"))
    let forced = try export("forced", "--force")
    #expect(forced.code == 1)
    #expect(forced.output == "App: 2 written, 0 refused, 1 of them damaged\n")
    #expect(forced.errors.contains("document A.xib is damaged"))
    let written = try String(contentsOf: directory.url.appending(path: "forced/A.xib"), encoding: .utf8)
    #expect(written.contains("<!-- unmistakably -->"))
    let verified = try Fixtures.ninefold.run(["verify", "--database", "scenes.db"], in: directory.url)
    #expect(verified.code == 1 && verified.errors.contains("A.xib: "))
    // Importing the file again mends it.
    #expect(
      try Fixtures.ninefold.run(["import", "App", "--database", "scenes.db"], in: directory.url).code == 0)
    #expect(try export("mended").code == 0)
  }

  @Test func `a place that cannot be written is named`() throws {
    let directory = try TemporaryDirectory()
    let database = directory.url.appending(path: "scenes.db").path
    #expect(try Fixtures.ninefold.run(["import", Fixtures.adaptive.path, "--database", database]).code == 0)
    try directory.write("in the way", to: "out")
    let outcome = try Fixtures.ninefold.run(
      ["export", "--database", database, "--output", directory.url.path + "/out"])
    #expect(outcome.code == 2)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("/out:1:1: error: is not a directory, expected"))
    let nowhere = try Fixtures.ninefold.run(
      ["import", Fixtures.adaptive.path, "--database", directory.url.path + "/missing/scenes.db"])
    #expect(nowhere.code == 2)
    #expect(nowhere.errorLines.count == 1)
  }

  @Test(
    "a database's name is a path, whatever else it means to SQLite",
    arguments: [":memory:", "file:x?mode=memory"])
  func databaseNames(name: String) throws {
    let directory = try TemporaryDirectory()
    try directory.write(Fixtures.xib(Fixtures.view("v")), to: "A.xib")
    let made = try Fixtures.ninefold.run(["import", "A.xib", "--database", name], in: directory.url)
    #expect(made.code == 0)
    let listed = try Fixtures.ninefold.run(["scenes", "--database", name], in: directory.url)
    #expect(listed.code == 0 && listed.output.hasPrefix("A.xib"))
  }
}

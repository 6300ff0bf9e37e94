import Foundation
import TestSupport
import Testing

/// Editing a document where it is, without a database.
struct EditFileTests {
  private let directory: TemporaryDirectory
  private let before = Fixtures.xib(Fixtures.view("aaa-aa-aaa"))

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(before, to: "App/A.xib")
    try directory.write(Fixtures.xib(Fixtures.view("bbb-bb-bbb")), to: "App/Views/B.xib")
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Fixtures.ninefold.run(arguments, in: directory.url)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: directory.url.appending(path: path), encoding: .utf8)
  }

  private func attributes(_ path: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: directory.path + "/" + path)
  }

  private static let hide = ["--object", "aaa-aa-aaa", "--attribute", "hidden", "--value", "YES"]

  @Test(
    "a document is edited in place, with the file before the verb or behind it", arguments: [true, false])
  func inPlace(isBefore: Bool) throws {
    let words = isBefore ? ["edit", "App/A.xib", "set"] : ["edit", "set", "App/A.xib"]
    let edited = try Fixtures.ninefold.run(words + Self.hide, in: directory.url)
    #expect(edited.code == 0)
    #expect(edited.output == "edited: App/A.xib: set hidden of aaa-aa-aaa to 'YES'\n")
    #expect(edited.errors.isEmpty)
    #expect(try text("App/A.xib") == before.replacing("<view id", with: #"<view hidden="YES" id"#))
    #expect(directory.files == ["App/A.xib", "App/Views/B.xib"])
    let again = try Fixtures.ninefold.run(words + Self.hide, in: directory.url)
    #expect(again.code == 0)
    #expect(again.output == "unchanged: App/A.xib: set hidden of aaa-aa-aaa to 'YES'\n")
  }

  @Test("objects are named by their labels and texts, and an ambiguous name is an error that lists them")
  func names() throws {
    try directory.write(
      Fixtures.xib(
        """
                <label userLabel="Head" text="Hello" id="lab-el-001"/>
                <label text="Twice" id="lab-el-002"/>
                <label text="Twice" id="lab-el-003"/>
        """), to: "Names.xib")
    func delete(_ name: String) throws -> Program.Outcome {
      try run("edit", "Names.xib", "set", "--object", name, "--attribute", "tag", "--value", "3")
    }
    for name in ["Head", "Hello"] { #expect(try delete(name).output.contains("set tag of lab-el-001")) }
    let several = try delete("Twice")
    #expect(several.code == 2)
    #expect(several.errors.contains("lab-el-002") && several.errors.contains("lab-el-003"))
    #expect(try delete("Nobody").code == 2)
    #expect(try text("Names.xib").components(separatedBy: "tag=").count == 2)
  }

  @Test("a document that is edited in place keeps its permissions, and a link to it stays a link")
  func permissionsAndLinks() throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: directory.path + "/App/A.xib")
    try directory.link("Link.xib", to: "App/A.xib")
    #expect(try Fixtures.ninefold.run(["edit", "Link.xib", "set"] + Self.hide, in: directory.url).code == 0)
    #expect(try text("App/A.xib").contains(#"hidden="YES""#))
    #expect(try attributes("App/A.xib")[.posixPermissions] as? Int == 0o640)
    #expect(try attributes("Link.xib")[.type] as? FileAttributeType == .typeSymbolicLink)
  }

  @Test("a directory is edited with --document")
  func directoryOfDocuments() throws {
    let none = try Fixtures.ninefold.run(["edit", "App", "set"] + Self.hide, in: directory.url)
    #expect(none.code == 2)
    #expect(none.errors.contains("A.xib") && none.errors.contains("Views/B.xib"))
    let edited = try run("edit", "App", "delete", "--object", "bbb-bb-bbb", "--document", "B.xib")
    #expect(edited.code == 0)
    #expect(try !text("App/Views/B.xib").contains("bbb-bb-bbb"))
    #expect(try text("App/A.xib") == before)
  }

  @Test("a document of a scene project is edited in the project's files")
  func sceneProject() throws {
    #expect(try run("import", "App", "--database", "scenes.db").code == 0)
    #expect(
      try run("export", "--database", "scenes.db", "--format", "project", "--output", "Project").code == 0)
    let words = ["edit", "Project", "set"] + Self.hide + ["--document", "A.xib"]
    let files = try directory.files.filter { $0.hasPrefix("Project/") }.map { ($0, try text($0)) }
    let printed = try Fixtures.ninefold.run(words + ["--dry-run"], in: directory.url)
    #expect(printed.code == 0)
    #expect(try files.allSatisfy { try text($0.0) == $0.1 })
    try directory.write(printed.output, to: "change.diff")
    #expect(try Fixtures.ninefold.run(words, in: directory.url).code == 0)
    let changed = try files.filter { try text($0.0) != $0.1 }
    #expect(changed.count == 1)
    let edited = try changed.map { try text($0.0) }
    for (path, text) in files { try directory.write(text, to: path) }
    #expect(
      try Program(at: URL(filePath: "/usr/bin/patch")).run(
        ["-p0", "-i", "change.diff"], in: directory.url
      ).code == 0)
    #expect(try changed.map { try text($0.0) } == edited)
    #expect(try run("show", "Project", "--format", "json").output.contains(#""hidden": "YES""#))
  }

  @Test(
    "what cannot be edited leaves the file as it is",
    arguments: [
      (["edit", "App/A.xib", "uninstall", "--object", "aaa-aa-aaa"], 2),
      (["edit", "App/A.xib", "delete", "--object", "nobody"], 2),
      (["edit", "-", "delete", "--object", "aaa-aa-aaa"], 2),
      (["edit", "App/None.xib", "delete", "--object", "aaa-aa-aaa"], 2),
      (["edit", "App", "delete", "--object", "aaa-aa-aaa", "--document", "C.xib"], 2),
      (["edit", "App/A.xib"], 64), (["edit", "App/A.xib", "paint"], 64), (["edit", "sett", "App/A.xib"], 64),
      (["edit", "App/A.xib", "delete"], 64), (["edit", "delete", "--object", "aaa-aa-aaa"], 64),
      (["edit", "App/A.xib", "delete", "--object", "aaa-aa-aaa", "--database", "scenes.db"], 64),
      (["edit", "App/A.xib", "delete", "--object", "aaa-aa-aaa", "--project", "App"], 64),
      (["edit", "App/A.xib", "delete", "--object", "aaa-aa-aaa", "--output", "out"], 64),
    ] as [([String], Int32)])
  func refused(_ words: [String], _ code: Int32) throws {
    let outcome = try Fixtures.ninefold.run(words, in: directory.url)
    #expect(outcome.code == code)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.output.isEmpty)
    #expect(try text("App/A.xib") == before)
    #expect(directory.files == ["App/A.xib", "App/Views/B.xib"])
  }

  @Test(
    "--dry-run prints a difference that patch and git take, of a file and of a stored project",
    arguments: [
      [], ["--size-class", "compact-any"], ["--in", "compact-any"],
    ])
  func dryRun(_ options: [String]) throws {
    let adaptive = before.replacing(
      #"useAutolayout="YES""#, with: #"useAutolayout="YES" useTraitCollections="YES""#)
    try directory.write(adaptive, to: "App/A.xib")
    let words =
      ["add", "--parent", "aaa-aa-aaa", "--type", "button", "--text", "Grüße & Co", "--seed", "3"] + options
    let printed = try Fixtures.ninefold.run(["edit", "App/A.xib"] + words + ["--dry-run"], in: directory.url)
    #expect(printed.code == 0)
    #expect(printed.output.hasPrefix("--- App/A.xib\n+++ App/A.xib\n@@ -"))
    #expect(try text("App/A.xib") == adaptive)
    try directory.write(printed.output, to: "change.diff")
    for (tool, arguments) in [
      ("patch", ["-p0", "-i", "change.diff"]), ("git", ["apply", "-p0", "change.diff"]),
    ]
    where FileManager.default.isExecutableFile(atPath: "/usr/bin/" + tool) {
      try directory.write(adaptive, to: "App/A.xib")
      let program = Program(at: URL(filePath: "/usr/bin/" + tool))
      #expect(try program.run(arguments, in: directory.url).code == 0, "\(tool)")
      let patched = try text("App/A.xib")
      try directory.write(adaptive, to: "App/A.xib")
      #expect(try Fixtures.ninefold.run(["edit", "App/A.xib"] + words, in: directory.url).code == 0)
      #expect(try text("App/A.xib") == patched)
    }
    try directory.write(adaptive, to: "App/A.xib")
    #expect(try run("import", "App", "--database", "scenes.db").code == 0)
    let stored = ["edit"] + words + ["--database", "scenes.db", "--document", "A.xib"]
    let ofStored = try Fixtures.ninefold.run(stored + ["--dry-run"], in: directory.url)
    #expect(ofStored.output == printed.output.replacing(" App/A.xib\n", with: " A.xib\n"))
    #expect(try run("history", "--database", "scenes.db").output.split(separator: "\n").count == 1)
  }

  @Test(
    "a difference keeps line ends and names, and says where a file's last line has none",
    arguments: ["\r\n", "\n"],
    ["odd name.xib", "\u{E9} \"odd\".xib"])
  func lineEnds(lineEnd: String, name: String) throws {
    let document = String(before.dropLast()).replacing("\n", with: lineEnd)
    try directory.write(document, to: name)
    let words = ["edit", name, "delete", "--object", "aaa-aa-aaa"]
    let printed = try Fixtures.ninefold.run(words + ["--dry-run"], in: directory.url)
    #expect(printed.output.contains("\n\\ No newline at end of file\n"))
    try directory.write(printed.output, to: "change.diff")
    let patch = Program(at: URL(filePath: "/usr/bin/patch"))
    #expect(try patch.run(["--binary", "-p0", "-i", "change.diff"], in: directory.url).code == 0)
    let patched = try text(name)
    try directory.write(document, to: name)
    #expect(try Fixtures.ninefold.run(words, in: directory.url).code == 0)
    #expect(try text(name) == patched)
    #expect(patched != document)
  }
}

import Foundation
import Ninefold
import TestSupport
import Testing

/// Files that are there but may not be read or written, as a user meets them who is not root.
struct PermissionTests {
  /// Runs the program as somebody for whom permissions count.
  private func run(_ words: [String], in directory: TemporaryDirectory) throws -> Program.Outcome {
    guard geteuid() == 0 else { return try Fixtures.ninefold.run(words, in: directory.url) }
    let setpriv = URL(filePath: "/usr/bin/setpriv")
    guard FileManager.default.isExecutableFile(atPath: setpriv.path) else {
      try Test.cancel("the tests run as root, and there is no setpriv to run the program as somebody else")
    }
    let nobody = ["--reuid=65534", "--regid=65534", "--clear-groups", Fixtures.ninefold.executable.path]
    return try Program(at: setpriv).run(nobody + words, in: directory.url)
  }

  private func setPermissions(_ mode: Int, of path: String, in directory: TemporaryDirectory) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: directory.url.appending(path: path).path)
  }

  /// A project, stored in a folder that may be read but not written.
  private func readOnlyDatabase() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(Fixtures.xib(Fixtures.view("aaa-aa-aaa")), to: "App/A.xib")
    try directory.write("", to: "Locked/here")
    let words = ["import", "App", "--database", "Locked/scenes.db"]
    #expect(try Fixtures.ninefold.run(words, in: directory.url).code == 0)
    try setPermissions(0o444, of: "Locked/scenes.db", in: directory)
    try setPermissions(0o555, of: "Locked", in: directory)
    return directory
  }

  @Test("A read-only folder's database can be read")
  func readOnlyFolder() throws {
    let directory = try readOnlyDatabase()
    defer { try? setPermissions(0o755, of: "Locked", in: directory) }
    let files = directory.files
    for words in [
      ["show"], ["layout"], ["scenes"], ["verify"], ["sql", "SELECT document FROM documents"],
      ["find", "aaa"],
    ] {
      let outcome = try run(words + ["--database", "Locked/scenes.db"], in: directory)
      #expect(outcome.code == 0, "\(words): \(outcome.errors)")
      #expect(!outcome.output.isEmpty)
    }
    #expect(directory.files == files)
    let edit = try run(
      ["undo", "--database", "Locked/scenes.db"], in: directory)
    #expect(edit.code == 2)
  }

  @Test("A read-only folder's database with a log is refused, not read without it")
  func readOnlyFolderWithLog() throws {
    let directory = try readOnlyDatabase()
    try setPermissions(0o755, of: "Locked", in: directory)
    defer { try? setPermissions(0o755, of: "Locked", in: directory) }
    let database = directory.url.appending(path: "open.db").path
    let reader = try SceneStore(path: database, mode: .readWrite)
    try directory.write(Fixtures.xib(Fixtures.view("bbb-bb-bbb")), to: "App/B.xib")
    #expect(
      try Fixtures.ninefold.run(["import", "App", "--database", database], in: directory.url).code == 0)
    // While the reader is open the log stays.
    for ending in ["", "-wal"] {
      let bytes = try Data(contentsOf: URL(filePath: database + ending))
      #expect(!bytes.isEmpty)
      try bytes.write(to: directory.url.appending(path: "Locked/logged.db" + ending))
    }
    #expect(try reader.projects() == ["App"])
    try setPermissions(0o555, of: "Locked", in: directory)
    let outcome = try run(["show", "--database", "Locked/logged.db"], in: directory)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("Locked/logged.db: error: has changes in a log beside it"))
  }

  @Test(
    "Errors say whether it does not exist, is a directory or may not be read",
    arguments: [
      (["show", "None"], "None:1:1: error: does not exist, expected"),
      (["show", "Secret.xib"], "Secret.xib:1:1: error: may not be read, expected"),
      (["show", "Closed"], "Closed:1:1: error: may not be read, expected"),
      (["import", "None", "--database", "x.db"], "None:1:1: error: does not exist, expected"),
      (["show", "--database", "None"], "None: error: does not exist, expected"),
      (["show", "--database", "App"], "App: error: is a directory, expected"),
      (["show", "--database", "secret.db"], "secret.db: error: may not be read, expected"),
      (["sql", "SELECT 1", "--database", "App/A.xib"], "App/A.xib: error: not a database"),
      (
        ["sql", "--file", "None", "--database", "s.db"],
        "None: error: does not exist, expected a file with a statement"
      ),
      (
        ["sql", "--file", "App", "--database", "s.db"],
        "App: error: is a directory, expected a file with a statement"
      ),
      (
        ["sql", "--file", "secret.db", "--database", "s.db"],
        "secret.db: error: may not be read, expected a file with"
      ),
      (
        ["import", "App", "--database", "None/x.db"],
        "None/x.db: error: is in a directory that does not exist, expected"
      ),
      (["import", "App", "--database", "Closed/x.db"], "Closed/x.db: error: may not be read"),
      (
        ["import", "App", "--database", "Locked/x.db"],
        "Locked/x.db: error: is in a directory that may not be written"
      ),
      (
        ["export", "--database", "s.db", "--output", "App/A.xib"],
        "App/A.xib:1:1: error: is not a directory, expected"
      ),
      (
        ["export", "--database", "s.db", "--output", "Locked"],
        "Locked/A.xib:1:1: error: may not be written, expected"
      ),
      (
        ["export", "--database", "s.db", "--output", "Locked/new"],
        "Locked/new:1:1: error: may not be written, expected"
      ),
    ])
  func errors(words: [String], message: String) throws {
    let directory = try TemporaryDirectory()
    for file in ["App/A.xib", "Secret.xib", "Closed/A.xib"] {
      try directory.write(Fixtures.xib(Fixtures.view("aaa-aa-aaa")), to: file)
    }
    try directory.write("", to: "Locked/here")
    try directory.write("", to: "secret.db")
    #expect(try Fixtures.ninefold.run(["import", "App", "--database", "s.db"], in: directory.url).code == 0)
    for (path, mode) in [("Secret.xib", 0), ("Closed", 0), ("secret.db", 0), ("Locked", 0o555)] {
      try setPermissions(mode, of: path, in: directory)
    }
    defer { for path in ["Closed", "Locked"] { try? setPermissions(0o755, of: path, in: directory) } }
    let outcome = try run(words, in: directory)
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix(message) || outcome.errors.contains("\n" + message), "\(outcome.errors)")
    #expect(outcome.errorLines.count == 1)
  }
}

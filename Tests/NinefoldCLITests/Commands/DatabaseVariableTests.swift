import Foundation
import TestSupport
import Testing

/// The database that the environment names where a line does not.
struct DatabaseVariableTests {
  /// Runs a line of the shell in a directory, in which `ninefold` is the program.
  private func run(_ line: String, in directory: URL) throws -> Program.Outcome {
    try Program(at: URL(filePath: "/bin/sh")).run(
      ["-c", "ninefold() { \"$0\" \"$@\"; }; \(line)", Fixtures.ninefold.executable.path], in: directory)
  }

  @Test func `a variable names the database for every command that works on one`() throws {
    let directory = try TemporaryDirectory()
    try FileManager.default.copyItem(at: Fixtures.adaptive, to: directory.url.appending(path: "App"))
    let lines = [
      "import App", "scenes", "layout --device 'iPhone 8' || true", "verify",
      "sql 'SELECT count(*) FROM documents'",
      "edit set --document Main.storyboard --object Fig-ur-001 --attribute alpha --value 0.5", "history",
      "undo",
      "redo", "solve --size-classes any-any || true", "export --output Out",
    ]
    for line in lines {
      let outcome = try run(
        "NINEFOLD_DATABASE=a.db; export NINEFOLD_DATABASE; ninefold \(line)", in: directory.url)
      #expect(outcome.code == 0, "\(line): \(outcome.errors)")
      #expect(!outcome.output.isEmpty, "\(line)")
    }
    #expect(directory.files.contains("a.db") && directory.files.contains("Out/Main.storyboard"))
  }

  @Test func `what a line names counts before the variable, and an empty one is none`() throws {
    let directory = try TemporaryDirectory()
    try FileManager.default.copyItem(at: Fixtures.adaptive, to: directory.url.appending(path: "App"))
    func code(_ line: String, _ variable: String) throws -> Int32 {
      try run("NINEFOLD_DATABASE=\(variable); export NINEFOLD_DATABASE; ninefold \(line)", in: directory.url)
        .code
    }
    #expect(try code("import App --database b.db", "a.db") == 0)
    #expect(directory.files.contains("b.db") && !directory.files.contains("a.db"))
    #expect(try code("verify --database b.db", "nowhere.db") == 0)
    #expect(try code("scenes App", "nowhere.db") == 0)
    #expect(try code("verify", "nowhere.db") == 2)
    #expect(try code("verify", "") == 64)
    #expect(try code("scenes", "") == 0)
  }
}

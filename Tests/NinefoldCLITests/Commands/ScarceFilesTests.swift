import Foundation
import TestSupport
import Testing

/// A process that may open few files, and what is no file where one should be.
struct ScarceFilesTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(Fixtures.xib(Fixtures.view("aaa-aa-aaa")), to: "App/A.xib")
    try directory.write("SELECT 1", to: "q.sql")
    #expect(try run(["import", "App", "--database", "s.db"]).code == 0)
    let words = [
      "edit", "set", "--object", "aaa-aa-aaa", "--attribute", "hidden", "--value", "YES", "--database",
      "s.db",
    ]
    #expect(try run(words).code == 0)
  }

  private func run(_ words: [String]) throws -> Program.Outcome {
    try Fixtures.ninefold.run(words, in: directory.url)
  }

  @Test(
    "With few open files every command ends by a message and an exit code",
    .enabled(if: Sanitizer.measuresHold, "A sanitizer opens files before the program does"),
    arguments: [3, 4, 5, 6, 7, 8, 10, 12])
  func fewFiles(limit: Int) throws {
    let commands: [[String]] = [
      ["import", "App", "--database", "new.db"], ["import", "App", "--database", "s.db"], ["inspect", "App"],
      ["show", "App"],
      ["scenes", "App"], ["find", "aaa", "App"], ["layout", "App", "--canvas"], ["compare", "App"],
      ["matrix", "App"],
      ["show", "--database", "s.db"], ["verify", "--database", "s.db"], ["history", "--database", "s.db"],
      ["sql", "--file", "q.sql", "--database", "s.db"], ["sql", ".tables", "--database", "s.db"],
      ["export", "--database", "s.db", "--output", "out"],
      ["export", "--database", "s.db", "--output", "project", "--format", "project"],
      ["edit", "set", "App/A.xib", "--object", "aaa-aa-aaa", "--attribute", "hidden", "--value", "YES"],
      ["undo", "--database", "s.db"], ["redo", "--database", "s.db"],
    ]
    for words in commands {
      let line = "ulimit -n \(limit); exec \"$0\" \"$@\""
      let outcome = try Program(at: URL(filePath: "/bin/sh")).run(
        ["-c", line, Fixtures.ninefold.executable.path] + words, in: directory.url)
      // 127 where the loader cannot open the libraries.
      #expect([0, 1, 2, 127].contains(outcome.code), "\(words): \(outcome.code) \(outcome.errors)")
      #expect(outcome.code != 2 || outcome.errors.contains("error: "), "\(words): \(outcome.errors)")
    }
    #expect(try run(["verify", "--database", "s.db"]).code == 0)
    if (try? run(["show", "--database", "new.db"]))?.code == 0 {
      #expect(try run(["verify", "--database", "new.db"]).code == 0)
    }
  }

  /// The entries that may stand in the place of a file.
  enum Odd: CaseIterable {
    case fifo, folder, socket, link, danglingLink, endlessLink

    var defect: String {
      switch self {
      case .fifo, .socket: "is not a file"
      case .folder: "is a directory"
      case .link, .danglingLink, .endlessLink: "is a symbolic link"
      }
    }

    private static func check(_ code: Int32) throws {
      if code != 0 { throw POSIXError(.EIO) }
    }

    func make(at path: String) throws {
      switch self {
      case .fifo: try Self.check(unsafe mkfifo(path, 0o666))
      case .folder: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      case .socket: try Self.check(unsafe mknod(path, S_IFSOCK | 0o666, 0))
      case .link: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "q.sql")
      case .danglingLink:
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
      case .endlessLink:
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
      }
    }
  }

  @Test(
    "What is no file beside a database, or in its place, is refused and never waited for",
    arguments: Odd.allCases)
  func oddFiles(odd: Odd) throws {
    for ending in ["-journal", "-wal", "-shm"] {
      try odd.make(at: directory.path + "/s.db" + ending)
      for words in [["scenes"], ["import", "App"], ["sql", ".tables"], ["undo"], ["verify"]] {
        let outcome = try run(words + ["--database", "s.db"])
        #expect(outcome.code == 2)
        #expect(
          outcome.errors == "s.db: error: has s.db\(ending) beside it, which \(odd.defect), "
            + "expected a database that Ninefold wrote\n")
      }
      try FileManager.default.removeItem(atPath: directory.path + "/s.db" + ending)
    }
    try odd.make(at: directory.path + "/odd.db")
    for words in [["scenes"], ["import", "App"]] where odd != .danglingLink || words == ["scenes"] {
      let outcome = try run(words + ["--database", "odd.db"])
      #expect(outcome.code == 2)
      #expect(outcome.errors.hasPrefix("odd.db: error: "), "\(outcome.errors)")
    }
  }

  @Test func `a database and its log are found through a link`() throws {
    try directory.write("", to: "elsewhere/here")
    try directory.link("elsewhere/l.db", to: "../s.db")
    #expect(try run(["import", "App", "--database", "elsewhere/l.db", "--project", "b"]).code == 0)
    #expect(
      try run(["sql", "SELECT count(*) AS n FROM project", "--format", "csv", "--database", "s.db"]).output
        == "n\r\n2\r\n")
    try Odd.fifo.make(at: directory.path + "/s.db-wal")
    #expect(
      try run(["scenes", "--database", "elsewhere/l.db"]).errors.contains(
        "has l.db-wal beside it, which is not a file"))
  }
}

import Foundation
import Ninefold
import TestSupport
import Testing

/// The files that readers leave beside a database: none that stands in its owner's way.
struct ReaderFilesTests {
  /// Who reads: the file's owner, somebody else, or root.
  enum User: UInt32, CaseIterable {
    case owner = 65_533
    case other = 65_534
    case root = 0
  }

  /// The log that is beside the file as it is read.
  enum Log: CaseIterable {
    case none
    /// A log that nothing was written to.
    case empty
    /// A log with a change, and its index, which a killed writer leaves.
    case left
    /// A log with a change, without its index.
    case alone
    /// A log with a change of a writer that has the file open.
    case live
  }

  private let directory: TemporaryDirectory
  private let folder: String
  private var database: String { folder + "/f.db" }

  init() throws {
    directory = try TemporaryDirectory()
    folder = directory.path + "/shared"
    try directory.write(Fixtures.xib(Fixtures.view("aaa-aa-aaa")), to: "App/A.xib")
  }

  private func run(_ words: [String], as user: User) throws -> Program.Outcome {
    let setpriv = URL(filePath: "/usr/bin/setpriv")
    guard geteuid() == 0, FileManager.default.isExecutableFile(atPath: setpriv.path) else {
      try Test.cancel("only root can be several users, by setpriv")
    }
    let number = "\(user.rawValue)"
    let user = [
      "--reuid=" + number, "--regid=" + number, "--clear-groups", Fixtures.ninefold.executable.path,
    ]
    return try Program(at: setpriv).run(user + words, in: directory.url)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func set(_ path: String, mode: Int, owner: User = .owner) throws {
    try FileManager.default.setAttributes(
      [.ownerAccountID: owner.rawValue, .groupOwnerAccountID: owner.rawValue, .posixPermissions: mode],
      ofItemAtPath: path)
  }

  private func owner(_ name: String) throws -> UInt32 {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)
    return try #require(attributes[.ownerAccountID] as? NSNumber).uint32Value
  }

  /// Makes a database of one project in a new folder, and of two with what is in the log.
  ///
  /// - Returns: The writer that has it open.
  private func make(_ log: Log) throws -> SceneStore? {
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let source = directory.path + "/source.db"
    try? FileManager.default.removeItem(atPath: source)
    let app = directory.path + "/App"
    #expect(try Fixtures.ninefold.run(["import", app, "--database", source, "--project", "a"]).code == 0)
    try FileManager.default.copyItem(atPath: source, toPath: database)
    if log == .empty { try Data().write(to: URL(filePath: database + "-wal")) }
    guard [.left, .alone, .live].contains(log) else { return nil }
    let path = log == .live ? database : source
    let store = try SceneStore(path: path, mode: .readWrite)
    // Another writer's transaction goes to the log while this one has the file open.
    #expect(try Fixtures.ninefold.run(["import", app, "--database", path, "--project", "b"]).code == 0)
    if log == .live { return store }
    for ending in log == .left ? ["", "-wal", "-shm"] : ["", "-wal"] {
      try Data(contentsOf: URL(filePath: source + ending)).write(to: URL(filePath: database + ending))
    }
    return nil
  }

  @Test("Whoever reads leaves no files that lock the owner out", arguments: User.allCases, Log.allCases)
  func matrix(user: User, log: Log) throws {
    for folderMode in [0o755, 0o1777, 0o555] {
      for fileMode in [0o644, 0o666, 0o444] {
        let comment: Comment = "\(user) \(log) \(String(folderMode, radix: 8)) \(String(fileMode, radix: 8))"
        let writer = try make(log)
        let before = try names()
        for name in before { try set(folder + "/" + name, mode: fileMode) }
        try set(folder, mode: folderMode)
        let count = ["sql", "SELECT count(*) AS n FROM project", "--format", "csv", "--database", database]
        let outcome = try run(count, as: user)
        let makesFiles = user == .root || (user == .owner && folderMode != 0o555 && fileMode != 0o444)
        if log == .alone, !makesFiles {
          #expect(outcome.code == 2, comment)
          #expect(outcome.errors.contains("has changes in a log beside it"), comment)
        } else {
          #expect(
            outcome.output == "n\r\n\(log == .none || log == .empty ? 1 : 2)\r\n",
            "\(comment): \(outcome.errors)")
        }
        #expect(Set(try names()).isSubset(of: before), comment)
        for name in try names() { #expect(try owner(name) == User.owner.rawValue, comment) }
        _ = writer
        try set(folder, mode: 0o755)
        for name in try names() { try set(folder + "/" + name, mode: 0o644) }
        let words = ["import", directory.path + "/App", "--database", database, "--project", "c"]
        let written = try run(words, as: .owner)
        #expect(written.code == 0, "\(comment): \(written.errors)")
      }
    }
  }

  @Test("A reader that is killed leaves no files that lock the owner out", arguments: [User.other, .root])
  func killed(user: User) throws {
    _ = try make(.none)
    try set(database, mode: 0o644)
    try set(folder, mode: 0o1777)
    #expect(try run(["sql", "SELECT 1", "--database", database], as: user).code == 0)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/setpriv")
    let endless =
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i, name FROM n CROSS JOIN project"
    process.arguments = [
      "--reuid=\(user.rawValue)", "--clear-groups", Fixtures.ninefold.executable.path, "sql", endless,
      "--database", database,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    // It reads, and then waits for somebody to take what it found.
    #expect(try output.fileHandleForReading.read(upToCount: 10)?.isEmpty == false)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    for name in try names() { #expect(try owner(name) == User.owner.rawValue) }
    let words = ["import", directory.path + "/App", "--database", database, "--project", "c"]
    #expect(try run(words, as: .owner).code == 0)
  }

  @Test func `what changes while it is read as a file that nobody writes is refused`() throws {
    _ = try make(.none)
    try set(database, mode: 0o444)
    let process = Process()
    let setpriv = URL(filePath: "/usr/bin/setpriv")
    guard geteuid() == 0, FileManager.default.isExecutableFile(atPath: setpriv.path) else {
      try Test.cancel("only root can be several users, by setpriv")
    }
    process.executableURL = setpriv
    let long =
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 200000) SELECT i, name FROM n CROSS JOIN project"
    process.arguments = [
      "--reuid=65534", "--clear-groups", Fixtures.ninefold.executable.path, "sql", long, "--database",
      database,
    ]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    #expect(try output.fileHandleForReading.read(upToCount: 10)?.isEmpty == false)
    let app = directory.path + "/App"
    #expect(try Fixtures.ninefold.run(["import", app, "--database", database, "--project", "b"]).code == 0)
    _ = try output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(text.contains("was changed by another program as it was read"))
  }
}

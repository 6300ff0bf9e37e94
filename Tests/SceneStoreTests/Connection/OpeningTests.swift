import Foundation
import Migrations
import Testing

@testable import SceneStore

struct OpeningTests {
  private func reason(of body: () throws -> Void) -> StoreError.Reason? {
    var found: StoreError.Reason?
    do { try body() } catch { found = (error as? StoreError)?.reason }
    return found
  }

  /// A database file of three documents.
  private func fill(_ path: String) throws {
    let store = try SceneStore(path: path, mode: .readWrite)
    for name in ["a", "b", "c"] {
      try store.importDocument(
        try storyboard("\(name).storyboard", inView: manyLabels), project: "p")
    }
  }

  private var manyLabels: String {
    (0..<300).map { "<label opaque=\"NO\" text=\"Label \($0)\" id=\"l-\($0)\"/>" }.joined(separator: "\n")
  }

  @Test func `what was stored is there when the file is opened again`() throws {
    try withTemporaryFolder { folder in
      try fill("\(folder)/f.sqlite")
      for mode in [SceneStore.Mode.readOnly, .readWrite] {
        let store = try SceneStore(path: "\(folder)/f.sqlite", mode: mode)
        #expect(try store.projects() == ["p"])
        #expect(try store.documents().map(\.path) == ["a.storyboard", "b.storyboard", "c.storyboard"])
        #expect(try store.verify() == [])
      }
    }
  }

  @Test func `whoever closes last leaves the file alone behind`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/f.sqlite"
      func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
      try fill(path)
      #expect(try files() == ["f.sqlite"])
      let before = try Data(contentsOf: URL(filePath: path))
      do {
        let first = try SceneStore(path: path, mode: .readOnly)
        #expect(try SceneStore(path: path, mode: .readOnly).projects() == ["p"])
        #expect(try first.projects() == ["p"])
      }
      #expect(try files() == ["f.sqlite"])
      #expect(try Data(contentsOf: URL(filePath: path)) == before)
      do {
        let reader = try SceneStore(path: path, mode: .readOnly)
        try SceneStore(path: path, mode: .readWrite).removeProject("p")
        #expect(try reader.projects() == [])
      }
      #expect(try files() == ["f.sqlite"])
      #expect(try SceneStore(path: path, mode: .readOnly).projects() == [])
    }
  }

  @Test func `a store that is open for reading writes nothing`() throws {
    try withTemporaryFolder { folder in
      try fill("\(folder)/f.sqlite")
      let store = try SceneStore(path: "\(folder)/f.sqlite", mode: .readOnly)
      let document = try storyboard("d.storyboard", inView: "")
      #expect(throws: StoreError.self) { try store.importDocument(document, project: "p") }
      #expect(throws: StoreError.self) { try store.removeProject("p") }
      #expect(try store.documents().count == 3)
    }
  }

  @Test(arguments: [SceneStore.Mode.readOnly, .readWrite])
  func `another program's log is left to it`(mode: SceneStore.Mode) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/f.sqlite"
      do {
        let other = try Connection(path: path, mode: .readWrite)
        other.putsLogAway(false)
        try other.execute("PRAGMA journal_mode = WAL; CREATE TABLE notes (text)")
      }
      let log = try Data(contentsOf: URL(filePath: path + "-wal"))
      #expect(!log.isEmpty)
      #expect(reason { _ = try SceneStore(path: path, mode: mode) } == .foreignDatabase(applicationID: 0))
      #expect(try Data(contentsOf: URL(filePath: path + "-wal")) == log)
    }
  }

  @Test(arguments: [SceneStore.Mode.readOnly, .readWrite])
  func `a file that is no database is refused`(mode: SceneStore.Mode) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/f.sqlite"
      try Data(repeating: 0x41, count: 5000).write(to: URL(filePath: path))
      #expect(reason { _ = try SceneStore(path: path, mode: mode) } == .notADatabase)
      #expect(try Data(contentsOf: URL(filePath: path)) == Data(repeating: 0x41, count: 5000))
    }
  }

  @Test func `a missing file cannot be read, a folder cannot be opened`() throws {
    try withTemporaryFolder { folder in
      #expect(
        reason { _ = try SceneStore(path: "\(folder)/none.sqlite", mode: .readOnly) }
          == .cannotOpen("does not exist"))
      #expect(reason { _ = try SceneStore(path: folder, mode: .readWrite) } == .cannotOpen("is a directory"))
      #expect(
        reason { _ = try SceneStore(path: "\(folder)/none/f.sqlite", mode: .readWrite) }
          == .cannotOpen("is in a directory that does not exist"))
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/none.sqlite"))
    }
  }

  @Test("A file that is read as one that nobody writes is found under any name")
  func immutable() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a?b#c%41 d é.sqlite"
      try fill(path)
      let connection = try Connection(path: path, mode: .immutable)
      let count = try connection.statement("SELECT count(*) FROM document")
      #expect(try count.step() && count.int(0) == 3)
      count.reset()
      #expect(throws: StoreError.self) { try connection.execute("DELETE FROM document") }
    }
  }

  @Test(arguments: [":memory:", "file:x?mode=memory", "file:y"])
  func `a name is a path, whatever else it means to SQLite`(name: String) throws {
    try withTemporaryFolder { folder in
      let store = try SceneStore(path: "\(folder)/\(name)", mode: .readWrite)
      #expect(try store.importDocument(storyboard("a.storyboard", inView: ""), project: "P") == .added)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).contains(name))
      #expect(Connection.Mode.readWrite.name(of: name) == "./" + name)
      #expect(Connection.Mode.immutable.name(of: "file:y") == "file:./file:y?immutable=1")
    }
  }

  @Test func `an empty file is refused for reading and filled for writing`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/f.sqlite"
      try Data().write(to: URL(filePath: path))
      #expect(
        reason { _ = try SceneStore(path: path, mode: .readOnly) }
          == .olderSchema(found: 0, supported: Migration.all.count))
      #expect(try SceneStore(path: path, mode: .readWrite).projects() == [])
      #expect(try SceneStore(path: path, mode: .readOnly).projects() == [])
    }
  }

  @Test(arguments: [0, 7])
  func `another program's database is refused and stays as it is`(id: Int32) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/f.sqlite"
      do {
        let other = try Connection(path: path, mode: .readWrite)
        try other.execute("CREATE TABLE notes (text); PRAGMA application_id = \(id); PRAGMA user_version = 1")
      }
      let before = try Data(contentsOf: URL(filePath: path))
      for mode in [SceneStore.Mode.readOnly, .readWrite] {
        #expect(reason { _ = try SceneStore(path: path, mode: mode) } == .foreignDatabase(applicationID: id))
      }
      #expect(try Data(contentsOf: URL(filePath: path)) == before)
    }
  }

  @Test func `a newer schema is refused by its number`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/f.sqlite"
      try fill(path)
      try Connection(path: path, mode: .readWrite).execute("PRAGMA user_version = 99")
      for mode in [SceneStore.Mode.readOnly, .readWrite] {
        #expect(
          reason { _ = try SceneStore(path: path, mode: mode) }
            == .newerSchema(found: 99, supported: Migration.all.count))
      }
    }
  }

  @Test(arguments: [0.1, 0.5, 0.9])
  func `a truncated file is refused or found damaged`(part: Double) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/f.sqlite"
      try fill(path)
      let whole = try Data(contentsOf: URL(filePath: path))
      try whole.prefix(Int(Double(whole.count) * part)).write(to: URL(filePath: path))
      let error = #expect(throws: StoreError.self) {
        _ = try SceneStore(path: path, mode: .readOnly).verify()
      }
      #expect(error?.description.hasPrefix("\(path): error: ") == true)
    }
  }

  @Test func `flipped bytes never crash and never pass for sound unseen`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/f.sqlite"
      try fill(path)
      let whole = try Data(contentsOf: URL(filePath: path))
      for seed in 0..<60 {
        var bytes = whole
        let offset = (seed &* 2_654_435_761) % whole.count
        for index in offset..<min(offset + 40, whole.count) { bytes[index] ^= 0xFF }
        let damaged = "\(folder)/d\(seed).sqlite"
        try bytes.write(to: URL(filePath: damaged))
        // Free space may be hit, and then nothing is wrong; all else is found or refused.
        do {
          let store = try SceneStore(path: damaged, mode: .readOnly)
          if try store.verify().isEmpty {
            for document in try store.documents() { _ = try store.document(document.id) }
          }
        } catch let error as StoreError {
          #expect(!error.description.contains("\n"), "offset \(offset)")
        }
      }
    }
  }

  @Test func `an error is one line that says what, where and by which statement`() throws {
    let error = StoreError(
      .sqlite(message: "no such table: x"), path: "f.sqlite", sql: "SELECT 1\n  FROM x", code: 1)
    #expect(error.description == "f.sqlite: error: no such table: x (code 1) in: SELECT 1 FROM x")
  }
}

import Foundation
import Testing

@testable import SceneStore

/// Files of the right schema whose content would keep statements busy.
struct WorkMeterTests {
  /// Makes a database of a few kilobytes in which the names of projects go on for ever: pages of an index
  /// lead to each other.
  private func makeEndless(_ path: String) throws {
    try SceneStore(path: path, mode: .readWrite).importDocument(try storyboard(inView: ""), project: "p")
    let roots = try SceneStore(path: path, mode: .readOnly).lines(
      "SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_project_1'")
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let (root, size, levels, cells) = (try #require(Int(roots[0])), 4096, 12, 300)
    let leaf = bytes[(root - 1) * size..<root * size]
    let first = bytes.count / size + 1
    func big(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
    }
    // An interior page of an index (sqlite.org/fileformat2.html, 1.6): every cell is the key `p` and leads to
    // one page.
    func interior(to child: Int) -> [UInt8] {
      let cell = big(child, 4) + [4, 3, 15, 9, UInt8(ascii: "p")]
      let content = size - cells * cell.count
      var page: [UInt8] = [2, 0, 0] + big(cells, 2) + big(content, 2) + [0] + big(child, 4)
      page += (0..<cells).flatMap { big(content + $0 * cell.count, 2) }
      page += [UInt8](repeating: 0, count: content - page.count)
      return page + (0..<cells).flatMap { _ in cell }
    }
    for level in 0..<levels { bytes += interior(to: first + level + 1) }
    bytes += leaf
    bytes.replaceSubrange((root - 1) * size..<root * size, with: interior(to: first))
    bytes.replaceSubrange(28..<32, with: big(bytes.count / size, 4))
    try Data(bytes).write(to: URL(filePath: path))
  }

  @Test func `an endless index ends as an error by name`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/f.sqlite"
      try makeEndless(path)
      for mode in [SceneStore.Mode.readOnly, .readWrite] {
        let store = try SceneStore(path: path, mode: mode)
        let error = #expect(throws: StoreError.self) { try store.projects() }
        #expect(error?.reason == .tooMuchWork)
        #expect(error?.description.contains("takes more steps than a file of its size can need") == true)
        #expect(try !store.verify().isEmpty)
      }
    }
  }

  @Test func `text without an end is refused by the file's size`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/f.sqlite"
      _ = try SceneStore(path: path, mode: .readWrite)
      let meter = WorkMeter()
      meter.bound = .file(DatabaseFile(path))
      try meter.refuse(bytes: WorkMeter.textLimit)
      try meter.refuse(bytes: WorkMeter.textLimit + 4 * DatabaseFile(path).size)
      let error = #expect(throws: StoreError.self) {
        try meter.refuse(bytes: WorkMeter.textLimit + 4 * DatabaseFile(path).size + 1)
      }
      #expect(error?.reason == .tooMuchWork)
    }
  }

  @Test func `a statement that is ended leaves nothing half written`() throws {
    let store = try SceneStore()
    let labels = (0..<3000).map { "<label opaque=\"NO\" text=\"\($0)\" id=\"l-\($0)\"/>" }.joined(
      separator: "\n")
    try store.importDocument(try storyboard("a.storyboard", inView: labels), project: "p")
    store.connection.meter.bound = .time(Deadline(seconds: 0))
    let error = #expect(throws: StoreError.self) { try store.removeProject("p") }
    #expect(error?.reason == .tookTooLong(seconds: 0))
    store.connection.meter.bound = .any
    #expect(try store.documents().map(\.path) == ["a.storyboard"])
    #expect(try store.verify() == [])
  }

  @Test(
    "Numbers and names that no import writes are refused or read, and end nothing",
    arguments: [
      "UPDATE document SET node_count = 9223372036854775807",
      "UPDATE document SET node_count = 4611686018427387904",
      "UPDATE node SET parent = -9223372036854775808 WHERE position = 5",
      "UPDATE node SET parent = 6 WHERE position = 5",
      "UPDATE node SET name = 'a' || char(0) || 'b' WHERE position = 5",
      "UPDATE project SET name = CAST(x'FF00FE' AS TEXT)",
      "UPDATE document SET path = CAST(x'FFFE' AS TEXT)",
      "INSERT INTO edit_node VALUES (1, 1, 9223372036854775807, 9223372036854775807, 'view', '{}', NULL, NULL)",
      "INSERT INTO edit_node VALUES (1, 1, 1, -9223372036854775808, 'view', '{}', NULL, NULL)",
    ])
  func oddValues(change: String) throws {
    let store = try SceneStore()
    try store.importDocument(try storyboard("a.storyboard", inView: ""), project: "p")
    try store.connection.execute(
      "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; INSERT INTO edit (id, document, summary, size_class, made, checksum) VALUES (1, 1, 'x', 'any-any', 0, 0); "
        + change)
    let works: [() throws -> Void] = [
      { _ = try store.projects() }, { _ = try store.documents() }, { _ = try store.document(1) },
      { _ = try store.undo() },
    ]
    var failures = 0
    for work in works {
      do { try work() } catch let error as StoreError {
        failures += 1
        #expect(!error.description.contains("\n"))
      }
    }
    #expect(failures > 0)
  }
}

import Foundation
import TestSupport
import Testing

@testable import OperatingSystem

struct FolderWatchTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func watch(_ names: [String] = [""], mostFiles: Int = FolderWatch.mostFiles) -> FolderWatch {
    FolderWatch(
      names.map { PathName.join(directory.path, $0) }, skipping: [".git"], mostFiles: mostFiles
    ) { $0.hasSuffix(".xib") }
  }

  /// The names of what changes, as soon as something does.
  private func changes(_ watch: inout FolderWatch) -> [String] {
    for _ in 0..<40 {
      let changed = watch.changes(within: 250)
      if !changed.isEmpty { return changed.map { String($0.dropFirst(directory.path.count + 1)) } }
    }
    return []
  }

  @Test func `files that are written, made, renamed and removed are told, and no others`() throws {
    try directory.write("one", to: "A.xib")
    try directory.write("one", to: "Deep/er/B.xib")
    try directory.write("one", to: ".git/C.xib")
    var watch = watch([""])
    #expect(watch.changes(within: 0) == [])
    try directory.write("two", to: "Deep/er/B.xib")
    #expect(changes(&watch) == ["Deep/er/B.xib"])
    // A folder that is new is followed as well.
    try directory.write("one", to: "New/D.xib")
    #expect(changes(&watch) == ["New/D.xib"])
    try directory.write("two", to: "New/D.xib")
    #expect(changes(&watch) == ["New/D.xib"])
    try FileManager.default.moveItem(
      at: directory.url.appending(path: "A.xib"), to: directory.url.appending(path: "E.xib"))
    #expect(changes(&watch) == ["A.xib", "E.xib"])
    try FileManager.default.removeItem(at: directory.url.appending(path: "Deep"))
    #expect(changes(&watch) == ["Deep/er/B.xib"])
    try directory.write("two", to: ".git/C.xib")
    try directory.write("two", to: "other.txt")
    #expect(watch.changes(within: 250) == [])
  }

  @Test func `a file by itself is followed, also before it is there and when it is replaced`() throws {
    var watch = watch(["data.db", "data.db-wal"])
    // A log that a reader makes is empty.
    try directory.write("", to: "data.db-wal")
    #expect(watch.changes(within: 250) == [])
    try directory.write("one", to: "data.db")
    #expect(changes(&watch) == ["data.db"])
    try directory.write("one", to: "new")
    try FileManager.default.removeItem(at: directory.url.appending(path: "data.db"))
    try FileManager.default.moveItem(
      at: directory.url.appending(path: "new"), to: directory.url.appending(path: "data.db"))
    #expect(changes(&watch) == ["data.db"])
  }

  @Test func `of very many files some are followed`() throws {
    for name in ["a", "b", "c", "d"] { try directory.write("one", to: "\(name)/\(name).xib") }
    var watch = watch([""], mostFiles: 2)
    for name in ["a", "b", "c", "d"] { try directory.write("two", to: "\(name)/\(name).xib") }
    #expect(changes(&watch).count == 2)
  }
}

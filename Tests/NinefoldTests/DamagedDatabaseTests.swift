import Foundation
import Ninefold
import TestSupport
import Testing

/// Exports of databases in which bytes are not what they were.
struct DamagedDatabaseTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Damaged-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// The files in a folder by their paths in it.
  private func files(_ folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    let base = folder.path(percentEncoded: false)
    for path in FileManager.default.enumerator(atPath: base) ?? .init() {
      guard let path = path as? String else { continue }
      let data = try? Data(contentsOf: folder.appending(path: path))
      if let data { files[path] = data }
    }
    return files
  }

  @Test("A byte that flips in the file is never exported as another without a word")
  func flips() throws {
    try withFolder { folder in
      let database = folder.appending(path: "whole.db").path(percentEncoded: false)
      _ = try ProjectImport(paths: [Samples.path("TideTable")], project: "p").run(into: database) { _ in }
      func export(_ database: String, _ output: URL) throws -> Int {
        var reported = 0
        let job = ProjectExport(database: database)
        let summary = try job.run(to: output.path(percentEncoded: false), as: .documents) { _ in reported += 1
        }
        #expect(reported >= summary.refused)
        return reported
      }
      let out = folder.appending(path: "out")
      #expect(try export(database, out) == 0)
      let whole = try files(out)
      #expect(whole.count >= 2)
      let bytes = try Data(contentsOf: URL(filePath: database))
      var random = SeededGenerator(seed: 1)
      for _ in 0..<150 {
        var damaged = bytes
        let offset = random.below(bytes.count)
        damaged[offset] ^= UInt8(1 << random.below(8))
        let (path, out) = (folder.appending(path: "flip.db"), folder.appending(path: "flipped"))
        try damaged.write(to: path)
        try? FileManager.default.removeItem(at: out)
        do {
          let reported = try export(path.path(percentEncoded: false), out)
          let left = try files(out)
          for (name, data) in left { #expect(whole[name] == data, "\(name) at \(offset)") }
          #expect(left.count == whole.count || reported > 0, "at \(offset)")
        } catch is StoreError {
        } catch is SourceError {
        }
      }
    }
  }
}

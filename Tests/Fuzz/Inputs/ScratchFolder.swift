import Foundation

/// A folder of the process for what can only be read from files: in memory where the system has such a place.
package final class ScratchFolder: Sendable {
  package let path: String

  /// Makes an empty folder.
  package init() throws {
    let memory = "/dev/shm"
    let parent =
      FileManager.default.isWritableFile(atPath: memory)
      ? URL(filePath: memory) : FileManager.default.temporaryDirectory
    let folder = parent.appending(path: "ninefold-fuzz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Makes a folder in the folder.
  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  /// Writes a file, in the place of the one that was there, which stays the same file.
  package func write(_ bytes: [UInt8], to name: String) throws {
    guard let file = unsafe fopen(path + "/" + name, "w") else {
      throw BrokenProperty("cannot write \(name)")
    }
    let count = unsafe fwrite(bytes, 1, bytes.count, file)
    let code = unsafe fclose(file)
    try require(count == bytes.count && code == 0, "cannot write all of \(name)")
  }

  /// The bytes of a file.
  package func read(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(filePath: path + "/" + name)))
  }

  /// Removes a file where there is one.
  package func remove(_ name: String) { _ = unsafe unlink(path + "/" + name) }
}

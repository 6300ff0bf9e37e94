public import Foundation

/// A directory of a test's own, removed with what is in it when nobody holds it any more.
public final class TemporaryDirectory: Sendable {
  public let url: URL

  /// Makes an empty directory.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "ninefold-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// The directory's path.
  public var path: String { url.path }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file into the directory, in folders that are made, and gives its place.
  @discardableResult
  public func write(_ text: String, to path: String) throws -> URL { try write(Array(text.utf8), to: path) }

  /// Writes a file of bytes.
  @discardableResult
  public func write(_ bytes: [UInt8], to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file
  }

  /// Makes a symbolic link in the directory.
  public func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: url.path + "/" + path, withDestinationPath: target)
  }

  /// The paths of all the files in the directory, relative to it, sorted.
  public var files: [String] {
    let keys: Set<URLResourceKey> = [.isRegularFileKey]
    let found = FileManager.default.enumerator(at: url, includingPropertiesForKeys: Array(keys))
    let prefix = url.resolvingSymlinksInPath().path + "/"
    return (found?.compactMap { $0 as? URL } ?? []).filter {
      (try? $0.resourceValues(forKeys: keys).isRegularFile) == true
    }.map { String($0.resolvingSymlinksInPath().path.dropFirst(prefix.count)) }.sorted()
  }
}

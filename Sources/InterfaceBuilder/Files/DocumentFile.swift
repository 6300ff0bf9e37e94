import OperatingSystem
import SceneModel

/// A file that holds a document.
package struct DocumentFile: Hashable, Sendable {
  /// The path that the system opens.
  package var location: String
  /// The path relative to the directory that was asked for, with `/` between folders; a file that was itself
  /// asked for has its name.
  package var path: String

  /// A file at a location.
  package init(location: String, path: String) {
    self.location = location
    self.path = path
  }

  /// Reads the file into memory.
  ///
  /// - Parameter limit: The size in bytes that is not read any more.
  /// - Throws: ``ReadError`` with `unreadable`, or with `tooLarge` where the file has more bytes.
  package func bytes(limit: Int = ReadLimits().bytes) throws(ReadError) -> [UInt8] {
    do throws(FileDefect) {
      return try NamedPath.read(location, limit: limit)
    } catch {
      throw ReadError(error, path: path)
    }
  }
}

import OperatingSystem
import SceneModel

/// A file that holds a document.
package struct DocumentFile: Hashable, Sendable {
  /// The path that the system opens.
  package var location: String
  /// The path relative to the directory that was asked for, with `/` between folders; a file that was itself
  /// asked for has its name.
  package var path: String
  /// The directory that was asked for, in which the file was found; nil of a file that was itself asked for.
  package let directory: String?

  /// A file at a location.
  package init(location: String, path: String, in directory: String? = nil) {
    self.location = location
    self.path = path
    self.directory = directory
  }

  /// Whether the file was found in a directory and is outside of it, where a link leads.
  package var isOutsideOfDirectory: Bool {
    guard let directory else { return false }
    do throws(FileDefect) {
      let inside = PathName.join(try NamedPath.resolved(directory), "")
      return try !NamedPath.resolved(location).hasPrefix(inside)
    } catch {
      return true
    }
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

import OperatingSystem
import SceneProject

/// The paths that an export has written to, so that no file replaces another on a disk that takes their names
/// for one: names that differ in case or in the form of Unicode.
struct WrittenFiles {
  private let directory: String
  /// The paths by their names on such a disk.
  private var paths: [String: [String]] = [:]

  /// No path of a directory.
  init(_ directory: String) { self.directory = directory }

  /// Notes a path that is to be written to; gives the refusal where its file is that of another path.
  mutating func collision(of path: String, in folder: borrowing Folder) -> ProjectExport.Refusal? {
    let folded = PortablePath.folded(path)
    let written = paths[folded, default: []]
    for other in written where Self.isOne(other, path, in: folder) {
      return .unwritable(
        path: directory.hasSuffix("/") ? directory + path : directory + "/" + path,
        message: "is the file of \(other) on a disk that takes the two names for one")
    }
    paths[folded] = written + [path]
    return nil
  }

  private static func isOne(_ path: String, _ other: String, in folder: borrowing Folder) -> Bool {
    do throws(FileDefect) {
      return try folder.isOneFile(path, other)
    } catch {
      // An obstacle shows as the file is written.
      return false
    }
  }
}

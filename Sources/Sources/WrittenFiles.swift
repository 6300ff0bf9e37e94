import OperatingSystem
import SceneProject

/// The paths that an export has written to, so that no file takes the place of another on a disk that takes their names for
/// one: by letters of another case, or of another form of Unicode.
struct WrittenFiles {
  private let directory: String
  /// The paths by what they are on such a disk.
  private var paths: [String: [String]] = [:]

  /// No path of a directory.
  init(_ directory: String) { self.directory = directory }

  /// Notes a path that is to be written to; gives why that cannot be where its file is that of another.
  mutating func collision(of path: String, in folder: borrowing Folder) -> ProjectExport.Refusal? {
    let folded = PortablePath.folded(path)
    let others = paths[folded, default: []]
    for other in others where Self.isOne(other, path, in: folder) {
      return .unwritable(
        path: directory.hasSuffix("/") ? directory + path : directory + "/" + path,
        message: "is the file of \(other) on a disk that takes the two names for one")
    }
    paths[folded] = others + [path]
    return nil
  }

  private static func isOne(_ path: String, _ other: String, in folder: borrowing Folder) -> Bool {
    do throws(FileDefect) {
      return try folder.isOneFile(path, other)
    } catch {
      // What is in the way shows as the file is written.
      return false
    }
  }
}

import CSQLite
import OperatingSystem

/// The file of a database, and the log beside it.
struct DatabaseFile {
  let path: String

  init(_ path: String) { self.path = path }

  /// Why SQLite cannot open the file, such as `does not exist`.
  func defect(mode: Connection.Mode) -> String {
    do throws(FileDefect) {
      switch try NamedPath.kind(path) {
      case .folder: return FileDefect.isFolder.description
      case .file:
        _ = try NamedPath.start(path, count: 1)
        return FileDefect.notWritable.description
      case .link, .other: return FileDefect.notRegular.description
      }
    } catch {
      guard error == .missing, mode == .readWrite else { return error.description }
      return folderDefect()
    }
  }

  /// What is to be said of the folder in which the file should be made.
  private func folderDefect() -> String {
    do throws(FileDefect) {
      let kind = try NamedPath.kind(NamedPath.folder(of: path))
      let defect = kind == .folder ? FileDefect.notWritable : .notFolder
      return "is in a directory that \(defect)"
    } catch {
      return "is in a directory that \(error)"
    }
  }

  /// Whether changes may stand beside the file that are not in it: in a write-ahead log, or in a journal that is to be rolled
  /// back.
  var hasLog: Bool {
    ["-wal", "-journal"].contains { ending in
      do throws(FileDefect) {
        return try !NamedPath.start(path + ending, count: 1).isEmpty
      } catch {
        return error != .missing
      }
    }
  }
}

extension StoreError {
  /// Whether SQLite cannot do what even reading a log needs: to make files beside the database.
  var isOfUnwritableFolder: Bool {
    guard case .sqlite = reason else { return false }
    return [SQLITE_CANTOPEN, SQLITE_READONLY].contains(code & 0xFF)
  }
}

extension String {
  /// The path as a part of a URI, in which `?`, `#` and `%` have other meanings (sqlite.org/uri.html).
  var escapedForURI: String {
    replacing("%", with: "%25").replacing("?", with: "%3f").replacing("#", with: "%23")
  }
}

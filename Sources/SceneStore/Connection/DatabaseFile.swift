import CSQLite
import OperatingSystem
import SceneModel

/// The file of a database, and what SQLite keeps beside it.
struct DatabaseFile {
  let path: String

  init(_ path: String) { self.path = path }

  /// Why SQLite cannot open the file, such as `does not exist`.
  ///
  /// - Parameter failure: The system's error, or nil.
  func defect(mode: Connection.Mode, of failure: FileDefect?) -> String {
    if case .other? = failure { return failure.map { "\($0)" } ?? "" }
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

  /// The defect of the folder in which the file should be made, as a predicate.
  private func folderDefect() -> String {
    do throws(FileDefect) {
      let kind = try NamedPath.kind(PathName.folder(of: path))
      let defect = kind == .folder ? FileDefect.notWritable : .notFolder
      return "is in a directory that \(defect)"
    } catch {
      return "is in a directory that \(error)"
    }
  }

  /// The sizes of the file and of its log in bytes; 0 of what is not there.
  var size: Int {
    ["", Beside.log.rawValue].reduce(0) { $0 + (NamedPath.stamp(location + $1)?.size ?? 0) }
  }

  /// The stamp of the file, which changes when it is written; nil of one that is not there.
  var stamp: FileStamp? { NamedPath.stamp(path) }

  /// Where SQLite finds the file, and what it keeps beside it: at the end of a link.
  private var location: String {
    do throws(FileDefect) {
      return try NamedPath.kind(path, followingLink: false) == .link ? NamedPath.resolved(path) : path
    } catch {
      return path
    }
  }
}

extension DatabaseFile {
  /// A file that SQLite keeps beside a database, by the ending of its name.
  private enum Beside: String, CaseIterable {
    /// The pages that a transaction is to bring back.
    case journal = "-journal"
    /// The pages that were written since the log was last put into the file.
    case log = "-wal"
    /// Where in the log each page is, shared by all that have the database open.
    case index = "-shm"
  }

  /// Refuses what SQLite would wait for, or read without an end: a FIFO or a device in the place of a file.
  ///
  /// - Throws: ``StoreError`` with `cannotOpen`.
  func refuseOddFiles() throws(StoreError) {
    do throws(FileDefect) {
      switch try NamedPath.kind(path) {
      case .file: break
      case .folder: throw FileDefect.isFolder
      case .link, .other: throw FileDefect.notRegular
      }
    } catch {
      // SQLite says why it cannot be made, or opened.
      if error == .isFolder || error == .notRegular {
        throw StoreError(.cannotOpen(error.description), path: path, code: SQLITE_CANTOPEN)
      }
    }
    let location = location
    for ending in Beside.allCases.map(\.rawValue) {
      guard let defect = Self.defect(ofFile: location + ending) else { continue }
      let name = PathName.name(of: path)
      throw StoreError(
        .cannotOpen("has \(name)\(ending) beside it, which \(defect)"), path: path, code: SQLITE_CANTOPEN)
    }
  }

  private static func defect(ofFile path: String) -> FileDefect? {
    do throws(FileDefect) {
      switch try NamedPath.kind(path, followingLink: false) {
      case .file: return nil
      case .folder: return .isFolder
      case .link: return .isLink
      case .other: return .notRegular
      }
    } catch {
      // SQLite says why, where it asks for the file.
      return nil
    }
  }

  /// Whether this process may make files beside the database that do not stand in the owner's way: the
  /// owner's own, or those of a process that gives them to the owner.
  var mayHaveFilesBeside: Bool { NamedPath.isOwned(location) && NamedPath.mayWrite(location) }

  /// How the file is read where no files may be made beside it.
  ///
  /// - Throws: ``StoreError`` with `cannotOpen` where there is a log that cannot be read so.
  func modeOfGuest() throws(StoreError) -> Connection.Mode {
    let location = location
    let hasIndex = NamedPath.stamp(location + Beside.index.rawValue) != nil
    let log = NamedPath.stamp(location + Beside.log.rawValue)
    // A file without a log is all there is, and nobody has it open.
    if let log, hasIndex || log.size == 0 { return hasIndex ? .guest : .immutable }
    guard log == nil else { throw unreadableLog }
    if try !usesLog() { return .guest }
    let journal = NamedPath.stamp(location + Beside.journal.rawValue)
    if let journal, journal.size > 0 { throw unreadableLog }
    return .immutable
  }

  /// The error of a log that only who may write the database can read.
  var unreadableLog: StoreError {
    let defect = "has changes in a log beside it that only who may write it and its directory can read"
    return StoreError(.cannotOpen(defect), path: path, code: SQLITE_CANTOPEN)
  }

  /// Whether the file's header says that changes go to a write-ahead log
  /// (sqlite.org/fileformat2.html, 1.3.3).
  private func usesLog() throws(StoreError) -> Bool {
    do throws(FileDefect) {
      let start = try NamedPath.start(path, count: 20)
      return start.count < 20 || start[18] == 2 || start[19] == 2
    } catch {
      throw StoreError(.cannotOpen(error.description), path: path, code: SQLITE_CANTOPEN)
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

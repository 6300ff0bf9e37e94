/// The entry at a path that a user named, or that links of the user lead to: links in it are followed.
package enum NamedPath {
  /// The kind of the entry at the path.
  ///
  /// - Parameter followingLink: Whether a link at the end of the path stands for what it names.
  package static func kind(_ path: String, followingLink: Bool = true) throws(FileDefect) -> EntryKind {
    try SystemCalls.status(of: path, in: SystemCalls.currentFolder, followingLink: followingLink).kind
  }

  /// The size of the file and when it was written; nil where they cannot be read.
  package static func stamp(_ path: String) -> FileStamp? { status(path)?.stamp }

  /// Whether the file belongs to the user that the process acts for, who may also be one that
  /// gives files away.
  package static func isOwned(_ path: String) -> Bool {
    let user = SystemCalls.user
    return status(path).map { user == 0 || $0.owner == user } ?? false
  }

  /// Whether the process may write what is at the path.
  package static func mayWrite(_ path: String) -> Bool {
    do throws(FileDefect) {
      try SystemCalls.mayWrite(path, in: SystemCalls.currentFolder)
      return true
    } catch {
      return false
    }
  }

  private static func status(_ path: String) -> SystemCalls.Status? {
    do throws(FileDefect) {
      return try SystemCalls.status(of: path, in: SystemCalls.currentFolder, followingLink: true)
    } catch {
      return nil
    }
  }

  /// The bytes of the file.
  ///
  /// - Throws: ``FileDefect`` with `tooLarge` where there are more than the limit, and where it is no file.
  package static func read(_ path: String, limit: Int) throws(FileDefect) -> [UInt8] {
    try open(path).read(limit: limit)
  }

  /// The first bytes of the file: all of them where it has fewer.
  package static func start(_ path: String, count: Int) throws(FileDefect) -> [UInt8] {
    try open(path).read(limit: .max, first: count)
  }

  /// The absolute path without links, `.` and `..`.
  package static func resolved(_ path: String) throws(FileDefect) -> String {
    try SystemCalls.resolved(path)
  }

  /// The absolute path without links, `.` and `..`; nil where nothing is at the path.
  package static func found(_ path: String) -> String? {
    known { () throws(FileDefect) in try resolved(path) }
  }

  /// The folder at a path, or that a file is in, and those above it, to the one that holds a repository of
  /// git or to the root; absolute, without links. None where nothing is at the path.
  package static func folders(above path: String) -> [String] {
    guard let start = found(path) else { return [] }
    var folder = isFolder(start) ? start : PathName.folder(of: start)
    var folders = [folder]
    while folder != "/", !holdsRepository(folder) {
      folder = PathName.folder(of: folder)
      folders.append(folder)
    }
    return folders
  }

  /// Whether a folder is the root of a repository of git.
  package static func holdsRepository(_ folder: String) -> Bool {
    known { () throws(FileDefect) in try kind(PathName.join(folder, ".git")) } != nil
  }

  private static func isFolder(_ path: String) -> Bool {
    known { () throws(FileDefect) in try kind(path) } == .folder
  }

  private static func known<Value>(_ value: () throws(FileDefect) -> Value) -> Value? {
    do throws(FileDefect) { return try value() } catch { return nil }
  }

  private static func open(_ path: String) throws(FileDefect) -> Descriptor {
    Descriptor(try SystemCalls.openFile(path, in: SystemCalls.currentFolder, followingLink: true))
  }
}

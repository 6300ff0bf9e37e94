/// Follows files: says which changed since they were looked at.
///
/// A file is known by its stamp: its identity, its size and its times. So it does not matter how often and by
/// what one is woken. Links to files are followed, links to folders are not.
package struct FolderWatch: ~Copyable {
  /// The most folders that are followed, and the most files.
  package static let mostFolders = 8_192
  package static let mostFiles = 262_144

  /// How long files are left alone after the first change, since several are often written together.
  /// Milliseconds.
  private static let pause = 60

  private let paths: [String]
  private let skipped: Set<String>
  private let mostFiles: Int
  private let isWanted: (String) -> Bool
  private var signal = ChangeSignal()
  private var stamps: [String: FileStamp] = [:]

  /// Follows the files at some paths, which need not be there and count as absent while they are empty, and
  /// those in folders at them.
  ///
  /// - Parameters:
  ///   - skipped: The names of folders that are not entered.
  ///   - isWanted: Whether a file in a folder is followed, by its path.
  package init(
    _ paths: [String], skipping skipped: Set<String> = [], mostFiles: Int = FolderWatch.mostFiles,
    where isWanted: @escaping (String) -> Bool
  ) {
    self.paths = paths
    self.skipped = skipped
    self.mostFiles = mostFiles
    self.isWanted = isWanted
    stamps = look()
  }

  /// The paths of the files that changed, came or went, in their order, since this was asked last.
  ///
  /// - Parameter milliseconds: How long a change is waited for; none is given where there is none.
  package mutating func changes(within milliseconds: Int) -> [String] {
    guard signal.wait(milliseconds: milliseconds) else { return [] }
    ThisProcess.pause(milliseconds: Self.pause)
    signal.drain()
    let former = stamps
    stamps = look()
    let known = Set(former.keys).union(stamps.keys)
    return known.filter { former[$0] != stamps[$0] }.sorted()
  }

  private mutating func look() -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    var pending: [String] = []
    for path in paths {
      if Self.isFolder(path, followingLink: true) {
        pending.append(path)
      } else {
        signal.watch(PathName.folder(of: path))
        // A reader of a database makes a log that is empty, and removes it.
        if let stamp = NamedPath.stamp(path), stamp.size > 0 { stamps[path] = stamp }
      }
    }
    var folders = 0
    while let folder = pending.popLast(), folders < Self.mostFolders, stamps.count < mostFiles {
      folders += 1
      // What changes after this wakes again.
      signal.watch(folder)
      for name in Self.names(in: folder) where !skipped.contains(name) {
        let path = PathName.join(folder, name)
        if Self.isFolder(path, followingLink: false) {
          pending.append(path)
        } else if isWanted(path) {
          stamps[path] = NamedPath.stamp(path)
        }
      }
    }
    return stamps
  }

  private static func names(in folder: String) -> [String] {
    do throws(FileDefect) { return try Folder(at: folder).names() } catch { return [] }
  }

  private static func isFolder(_ path: String, followingLink: Bool) -> Bool {
    do throws(FileDefect) {
      return try NamedPath.kind(path, followingLink: followingLink) == .folder
    } catch {
      return false
    }
  }
}

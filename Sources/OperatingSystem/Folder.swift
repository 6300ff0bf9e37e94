import Synchronization

/// An open folder, below which no symbolic link is followed.
///
/// Paths are relative to it, with `/` between names. Each name is looked up in the folder that was opened
/// before it, so that a link cannot lead elsewhere at any time.
package struct Folder: ~Copyable {
  let descriptor: Descriptor
  /// Whether other programs of ours wait until this value is gone before they write into the folder.
  private(set) var isLocked = false
  /// The folders in it from which abandoned files were removed.
  private let swept = Mutex<Set<String>>([])

  /// Opens the folder at a path that a user named, in which links are followed.
  package init(at path: String) throws(FileDefect) {
    descriptor = Descriptor(
      try SystemCalls.openFolder(path, in: SystemCalls.currentFolder, followingLink: true))
  }

  /// Opens the folder at a path that a user named, made with those around it where it is missing.
  package init(makingAt path: String) throws(FileDefect) {
    do {
      try self.init(at: path)
    } catch .missing {
      try Self.make(path)
      try self.init(at: path)
    }
  }

  /// Waits until no other program of ours writes into the folder, and then has them wait for as long as the
  /// value lasts.
  package mutating func lock() throws(FileDefect) {
    try FolderLock.take(descriptor.number)
    isLocked = true
  }

  /// Removes the files that ended programs were writing in a folder at a path in this one, once
  /// for each folder.
  borrowing func sweepOnce(in folder: Int32, at path: String) {
    if swept.withLock({ $0.insert(path).inserted }) { TemporaryFile.removeAbandoned(in: folder) }
  }

  /// The names in the folder in their order.
  package borrowing func names() throws(FileDefect) -> [String] {
    try SystemCalls.names(in: descriptor.number).sorted()
  }

  /// The kind of the entry at a path.
  ///
  /// - Parameter followingLink: Whether a link at the end of the path stands for what it names.
  package borrowing func kind(
    of path: String, followingLink: Bool = false
  ) throws(FileDefect) -> EntryKind {
    try withParent(of: path) { (folder, name) throws(FileDefect) in
      try SystemCalls.status(of: name, in: folder, followingLink: followingLink).kind
    }
  }

  private static func make(_ path: String) throws(FileDefect) {
    func makeOne() throws(FileDefect) {
      do throws(FileDefect) {
        try SystemCalls.makeFolder(path, in: SystemCalls.currentFolder)
      } catch {
        if error != .exists { throw error }
      }
    }
    do throws(FileDefect) {
      try makeOne()
    } catch {
      // A slash at the end belongs to the last name, unlike in `PathName.folder(of:)`.
      guard error == .missing, let slash = path.dropLast().lastIndex(of: "/"), slash > path.startIndex else {
        throw error
      }
      try make(String(path[..<slash]))
      try makeOne()
    }
  }
}

extension Folder {
  /// Calls a function with the folder around what a path names, and the name in it.
  ///
  /// - Parameter making: Whether folders that are missing are made.
  borrowing func withParent<Result>(
    of path: String, making: Bool = false,
    _ body: (_ folder: Int32, _ name: String) throws(FileDefect) -> Result
  ) throws(FileDefect) -> Result {
    var names = try Self.names(of: path)
    let last = names.removeLast()
    guard let first = names.first else { return try body(descriptor.number, last) }
    var folder = try Self.open(first, in: descriptor.number, making: making)
    for name in names.dropFirst() { folder = try Self.open(name, in: folder.number, making: making) }
    return try body(folder.number, last)
  }

  private static func open(
    _ name: String, in folder: Int32, making: Bool
  ) throws(FileDefect) -> Descriptor {
    do throws(FileDefect) {
      return Descriptor(try SystemCalls.openFolder(name, in: folder, followingLink: false))
    } catch {
      switch error {
      case .missing where making:
        do throws(FileDefect) {
          try SystemCalls.makeFolder(name, in: folder)
        } catch {
          if error != .exists { throw error }
        }
        return Descriptor(try SystemCalls.openFolder(name, in: folder, followingLink: false))
      case .notFolder:
        // Systems call a link to a folder by this name too.
        let kind = try SystemCalls.status(of: name, in: folder, followingLink: false).kind
        throw kind == .link ? .isLink : .notFolder
      default: throw error
      }
    }
  }

  /// The names of a path, each of which names something inside its folder.
  private static func names(of path: String) throws(FileDefect) -> [String] {
    let names = PathName.names(of: path)
    guard names.allSatisfy({ PathName.isName($0) }) else { throw .unsafePath }
    return names.map(String.init)
  }
}

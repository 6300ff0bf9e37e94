extension Folder {
  /// The bytes of a file.
  ///
  /// - Throws: ``FileDefect`` with `tooLarge` where there are more than the limit, and where it is no file.
  package borrowing func read(_ path: String, limit: Int) throws(FileDefect) -> [UInt8] {
    try withParent(of: path) { (folder, name) throws(FileDefect) in
      let file = Descriptor(try SystemCalls.openFile(name, in: folder, followingLink: false))
      return try file.read(limit: limit)
    }
  }

  /// The first bytes of a file, fewer where it ends before.
  package borrowing func read(_ path: String, first count: Int) throws(FileDefect) -> [UInt8] {
    try withParent(of: path) { (folder, name) throws(FileDefect) in
      let file = Descriptor(try SystemCalls.openFile(name, in: folder, followingLink: false))
      return try file.read(limit: .max, first: count)
    }
  }

  /// Writes a file whole or not at all, in folders that are made where they are missing.
  ///
  /// The bytes go to a new file of a name that nobody can foresee, which then gets the name. Where it takes
  /// the place of an old file, it has its permissions and is on the disk before. A file that has these bytes
  /// already stays; a link of the name is replaced, not followed. Such new files that ended programs left in
  /// the folder are removed.
  ///
  /// - Parameter expected: The bytes that the file holds before, where they are known.
  /// - Throws: ``FileDefect`` with `changed` where the file holds other bytes than expected.
  package borrowing func replace(
    _ path: String, with bytes: [UInt8], expecting expected: [UInt8]? = nil
  ) throws(FileDefect) {
    try withParent(of: path, making: true) { (folder, name) throws(FileDefect) in
      sweepOnce(in: folder, at: PathName.folder(of: path))
      let old = Self.content(of: name, in: folder, limit: max(bytes.count, expected?.count ?? 0))
      if old == .bytes(bytes) { return }
      if let expected, old != .bytes(expected) { throw .changed }
      let temporary = try TemporaryFile(in: folder, permissions: Self.permissions(of: name, in: folder))
      do throws(FileDefect) {
        try temporary.file.write(bytes)
        if old != .none { try SystemCalls.synchronize(temporary.file.number) }
        try SystemCalls.renameFile(temporary.name, to: name, in: folder)
      } catch {
        Self.discard(temporary.name, in: folder)
        throw error
      }
    }
  }

  /// The permissions of a file; nil where there is none, and of a link, whose own are nobody's.
  private static func permissions(of name: String, in folder: Int32) throws(FileDefect) -> UInt32? {
    do throws(FileDefect) {
      let old = try SystemCalls.status(of: name, in: folder, followingLink: false)
      return old.kind == .file ? old.permissions : nil
    } catch {
      if error == .missing { return nil }
      throw error
    }
  }

  /// The content of a name before it is written.
  private enum Content: Equatable {
    case none
    case bytes([UInt8])
    /// A larger file, a link or what cannot be read.
    case other
  }

  private static func content(of name: String, in folder: Int32, limit: Int) -> Content {
    do throws(FileDefect) {
      let file = Descriptor(try SystemCalls.openFile(name, in: folder, followingLink: false))
      return .bytes(try file.read(limit: limit))
    } catch {
      return error == .missing ? .none : .other
    }
  }

  /// Whether two paths name one file, as they do on a disk that folds case, or of which one is a further name
  /// of the other.
  package borrowing func isOneFile(_ path: String, _ other: String) throws(FileDefect) -> Bool {
    func identity(_ path: String) throws(FileDefect) -> SystemCalls.Identity {
      try withParent(of: path) { (folder, name) throws(FileDefect) in
        try SystemCalls.identity(of: name, in: folder)
      }
    }
    return try identity(path) == identity(other)
  }

  /// Removes a file, or a link. One that is not there is no failure.
  package borrowing func removeFile(_ path: String) throws(FileDefect) {
    do throws(FileDefect) {
      try withParent(of: path) { (folder, name) throws(FileDefect) in
        try SystemCalls.removeFile(name, in: folder)
      }
    } catch {
      if error != .missing { throw error }
    }
  }

  /// Removes a folder that is empty but for files that ended programs were writing, and leaves one
  /// that is not.
  ///
  /// - Returns: Whether it is gone.
  @discardableResult
  package borrowing func removeEmptyFolder(_ path: String) -> Bool {
    do throws(FileDefect) {
      try withParent(of: path) { (folder, name) throws(FileDefect) in
        let opened = Descriptor(try SystemCalls.openFolder(name, in: folder, followingLink: false))
        TemporaryFile.removeAbandoned(in: opened.number)
        try SystemCalls.removeFolder(name, in: folder)
      }
      return true
    } catch {
      return false
    }
  }

  /// Removes the written file after a failure, which is the one to report.
  private static func discard(_ name: String, in folder: Int32) {
    do throws(FileDefect) { try SystemCalls.removeFile(name, in: folder) } catch {}
  }
}

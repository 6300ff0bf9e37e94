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
  /// the folder are removed. Other programs of ours wait meanwhile.
  ///
  /// - Parameter expected: The content before, as far as it is known.
  /// - Throws: ``FileDefect`` with `notWritable` where the file is read-only, with `changed` where it is not
  ///   as expected, or something else writes it meanwhile.
  package borrowing func replace(
    _ path: String, with bytes: [UInt8], expecting expected: ExpectedContent = .unknown
  ) throws(FileDefect) {
    try withParent(of: path, making: true) { (folder, name) throws(FileDefect) in
      sweepOnce(in: folder, at: PathName.folder(of: path))
      try whileLocked(folder) { () throws(FileDefect) in
        let former = try FormerEntry(name, in: folder, limit: max(bytes.count, expected.count))
        try former.replace(with: bytes, expecting: expected)
      }
    }
  }

  /// Calls a function while no other program of ours writes into a folder in this one, or this one itself.
  private borrowing func whileLocked(
    _ folder: Int32, _ body: () throws(FileDefect) -> Void
  ) throws(FileDefect) {
    if isLocked, folder == descriptor.number { return try body() }
    let own = Descriptor(try SystemCalls.openFolder(".", in: folder, followingLink: false))
    try FolderLock.take(own.number)
    defer { SystemCalls.unlock(own.number) }
    try body()
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
  ///
  /// - Throws: ``FileDefect`` with `notWritable` also where the file is read-only.
  package borrowing func removeFile(_ path: String) throws(FileDefect) {
    do throws(FileDefect) {
      try withParent(of: path) { (folder, name) throws(FileDefect) in
        try SystemCalls.status(of: name, in: folder, followingLink: false).requireWritable()
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
}

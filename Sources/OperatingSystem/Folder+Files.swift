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

  /// Writes a file whole or not at all, in folders that are made where they are missing.
  ///
  /// The bytes go to a new file of a name that nobody can foresee, which then gets the name. Where it takes the place of
  /// an old file, it has its permissions and is on the disk before. A file that has these bytes already stays; a link of the name is replaced,
  /// not followed.
  package borrowing func replace(_ path: String, with bytes: [UInt8]) throws(FileDefect) {
    try withParent(of: path, making: true) { (folder, name) throws(FileDefect) in
      let old = Self.content(of: name, in: folder, limit: bytes.count)
      if old == .bytes(bytes) { return }
      let temporary = Self.temporaryName()
      let file = Descriptor(try SystemCalls.createFile(temporary, in: folder))
      do throws(FileDefect) {
        try file.write(bytes)
        if old != .none {
          try Self.keepPermissions(of: name, in: folder, file)
          try SystemCalls.synchronize(file.number)
        }
        try SystemCalls.renameFile(temporary, to: name, in: folder)
      } catch {
        Self.discard(temporary, in: folder)
        throw error
      }
    }
  }

  /// Gives a new file the permissions of the one that it takes the place of; those of a link are nobody's.
  private static func keepPermissions(
    of name: String, in folder: Int32, _ file: borrowing Descriptor
  ) throws(FileDefect) {
    let old = try SystemCalls.status(of: name, in: folder, followingLink: false)
    if old.kind == .file { try SystemCalls.copyPermissions(of: name, in: folder, to: file.number) }
  }

  /// What a name holds before it is written.
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

  /// Removes a folder that is empty, and leaves one that is not.
  ///
  /// - Returns: Whether it is gone.
  @discardableResult
  package borrowing func removeEmptyFolder(_ path: String) -> Bool {
    do throws(FileDefect) {
      try withParent(of: path) { (folder, name) throws(FileDefect) in
        try SystemCalls.removeFolder(name, in: folder)
      }
      return true
    } catch {
      return false
    }
  }

  /// Removes what was written after a failure, which is the one to tell.
  private static func discard(_ name: String, in folder: Int32) {
    do throws(FileDefect) { try SystemCalls.removeFile(name, in: folder) } catch {}
  }

  private static func temporaryName() -> String {
    let number = UInt64.random(in: .min ... .max)
    return ".ninefold-" + String(number, radix: 16)
  }
}

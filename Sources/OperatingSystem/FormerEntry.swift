/// An entry of a folder as it stands before it is written: nothing, a file with its bytes, or something else.
struct FormerEntry {
  private let name: String
  private let folder: Int32
  /// How many bytes are read.
  private let limit: Int
  /// Nil where there is nothing of the name.
  private let status: SystemCalls.Status?
  /// Nil of a larger file, a link and what cannot be read.
  private let bytes: [UInt8]?

  /// Looks at what has a name in an open folder.
  init(_ name: String, in folder: Int32, limit: Int) throws(FileDefect) {
    self.name = name
    self.folder = folder
    self.limit = limit
    do throws(FileDefect) {
      status = try SystemCalls.status(of: name, in: folder, followingLink: false)
    } catch {
      guard error == .missing else { throw error }
      (status, bytes) = (nil, nil)
      return
    }
    bytes = status?.kind == .file ? Self.bytes(of: name, in: folder, limit: limit) : nil
  }

  private static func bytes(of name: String, in folder: Int32, limit: Int) -> [UInt8]? {
    do throws(FileDefect) {
      let file = Descriptor(try SystemCalls.openFile(name, in: folder, followingLink: false))
      return try file.read(limit: limit)
    } catch {
      return nil
    }
  }

  /// Whether the entry is as a writer knows it.
  private func holds(_ expected: ExpectedContent) -> Bool {
    switch expected {
    case .unknown: true
    case .none: status == nil
    case .bytes(let expected): bytes == expected
    }
  }

  /// Whether the entry is still what it was: the same file of the same size and times, with the same bytes.
  private func isUnchanged() throws(FileDefect) -> Bool {
    let now = try FormerEntry(name, in: folder, limit: limit)
    return now.status == status && now.bytes == bytes
  }

  /// Puts a file of some bytes in the place of the entry.
  ///
  /// - Throws: ``FileDefect`` with `changed` where the entry is not as expected, or no longer what it was
  ///   right before the new file gets the name, and with `notWritable` where it is read-only.
  func replace(with new: [UInt8], expecting expected: ExpectedContent) throws(FileDefect) {
    if bytes == new {
      guard try isUnchanged() else { throw .changed }
      return
    }
    guard holds(expected) else { throw .changed }
    try requireWritable()
    let temporary = try TemporaryFile(
      in: folder, permissions: status.flatMap { $0.kind == .file ? $0.permissions : nil })
    do throws(FileDefect) {
      try temporary.file.write(new)
      if status != nil { try SystemCalls.synchronize(temporary.file.number) }
      guard try isUnchanged() else { throw .changed }
      try SystemCalls.renameFile(temporary.name, to: name, in: folder)
    } catch {
      discard(temporary.name)
      throw error
    }
  }

  private func requireWritable() throws(FileDefect) {
    guard let status, status.kind == .file else { return }
    try status.requireWritable()
    do throws(FileDefect) { try SystemCalls.mayWrite(name, in: folder) } catch {
      throw error == .missing ? .changed : error
    }
  }

  /// Removes the written file after a failure, which is the one to report.
  private func discard(_ name: String) {
    do throws(FileDefect) { try SystemCalls.removeFile(name, in: folder) } catch {}
  }
}

extension SystemCalls.Status {
  /// Refuses a file that nobody may write, whoever asks: the folder around it would let it be replaced.
  func requireWritable() throws(FileDefect) {
    if kind == .file, permissions & 0o222 == 0 { throw .notWritable }
  }
}

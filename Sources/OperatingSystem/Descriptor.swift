/// An open file or folder, which is closed with the value.
struct Descriptor: ~Copyable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { SystemCalls.closeDescriptor(number) }

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - limit: How many bytes the file may have.
  ///   - count: How many bytes are read, or nil for all.
  /// - Throws: ``FileDefect`` with `changed` where the file is written to each time that it is read.
  borrowing func read(limit: Int, first count: Int? = nil) throws(FileDefect) -> [UInt8] {
    var former: [UInt8]?
    for _ in 0..<Self.attempts {
      let status = try SystemCalls.status(of: number)
      switch status.kind {
      case .file: break
      case .folder: throw .isFolder
      case .link: throw .isLink
      case .other: throw .notRegular
      }
      guard status.size <= limit else { throw .tooLarge(limit: limit) }
      if former != nil { try SystemCalls.rewind(number) }
      let bytes = try bytes(min(status.size, count ?? .max))
      // The times of what is written within a tick of the system's clock may be the same.
      if try SystemCalls.status(of: number).stamp == status.stamp, !status.stamp.isFresh || bytes == former {
        return bytes
      }
      former = bytes
    }
    throw .changed
  }

  /// How often a file is read that is written to meanwhile.
  private static let attempts = 16

  /// The next bytes, fewer where the file ends before.
  private borrowing func bytes(_ count: Int) throws(FileDefect) -> [UInt8] {
    let number = number
    var defect: FileDefect?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(FileDefect) {
        while filled < count {
          let rest = unsafe UnsafeMutableRawBufferPointer(
            UnsafeMutableBufferPointer(rebasing: buffer[filled...]))
          let read = unsafe try SystemCalls.readBytes(number, into: rest)
          if read == 0 { return }
          filled += read
        }
      } catch { defect = error }
    }
    if let defect { throw defect }
    return bytes
  }

  /// The bytes of an open stream to its end.
  ///
  /// - Throws: ``FileDefect`` with `tooLarge` where there are more than the limit.
  static func readStream(_ number: Int32, limit: Int) throws(FileDefect) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece = try readPiece(number)
      if piece.isEmpty { return bytes }
      bytes += piece
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }

  /// Some bytes of an open stream, at most 65,536, as soon as there are any; none at its end.
  static func readPiece(_ number: Int32) throws(FileDefect) -> [UInt8] {
    var defect: FileDefect?
    let piece = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
      do throws(FileDefect) {
        filled = unsafe try SystemCalls.readBytes(number, into: UnsafeMutableRawBufferPointer(buffer))
      } catch { defect = error }
    }
    if let defect { throw defect }
    return piece
  }

  /// Writes all bytes.
  borrowing func write(_ bytes: [UInt8]) throws(FileDefect) { try Self.write(bytes, to: number) }

  /// Writes all bytes to an open file.
  static func write(_ bytes: [UInt8], to number: Int32) throws(FileDefect) {
    var defect: FileDefect?
    unsafe bytes.withUnsafeBytes { buffer in
      do throws(FileDefect) {
        var written = 0
        while written < buffer.count {
          let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
          written += unsafe try SystemCalls.writeBytes(number, from: rest)
        }
      } catch { defect = error }
    }
    if let defect { throw defect }
  }
}

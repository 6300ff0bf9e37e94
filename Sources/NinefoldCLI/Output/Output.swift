#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A stream of bytes to a file descriptor, written in large pieces.
struct Output: ~Copyable {
  /// What ends a stream early.
  enum Failure: Error {
    /// The reader has gone: there is nobody to write for, and nothing to complain of.
    case closed
    /// The system's number of the error.
    case system(Int32)
  }

  static let pieceSize = 1 << 16

  let descriptor: Int32
  private var bytes: [UInt8] = []

  /// A stream to an open file descriptor, such as 1 for the standard output.
  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Adds text.
  mutating func write(_ text: String) throws(Failure) {
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= Self.pieceSize { try flush() }
  }

  /// Adds one byte.
  mutating func write(_ byte: UInt8) throws(Failure) {
    bytes.append(byte)
    if bytes.count >= Self.pieceSize { try flush() }
  }

  /// Adds text and a line end.
  mutating func writeLine(_ text: String = "") throws(Failure) {
    try write(text)
    try write(UInt8(ascii: "\n"))
  }

  /// Writes out what is held back.
  mutating func flush() throws(Failure) {
    defer { bytes.removeAll(keepingCapacity: true) }
    try Self.write(bytes, to: descriptor)
  }

  /// Writes bytes to an open file descriptor.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { piece in
        unsafe writePiece(descriptor, UnsafeRawBufferPointer(rebasing: piece[written...]))
      }
      if count >= 0 {
        written += count
      } else if errno == EPIPE {
        throw .closed
      } else if errno != EINTR {
        throw .system(errno)
      }
    }
  }

  private static func writePiece(_ descriptor: Int32, _ piece: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write(descriptor, piece.baseAddress, piece.count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, piece.baseAddress, piece.count)
    #else
      unsafe Glibc.write(descriptor, piece.baseAddress, piece.count)
    #endif
  }

  /// Makes a write to a reader that has gone an error instead of the process's end.
  static func survivesClosedPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// What the system says of an error's number.
  static func message(ofError number: Int32) -> String { unsafe String(cString: strerror(number)) }
}

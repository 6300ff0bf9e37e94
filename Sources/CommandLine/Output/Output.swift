package import JSONText
package import OperatingSystem

/// A stream of bytes to a file descriptor, written in large pieces.
package struct Output: ~Copyable {
  /// The error that ends a stream early: `closedPipe` where the reader has closed it.
  package typealias Failure = FileDefect

  static let pieceSize = 1 << 16

  private let descriptor: Int32
  /// Takes the bytes, whatever takes those of the process's streams; nil where these have them.
  private let capture: OutputCapture?
  private var bytes: [UInt8] = []
  /// Whether anything was written out.
  package private(set) var hasWritten = false

  /// A stream to an open file descriptor, such as 1 for the standard output.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
    capture = nil
  }

  /// A stream of results to a capture.
  package init(to capture: OutputCapture) {
    descriptor = 1
    self.capture = capture
  }

  /// Adds text.
  package mutating func write(_ text: String) throws(Failure) {
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= Self.pieceSize { try flush() }
  }

  /// Adds bytes.
  package mutating func write(_ added: [UInt8]) throws(Failure) {
    if bytes.isEmpty, added.count >= Self.pieceSize { return try put(added) }
    bytes.append(contentsOf: added)
    if bytes.count >= Self.pieceSize { try flush() }
  }

  /// Adds one byte.
  package mutating func write(_ byte: UInt8) throws(Failure) {
    bytes.append(byte)
    if bytes.count >= Self.pieceSize { try flush() }
  }

  /// Adds text and a line end.
  package mutating func writeLine(_ text: String = "") throws(Failure) {
    try write(text)
    try write(UInt8(ascii: "\n"))
  }

  /// Moves the bytes of a JSON writer to the stream.
  package mutating func take(from json: inout JSONWriter) throws(Failure) {
    json.drain(into: &bytes)
    if bytes.count >= Self.pieceSize { try flush() }
  }

  /// Writes out the buffered bytes.
  package mutating func flush() throws(Failure) {
    defer { bytes.removeAll(keepingCapacity: true) }
    try put(bytes)
  }

  private mutating func put(_ bytes: [UInt8]) throws(Failure) {
    if let capture = capture ?? Terminal.current.capture {
      hasWritten = hasWritten || !bytes.isEmpty
      return try capture.take(bytes, of: descriptor)
    }
    if let last = bytes.last {
      hasWritten = true
      Terminal.current.progress?.makeWay(forWhole: last == UInt8(ascii: "\n"))
    }
    try ThisProcess.write(bytes, to: descriptor)
  }
}

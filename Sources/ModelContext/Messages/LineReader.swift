import OperatingSystem

/// Reads lines from an open stream, none longer than a limit.
struct LineReader {
  /// A line, or what stands for one.
  enum Line {
    case whole([UInt8])
    /// A line that is longer than the limit; its bytes are gone.
    case tooLong
  }

  /// The longest line. Bytes.
  static let mostBytes = 4_194_304

  private let descriptor: Int32
  private var pending: [UInt8] = []
  /// Up to where no line end is among the pending bytes.
  private var searched = 0
  private var isAtEnd = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its end; nil at the end of the stream.
  ///
  /// - Throws: ``FileDefect`` where the stream cannot be read.
  mutating func next() throws(FileDefect) -> Line? {
    var isTooLong = false
    while true {
      if let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(pending[..<end])
        pending.removeSubrange(...end)
        searched = 0
        return isTooLong || line.count > Self.mostBytes ? .tooLong : .whole(line)
      }
      searched = pending.count
      if pending.count > Self.mostBytes {
        isTooLong = true
        pending.removeAll()
        searched = 0
      }
      if isAtEnd {
        defer {
          pending = []
          searched = 0
        }
        return isTooLong ? .tooLong : pending.isEmpty ? nil : .whole(pending)
      }
      let piece = try ThisProcess.readPiece(of: descriptor)
      isAtEnd = piece.isEmpty
      pending += piece
    }
  }
}

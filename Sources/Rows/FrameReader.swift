package import OperatingSystem

/// A document of a stream: its name and its bytes.
package struct DocumentFrame: Sendable {
  package let name: RowDocument
  /// The bytes of the file; nil where there are more than a document may have.
  package let bytes: [UInt8]?
}

/// Why a stream of documents cannot be read any further.
package enum FrameError: Error, Hashable, Sendable {
  /// The stream ends within a document.
  case truncated
  /// The names of a document are longer than they may be.
  case tooLong(Int)
  /// The stream cannot be read.
  case unreadable(FileDefect)
}

extension FrameError: CustomStringConvertible {
  /// One line: the place, what was wrong and what was expected.
  package var description: String {
    switch self {
    case .truncated: "<stdin>: error: ends within a document, expected all bytes that its lengths announce"
    case .tooLong(let count):
      "<stdin>: error: a name of \(count) bytes, expected at most \(FrameReader.mostNameBytes): no stream of documents"
    case .unreadable(let defect): "<stdin>: error: \(defect)"
    }
  }
}

/// Reads documents from a stream, one after another.
///
/// Each is four lengths of 32 bits, the lowest byte first, of the repository's name, the revision, the path
/// and the file, and then these four, the names in UTF-8. A revision of no bytes is none.
package struct FrameReader {
  private let descriptor: Int32
  private let mostBytes: Int
  /// The bytes that were read last, and how many of them were taken.
  private var piece: [UInt8] = []
  private var taken = 0

  /// A reader of an open stream, such as 0 for the standard input.
  ///
  /// - Parameter mostBytes: How many bytes a document has at most; more are passed over.
  package init(descriptor: Int32, mostBytes: Int) {
    self.descriptor = descriptor
    self.mostBytes = mostBytes
  }

  /// The most bytes of a name in a stream.
  package static let mostNameBytes = 65_536

  /// The next document; nil at the end of the stream.
  package mutating func next() throws(FrameError) -> DocumentFrame? {
    guard let header = try bytes(16, mayEnd: true) else { return nil }
    let lengths = (0..<4).map { place in
      (0..<4).reduce(0) { $0 | Int(header[4 * place + $1]) << (8 * $1) }
    }
    for length in lengths.dropLast() where length > Self.mostNameBytes { throw .tooLong(length) }
    let project = try text(lengths[0])
    let revision = try text(lengths[1])
    let path = try text(lengths[2])
    let name = RowDocument(project: project, revision: revision.isEmpty ? nil : revision, path: path)
    guard lengths[3] <= mostBytes else {
      try skip(lengths[3])
      return DocumentFrame(name: name, bytes: nil)
    }
    return DocumentFrame(name: name, bytes: try bytes(lengths[3]))
  }

  private mutating func text(_ count: Int) throws(FrameError) -> String {
    String(decoding: try bytes(count) ?? [], as: UTF8.self)
  }

  /// The next bytes; nil where the stream has ended before the first, if it may.
  private mutating func bytes(_ count: Int, mayEnd: Bool = false) throws(FrameError) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(count, 1 << 20))
    while bytes.count < count {
      guard try fill() else {
        if mayEnd, bytes.isEmpty { return nil }
        throw .truncated
      }
      let end = min(piece.count, taken + count - bytes.count)
      bytes.append(contentsOf: piece[taken..<end])
      taken = end
    }
    return bytes
  }

  private mutating func skip(_ count: Int) throws(FrameError) {
    var rest = count
    while rest > 0 {
      guard try fill() else { throw .truncated }
      let some = min(rest, piece.count - taken)
      taken += some
      rest -= some
    }
  }

  /// Reads where nothing is left.
  ///
  /// - Returns: Whether there is anything; not at the end of the stream.
  private mutating func fill() throws(FrameError) -> Bool {
    if taken < piece.count { return true }
    do throws(FileDefect) { piece = try ThisProcess.readPiece(of: descriptor) } catch {
      throw .unreadable(error)
    }
    taken = 0
    return !piece.isEmpty
  }
}

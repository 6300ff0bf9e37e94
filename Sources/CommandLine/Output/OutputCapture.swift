import OperatingSystem
import Synchronization

/// Takes what a command writes that runs inside of this process, for whoever runs it.
package final class OutputCapture: Sendable {
  /// The most that is taken of each stream. Bytes.
  package static let mostBytes = 16_777_216

  private let streams = Mutex<[Int32: [UInt8]]>([:])
  private let overflow = Mutex(false)

  package init() {}

  /// The bytes of the standard output.
  package var results: [UInt8] { streams.withLock { $0[1] ?? [] } }

  /// The lines of the standard error.
  package var diagnostics: [String] {
    streams.withLock { $0[2] ?? [] }.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Whether there was more than is taken.
  package var hasOverflowed: Bool { overflow.withLock { $0 } }

  /// Takes bytes of a stream.
  ///
  /// - Throws: ``FileDefect`` with `tooLarge` where there are more than the limit.
  func take(_ bytes: [UInt8], of descriptor: Int32) throws(FileDefect) {
    let fits = streams.withLock { streams in
      let count = streams[descriptor]?.count ?? 0
      guard count + bytes.count <= Self.mostBytes else { return false }
      streams[descriptor, default: []] += bytes
      return true
    }
    guard !fits else { return }
    overflow.withLock { $0 = true }
    throw .tooLarge(limit: Self.mostBytes)
  }
}

import JSONText
import OperatingSystem
import Synchronization

/// Writes messages to an open stream, a line each, from any thread.
final class MessageOutput: Sendable {
  private let descriptor: Int32
  /// Whether the reader of the stream has gone.
  private let closed = Mutex(false)

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Whether nothing can be written any more.
  var isClosed: Bool { closed.withLock { $0 } }

  /// Writes a message.
  func write(_ message: JSONValue) {
    var json = JSONWriter()
    json.value(message)
    let line = json.finish()
    closed.withLock { isClosed in
      guard !isClosed else { return }
      do throws(FileDefect) { try ThisProcess.write(line, to: descriptor) } catch { isClosed = true }
    }
  }
}

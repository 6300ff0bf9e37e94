import Answers
import Synchronization

/// Files of a page that a server keeps, since all of them are made at once.
final class ServedFiles: PageTarget, Sendable {
  private let files = Mutex<[String: [UInt8]]>([:])
  /// The values of JSON, by the names of the files of data.
  private let values = Mutex<[String: [UInt8]]>([:])

  func write(_ bytes: [UInt8], as name: String) { files.withLock { $0[name] = bytes } }
  func write(json: [UInt8], as name: String) { values.withLock { $0[name] = json } }

  /// A file by its name; nil where there is none.
  func file(_ name: String) -> [UInt8]? { files.withLock { $0[name] } }
  /// A value of JSON by the name of its file of data; nil where there is none.
  func json(_ name: String) -> [UInt8]? { values.withLock { $0[name] } }
}

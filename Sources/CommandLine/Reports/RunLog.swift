package import JSONText
import Synchronization

/// The record of a command's run that its JSON has: the program's version, and the errors that were reported.
package final class RunLog: Sendable {
  /// The log of the command that runs; nil outside of one.
  @TaskLocal package static var current: RunLog?

  private let version: String
  private let errors = Mutex<[String]>([])

  /// An empty log of a program.
  package init(version: String) { self.version = version }

  /// Notes an error as it is reported.
  func note(error line: String) { errors.withLock { $0.append(line) } }

  /// The envelope of the run's JSON.
  fileprivate var envelope: JSONEnvelope {
    JSONEnvelope(version: version) { self.errors.withLock { $0 } }
  }
}

extension JSONWriter {
  /// A writer of a command's result: an object has the version and what was refused beside its own members.
  package static func result() -> JSONWriter { JSONWriter(in: RunLog.current?.envelope) }
}

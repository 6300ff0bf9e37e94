/// A list of constraints that the system could not satisfy, as the console printed it.
package struct ConflictLog: Hashable, Sendable {
  /// The line of the text on which it begins, from 1.
  package let line: Int
  /// In the order of the list.
  package internal(set) var constraints: [LoggedConstraint] = []
  /// The entries of the list that are damaged or of no known form.
  package internal(set) var unread: [String] = []
  /// The name of the constraint that the system broke; nil where the log does not name it.
  package internal(set) var broken: String?

  /// Whether the text has neither the end of the list nor the constraint that the system broke: constraints
  /// may be missing.
  package internal(set) var isCutOff = false

  /// The log with some of its constraints alone.
  package func keeping(_ rows: some Sequence<Int>) -> ConflictLog {
    var log = self
    log.constraints = rows.map { constraints[$0] }
    return log
  }

  /// More constraints of one list are not read.
  package static let mostConstraints = 2_000
}

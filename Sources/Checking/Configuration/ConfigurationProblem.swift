package import Checks
package import InterfaceBuilder

/// An entry of a configuration that means nothing, or not what it should. The rest of the
/// configuration applies.
package struct ConfigurationProblem: Hashable, Sendable {
  package let place: DocumentPlace
  /// The severity: a warning for an unknown entry, which is skipped; an error for an impossible one.
  package let severity: CheckSeverity
  /// One line: what is wrong and what was expected.
  package let message: String

  package init(_ severity: CheckSeverity, at place: DocumentPlace, _ message: String) {
    self.place = place
    self.severity = severity
    self.message = message
  }
}

extension ConfigurationProblem: CustomStringConvertible {
  /// One line: `path:line:column: warning: what is wrong and what was expected`.
  package var description: String { "\(place): \(severity.rawValue): \(message)" }
}

/// The reason why a configuration cannot be read at all, so that no check can follow it.
package struct ConfigurationError: Error, Hashable, Sendable {
  package let place: DocumentPlace
  /// One line: what is wrong and what was expected.
  package let message: String

  package init(at place: DocumentPlace, _ message: String) {
    self.place = place
    self.message = message
  }

  /// An error about a file as a whole.
  package init(file: String, _ message: String) {
    self.init(at: DocumentPlace(path: file, line: 1, column: 1), message)
  }
}

extension ConfigurationError: CustomStringConvertible {
  /// One line: `path:line:column: error: what is wrong and what was expected`.
  package var description: String { "\(place): error: \(message)" }
}

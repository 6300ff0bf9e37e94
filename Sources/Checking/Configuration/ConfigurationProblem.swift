package import Checks
package import InterfaceBuilder

/// Something in a configuration that means nothing, or not what it should. The rest of the configuration holds.
package struct ConfigurationProblem: Hashable, Sendable {
  package let place: DocumentPlace
  /// How much it matters: what is not known is passed over by a warning, what cannot be meant is an error.
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

/// Why a configuration cannot be read at all, so that nothing can be checked as it asks for.
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

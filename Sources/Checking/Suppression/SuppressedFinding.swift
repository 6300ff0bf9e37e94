package import Checks
package import InterfaceBuilder

/// A finding that is not told, since somebody called it right, or known.
package struct SuppressedFinding: Hashable, Sendable {
  /// What suppresses findings.
  package enum Cause: Hashable, Sendable {
    /// Words in the document, at a place.
    case marker(DocumentPlace)
    /// An exception of the configuration, at a place.
    case exception(DocumentPlace)
    /// The baseline.
    case baseline
  }

  package let finding: CheckFinding
  package let cause: Cause
  /// Why; empty where nothing is said.
  package let reason: String

  package init(_ finding: CheckFinding, _ cause: Cause, reason: String = "") {
    self.finding = finding
    self.cause = cause
    self.reason = reason
  }
}

package import Checks
package import InterfaceBuilder

/// A finding that is not reported, since it is accepted or known.
package struct SuppressedFinding: Hashable, Sendable {
  /// The cause of a suppression.
  package enum Cause: Hashable, Sendable {
    /// A marker in the document, at a place.
    case marker(DocumentPlace)
    /// An exception of the configuration, at a place.
    case exception(DocumentPlace)
    /// The baseline.
    case baseline
  }

  package let finding: CheckFinding
  package let cause: Cause
  /// The reason; empty where none is given.
  package let reason: String

  package init(_ finding: CheckFinding, _ cause: Cause, reason: String = "") {
    self.finding = finding
    self.cause = cause
    self.reason = reason
  }
}

package import Editing

/// The fix that `ninefold fix` makes of a finding, or why it makes none.
package enum FindingFix: Hashable, Sendable {
  /// The changes that fix it.
  case changes([NodeChange])
  /// It is left alone; the reason, as a clause.
  case left(String)

  /// The changes; nil where the finding is left alone.
  package var changes: [NodeChange]? { if case .changes(let changes) = self { changes } else { nil } }
}

/// A finding of a rule that fixes some, with its fix.
package struct FindingWithFix: Sendable {
  package let finding: CheckFinding
  package let fix: FindingFix
}

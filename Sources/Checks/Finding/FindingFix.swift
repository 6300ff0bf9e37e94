package import Editing

/// What `ninefold fix` makes of a finding.
package enum FindingFix: Hashable, Sendable {
  /// These changes mend it.
  case changes([NodeChange])
  /// It is left alone; why, as a clause.
  case left(String)

  /// The changes; nil of what is left alone.
  package var changes: [NodeChange]? { if case .changes(let changes) = self { changes } else { nil } }
}

/// A finding of a rule that mends some, and what is made of it.
package struct FindingWithFix: Sendable {
  package let finding: CheckFinding
  package let fix: FindingFix
}

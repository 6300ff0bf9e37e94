/// How much a finding matters.
package enum CheckSeverity: String, CaseIterable, Comparable, Sendable {
  /// Worth knowing.
  case note
  /// Likely wrong, though the scene works.
  case warning
  /// Wrong: something is not shown, cannot be used or is not found.
  case error

  package static func < (a: CheckSeverity, b: CheckSeverity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

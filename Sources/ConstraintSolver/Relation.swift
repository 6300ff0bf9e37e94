/// How a constraint's left side compares with its constant.
///
/// ```swift
/// var system = LinearSystem()
/// let (left, right) = (system.addVariable(), system.addVariable())
/// // right - left ≥ 8
/// try system.addConstraint([Term(right), Term(left, -1)], .greaterThanOrEqual, 8)
/// ```
public enum Relation: Sendable, BitwiseCopyable {
  /// The sum of the terms is at most the constant.
  case lessThanOrEqual
  /// The sum of the terms is the constant.
  case equal
  /// The sum of the terms is at least the constant.
  case greaterThanOrEqual

  /// The relation after both sides are multiplied by a negative number.
  package var reversed: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

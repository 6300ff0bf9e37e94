/// How strongly a constraint is wanted: above 0, up to 1000, where 1000 is required.
///
/// Priorities are levels, not weights: no amount of violation at a lower priority outweighs any at a higher
/// one. Fractions are allowed and are levels of their own.
///
/// ```swift
/// var system = LinearSystem()
/// let width = system.addVariable()
/// try system.addConstraint([Term(width)], .lessThanOrEqual, 100)
/// try system.addConstraint([Term(width)], .equal, 120, priority: Priority(750))
/// var solver = Solver(system)
/// print(solver.solve()[width])  // 100.0
/// ```
public struct Priority: Hashable, Comparable, Sendable {
  /// The number, above 0 and up to 1000 in a valid constraint.
  public let value: Double

  /// Makes a priority. A value outside the range is refused when a constraint is added with it.
  public init(_ value: Double) { self.value = value }

  /// The priority of what must hold.
  public static let required = Priority(1000)

  /// Whether a constraint of this priority must hold.
  public var isRequired: Bool { value == 1000 }

  var isValid: Bool { value > 0 && value <= 1000 }

  public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}

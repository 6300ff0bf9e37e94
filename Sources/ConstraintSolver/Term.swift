/// A variable times a number.
///
/// ```swift
/// var system = LinearSystem()
/// let (label, field) = (system.addVariable(), system.addVariable())
/// // field = 2 × label
/// try system.addConstraint([Term(field), Term(label, -2)], .equal, 0)
/// ```
public struct Term: Hashable, Sendable {
  /// The unknown.
  public var variable: Variable
  /// Its multiplier, finite. Zero makes the term vanish.
  public var coefficient: Double

  /// Makes a term, by default the variable itself.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A variable times a number.
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

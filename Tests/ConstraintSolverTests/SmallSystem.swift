@testable import ConstraintSolver

/// A system of a few variables for the tests of single stages.
struct SmallSystem {
  var system = LinearSystem()
  let variables: [Variable]

  init(_ count: Int) {
    var system = LinearSystem()
    variables = (0..<count).map { _ in system.addVariable() }
    self.system = system
  }

  /// Adds a constraint by the coefficients of the variables.
  mutating func add(
    _ coefficients: [Double], _ relation: Relation, _ constant: Double, _ priority: Double = 1000
  ) throws {
    try system.addConstraint(
      zip(variables, coefficients).map { Term($0, $1) }, relation, constant, priority: Priority(priority))
  }
}

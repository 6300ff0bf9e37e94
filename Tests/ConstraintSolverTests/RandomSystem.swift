import ConstraintSolver
import TestSupport

/// A small random system in two forms: for the reference and for the solver.
struct RandomSystem: CustomStringConvertible {
  var constraints: [ExactConstraint] = []
  let variableCount: Int

  init(using generator: inout SeededGenerator) {
    variableCount = [1, 2, 2, 3, 3, 3, 4].randomElement(using: &generator) ?? 2
    let count = Int.random(in: 1...(variableCount == 4 ? 6 : 8), using: &generator)
    for rank in 0..<count { constraints.append(randomConstraint(rank: rank, using: &generator)) }
  }

  func randomConstraint(rank: Int, using generator: inout SeededGenerator) -> ExactConstraint {
    var coefficients = Array(repeating: 0, count: variableCount)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let variable = Int.random(in: 0..<variableCount, using: &generator)
      coefficients[variable] += [1, 1, 1, -1, -1, 2, -2, 3].randomElement(using: &generator) ?? 1
    }
    return ExactConstraint(
      coefficients, Int.random(in: -1...1, using: &generator), Int.random(in: -6...6, using: &generator),
      priority: [1000, 1000, 1000, 750, 750, 250, 250, 1].randomElement(using: &generator) ?? 1000, rank: rank
    )
  }

  /// The system for the solver, added in a given order of ranks.
  func system(order: [Int]) throws -> LinearSystem {
    var system = LinearSystem()
    let variables = (0..<variableCount).map { _ in system.addVariable() }
    for rank in order { try Self.add(constraints[rank], variables, to: &system) }
    return system
  }

  @discardableResult
  static func add(
    _ constraint: ExactConstraint, _ variables: [Variable], to system: inout LinearSystem
  ) throws -> ConstraintID {
    try system.addConstraint(
      zip(variables, constraint.coefficients).map { Term($0, Double($1)) }, relation(constraint),
      Double(constraint.constant), priority: Priority(Double(constraint.priority)), rank: constraint.rank)
  }

  static func relation(_ constraint: ExactConstraint) -> Relation {
    constraint.relation == 0 ? .equal : constraint.relation > 0 ? .greaterThanOrEqual : .lessThanOrEqual
  }

  var description: String {
    constraints.map { constraint in
      let sum = constraint.coefficients.map(String.init).joined(separator: " ")
      return
        "[\(sum)] \(["<=", "==", ">="][constraint.relation + 1]) \(constraint.constant) @\(constraint.priority)"
    }.joined(separator: "\n")
  }
}

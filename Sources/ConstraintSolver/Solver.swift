/// Solves systems of linear constraints with priorities, and again after changes.
///
/// 1. Required constraints hold. One that contradicts required constraints of smaller rank is given up, and the
///    rest holds.
/// 2. Each lower priority in turn has the least sum of violations that keeps the sums of all higher ones. A
///    violation is the distance between the sum of the terms and the constant, in the units of the statement.
/// 3. Where solutions tie in all sums, constraints are satisfied by priority and then by rank: each
///    violation in turn is the least that keeps those before it.
/// 4. What is still free takes, in the order of the variables' indices, the value nearest zero.
///
/// So the solution is one, whatever the order of statement (with ranks given) and of edits.
public struct Solver: ~Copyable, Sendable {
  /// The system as it stands after all changes.
  public private(set) var system: LinearSystem

  /// The constraint behind the suggestion for a variable, by the variable's index.
  var suggestions: [Int: ConstraintID] = [:]

  private var reduction = Reduction()

  /// Takes a system on.
  public init(_ system: LinearSystem) {
    self.system = system
  }

  /// Solves the system as it stands.
  public mutating func solve() -> Solution {
    var solution = Solution(values: [], conflicts: [])
    solve(into: &solution)
    return solution
  }

  /// Solves the system as it stands and writes the result over an earlier one, whose memory is used again.
  public mutating func solve(into solution: inout Solution) {
    if solution.values.count != system.variableCount {
      solution.values.removeAll(keepingCapacity: true)
      solution.values.append(contentsOf: repeatElement(0, count: system.variableCount))
    }
    if !solution.conflicts.isEmpty { solution.conflicts.removeAll() }
    reduction.reduce(system)
    reduction.solve(system)
    if !reduction.failures.isEmpty || system.hasEmptyConstraints { giveUpFailures(&solution) }
    reduction.writeValues(&solution.values)
  }

  /// Finds what to give up in the components where required constraints fail, and solves the rest.
  private mutating func giveUpFailures(_ solution: inout Solution) {
    let components = Components(system)
    solution.conflicts = selfContradictions(components)
    var failed = Array(repeating: false, count: system.constraintCount)
    for index in 0..<reduction.failures.count { failed[Int(reduction.failures[index])] = true }
    for index in 0..<components.count {
      let members = components.constraints[
        components.constraintStarts[index]..<components.constraintStarts[index + 1]]
      if !members.contains(where: { failed[$0] }) { continue }
      var finder = ConflictFinder(system, constraints: members)
      finder.find()
      solution.conflicts += finder.conflicts
    }
    for conflict in solution.conflicts { system.statements[conflict.broken.index].isGivenUp = true }
    reduction.reduce(system)
    reduction.solve(system)
    for conflict in solution.conflicts { system.statements[conflict.broken.index].isGivenUp = false }
    let statements = system.statements
    solution.conflicts.sort {
      (statements[$0.broken.index].rank, $0.broken) < (statements[$1.broken.index].rank, $1.broken)
    }
  }

  /// The required constraints without variables that do not hold.
  private func selfContradictions(_ components: Components) -> [Conflict] {
    components.empty.filter { constraint -> Bool in
      let constant = system.statements[constraint].constant
      let holds =
        switch system.statements[constraint].relation {
        case .lessThanOrEqual: constant >= 0
        case .equal: constant == 0
        case .greaterThanOrEqual: constant <= 0
        }
      return system.statements[constraint].priority == 1000 && !holds
    }.map { Conflict(broken: ConstraintID(index: $0), with: []) }
  }

  private func solver(of index: Int, in components: Components) -> ComponentSolver {
    let variables = components.variableStarts[index]..<components.variableStarts[index + 1]
    let constraints = components.constraintStarts[index]..<components.constraintStarts[index + 1]
    return ComponentSolver(
      system, variables: Array(components.variables[variables]),
      constraints: Array(components.constraints[constraints]))
  }

  /// Finds the variables that required constraints and priorities do not determine, before ties are decided.
  public mutating func freeVariables() -> Ambiguity {
    let components = Components(system)
    var found = Array(repeating: nil as (Double, Double)?, count: system.variableCount)
    var first = Array(repeating: 0.0, count: system.variableCount)
    var second = first
    for index in 0..<components.count {
      var solver = solver(of: index, in: components)
      solver.satisfyRequired()
      solver.minimizeLevels()
      let spread = solver.spread()
      for (place, variable) in solver.variables.enumerated() {
        first[variable] = spread.first[place]
        second[variable] = spread.second[place]
        found[variable] = spread.witnesses[place]
      }
    }
    var result = Ambiguity(variables: [], witnesses: [], first: first, second: second)
    for (index, witness) in found.enumerated() {
      guard let witness else { continue }
      result.variables.append(Variable(index: index))
      result.witnesses.append(witness)
    }
    return result
  }
}

extension Solver {
  /// States one more constraint.
  ///
  /// - Throws: ``SolverError`` as ``LinearSystem/addConstraint(_:_:_:priority:rank:)``.
  @discardableResult
  public mutating func addConstraint(
    _ terms: some Collection<Term>, _ relation: Relation, _ constant: Double, priority: Priority = .required,
    rank: Int? = nil
  ) throws(SolverError) -> ConstraintID {
    try system.addConstraint(terms, relation, constant, priority: priority, rank: rank)
  }

  /// States one more constraint, without any memory for the terms.
  ///
  /// - Throws: ``SolverError`` as ``LinearSystem/addConstraint(_:_:_:priority:rank:)``.
  @discardableResult
  public mutating func addConstraint(
    _ terms: Span<Term>, _ relation: Relation, _ constant: Double, priority: Priority = .required,
    rank: Int? = nil
  ) throws(SolverError) -> ConstraintID {
    try system.addConstraint(terms, relation, constant, priority: priority, rank: rank)
  }

  /// Adds a variable.
  public mutating func addVariable() -> Variable { system.addVariable() }

  /// Adds variables.
  ///
  /// - Returns: Their indices.
  @discardableResult
  public mutating func addVariables(_ count: Int) -> Range<Int> { system.addVariables(count) }

  /// The variable of an index below the number of variables.
  public func variable(_ index: Int) -> Variable { system.variable(index) }

  /// Empties the system and keeps its memory for another.
  public mutating func removeAll() {
    system.removeAll()
    suggestions.removeAll()
  }

  /// Takes a constraint out.
  ///
  /// - Throws: ``SolverError`` with `unknownConstraint`.
  public mutating func remove(_ constraint: ConstraintID) throws(SolverError) {
    try system.remove(constraint)
  }

  /// Changes a constraint's right side.
  ///
  /// - Throws: ``SolverError`` with `unknownConstraint` or `notFinite`.
  public mutating func setConstant(_ constraint: ConstraintID, _ constant: Double) throws(SolverError) {
    try system.setConstant(constraint, constant)
  }

  /// Changes a constraint's priority.
  ///
  /// - Throws: ``SolverError`` with `unknownConstraint` or `invalidPriority`.
  public mutating func setPriority(_ constraint: ConstraintID, _ priority: Priority) throws(SolverError) {
    try system.setPriority(constraint, priority)
  }
}

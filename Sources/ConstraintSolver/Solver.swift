/// Solves systems of linear constraints with priorities, and again after changes.
///
/// 1. Required constraints hold. One that contradicts required constraints of smaller rank is broken, and the
///    rest holds.
/// 2. Each lower priority in turn has the least sum of violations that keeps the sums of all higher ones. A
///    violation is the distance of the sum of the terms from the constant, in the constraint's units.
/// 3. Where solutions tie in all sums, constraints are satisfied by priority and then by rank: each
///    violation in turn is the least that keeps those before it.
/// 4. What is still free takes, in the order of the variables' indices, the value nearest zero.
///
/// Levels of priorities are those of Cassowary (Badros, Borning and Stuckey 2001), which weighs them against
/// each other; here they are kept apart. So the solution is one, whatever the order of addition (with ranks
/// given) and of edits.
///
/// ```swift
/// var solver = Solver(LinearSystem())
/// let width = solver.addVariable()
/// let gap = solver.addVariable()
/// try solver.addConstraint([Term(width, 2), Term(gap)], .equal, 320)
/// let suggestion = try solver.suggest(gap, 20)
/// print(solver.solve()[width])  // 150.0
/// try solver.setConstant(suggestion, 40)
/// print(solver.solve()[width])  // 140.0
/// ```
public struct Solver: ~Copyable, Sendable {
  /// The system as it stands after all changes.
  public private(set) var system: LinearSystem

  /// The constraint behind the suggestion for each variable, up to the last one with a suggestion.
  var suggestions: [ConstraintID?] = []

  private let memory = LentMemory()

  /// Whether only constants have changed since the system was reduced.
  private var isPrepared = false
  /// Whether constants have changed, since the system was solved, that it was reduced by as they were.
  private var movesOthers = false
  /// Whether nothing has changed since the system was solved.
  private var isSolved = false
  /// How far the last solution came if it reached a limit.
  private var unfinished: UnfinishedSolution?
  /// The conflicts of the last solution.
  private var conflicts: [Conflict] = []

  /// Takes a system on.
  public init(_ system: LinearSystem) {
    self.system = system
  }

  /// Takes a system on, to be solved within limits.
  package init(_ system: LinearSystem, limits: SolverLimits) {
    self.system = system
    memory.pipeline.limits = limits
  }

  /// Takes a system on with other limits for tableaus: up to what size one is kept whole, and when one counts
  /// as filled up.
  init(
    _ system: LinearSystem, largestDense: Int?, limits: SolverLimits = SolverLimits(),
    crowding: Crowding = Crowding()
  ) {
    self.init(system, limits: limits)
    memory.memory.isUsual = false
    memory.pipeline.simplex.crowding = crowding
    guard let largestDense else { return }
    memory.pipeline.simplex.tableau.coefficients.largestDense = largestDense
  }

  /// Replaces the system by another, which is solved from the start.
  mutating func takeSystem(_ other: LinearSystem) {
    system = other
    suggestions.removeAll(keepingCapacity: true)
    isPrepared = false
    isSolved = false
  }

  /// How many numbers of definitions and tableaus the last call looked at or changed.
  package var steps: Int { memory.pipeline.steps }

  /// How many numbers the last call kept at most in definitions and a tableau.
  package var numbers: Int { memory.pipeline.numbers }

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
    solution.unfinished = nil
    memory.memory.prepare(for: system)
    memory.pipeline.beginCall()
    isSolved = true
    let movesOthers = movesOthers
    self.movesOthers = false
    if isPrepared && memory.pipeline.update(system, movesOthers: movesOthers) {
      memory.pipeline.rewriteValues(&solution.values)
    } else {
      solveAnew(&solution)
    }
    unfinished = memory.pipeline.unfinished
    solution.unfinished = unfinished
  }

  /// Reduces the system and solves it.
  @inline(never)
  private mutating func solveAnew(_ solution: inout Solution) {
    let holds = memory.pipeline.reduceAndSolve(system)
    if memory.pipeline.unfinished != nil && !holds {
      isPrepared = false
      conflicts = []
      memory.pipeline.writeValues(&solution.values)
      return
    }
    isPrepared = holds && !system.hasEmptyConstraints
    if !isPrepared { findBroken(&solution, holds: holds) }
    // The levels that were held need not hold after a change.
    if memory.pipeline.held != nil { isPrepared = false }
    conflicts = solution.conflicts
    memory.pipeline.writeValues(&solution.values)
  }

  /// Finds what is broken where required constraints fail, and solves the rest.
  private mutating func findBroken(_ solution: inout Solution, holds: Bool) {
    if !holds {
      memory.pipeline.held = nil
      solution.conflicts = memory.pipeline.solveBroken(system)
    }
    if !system.hasEmptyConstraints { return }
    solution.conflicts += selfContradictions()
    let records = system.records
    solution.conflicts.sort {
      (records[$0.broken.index].rank, $0.broken) < (records[$1.broken.index].rank, $1.broken)
    }
  }

  /// The required constraints without variables that do not hold.
  private func selfContradictions() -> [Conflict] {
    system.records.indices.filter { index -> Bool in
      let record = system.records[index]
      if !record.isPresent || record.firstTerm < record.endTerm { return false }
      let holds =
        switch record.relation {
        case .lessThanOrEqual: record.constant >= 0
        case .equal: record.constant == 0
        case .greaterThanOrEqual: record.constant <= 0
        }
      return record.priority == Priority.required.value && !holds
    }.map { Conflict(broken: ConstraintID(index: $0), with: []) }
  }

  /// Finds the variables that required constraints and priorities do not determine, before ties are decided.
  ///
  /// Right after `solve()` nothing is solved again but the levels.
  public mutating func freeVariables() -> Ambiguity {
    if !isSolved { _ = solve() }
    if let unfinished {
      let zeros = Array(repeating: 0.0, count: system.variableCount)
      return Ambiguity(variables: [], witnesses: [], first: zeros, second: zeros, unfinished: unfinished)
    }
    memory.pipeline.beginCall()
    let solved = memory.pipeline.held ?? system
    if !memory.pipeline.reduced.isAsReduced {
      _ = memory.pipeline.reduce(solved, EliminationPlan(broken: Set(conflicts.map(\.broken.index))))
    }
    isPrepared = false
    isSolved = false
    return memory.pipeline.findSpread(solved)
  }
}

extension Solver {
  /// Adds one more constraint.
  ///
  /// - Throws: ``SolverError`` as that of ``LinearSystem``.
  @discardableResult
  @inlinable
  public mutating func addConstraint(
    _ terms: some Collection<Term>, _ relation: Relation, _ constant: Double, priority: Priority = .required,
    rank: Int? = nil
  ) throws(SolverError) -> ConstraintID {
    let start = beginConstraint()
    for term in terms { try add(term, start: start) }
    return try close(start, relation, constant, priority, rank)
  }

  /// Begins a constraint, and gives where its terms start.
  @usableFromInline
  mutating func beginConstraint() -> Int {
    isPrepared = false
    isSolved = false
    return system.termCount
  }

  /// Adds a term to the constraint whose terms start at an index.
  @usableFromInline
  mutating func add(_ term: Term, start: Int) throws(SolverError) { try system.add(term, start: start) }

  /// Ends the constraint whose terms start at an index.
  @usableFromInline
  mutating func close(
    _ start: Int, _ relation: Relation, _ constant: Double, _ priority: Priority, _ rank: Int?
  ) throws(SolverError) -> ConstraintID {
    try system.close(start, relation, constant, priority, rank)
  }

  /// Adds one more constraint, without any memory for the terms.
  ///
  /// - Throws: ``SolverError`` as that of ``LinearSystem``.
  @discardableResult
  public mutating func addConstraint(
    _ terms: Span<Term>, _ relation: Relation, _ constant: Double, priority: Priority = .required,
    rank: Int? = nil
  ) throws(SolverError) -> ConstraintID {
    isPrepared = false
    isSolved = false
    return try system.addConstraint(terms, relation, constant, priority: priority, rank: rank)
  }

  /// Adds a variable.
  public mutating func addVariable() -> Variable {
    isPrepared = false
    isSolved = false
    return system.addVariable()
  }

  /// Adds variables.
  ///
  /// - Returns: Their indices.
  @discardableResult
  public mutating func addVariables(_ count: Int) -> Range<Int> {
    isPrepared = false
    isSolved = false
    return system.addVariables(count)
  }

  /// The variable of an index below the number of variables.
  ///
  /// Inlined, since a call into another module costs more than all that it does.
  @inlinable
  package func variable(_ index: Int) -> Variable { system.variable(index) }

  /// Empties the system and keeps its memory for another.
  public mutating func removeAll() {
    isPrepared = false
    isSolved = false
    system.removeAll()
    suggestions.removeAll(keepingCapacity: true)
  }

  /// Takes a constraint out.
  ///
  /// - Throws: ``SolverError`` with `unknownConstraint`.
  public mutating func remove(_ constraint: ConstraintID) throws(SolverError) {
    isPrepared = false
    isSolved = false
    try system.remove(constraint)
  }

  /// Changes a constraint's right side.
  ///
  /// - Throws: ``SolverError`` with `unknownConstraint` or `notFinite`.
  public mutating func setConstant(_ constraint: ConstraintID, _ constant: Double) throws(SolverError) {
    try system.setConstant(constraint, constant)
    isSolved = false
    prepareForChanges(of: constraint)
    let record = system.records[constraint.index]
    // One that was a parameter keeps its mark with another priority.
    if !record.isParameter || !record.isRequiredEquality { movesOthers = true }
  }

  /// Changes a constraint's priority.
  ///
  /// - Throws: ``SolverError`` with `unknownConstraint` or `invalidPriority`.
  public mutating func setPriority(_ constraint: ConstraintID, _ priority: Priority) throws(SolverError) {
    isPrepared = false
    isSolved = false
    try system.setPriority(constraint, priority)
  }

  /// Makes an equality's constant one that can change without reducing the system again.
  @inline(__always)
  mutating func prepareForChanges(of constraint: ConstraintID) {
    let record = system.records[constraint.index]
    if !record.isRequiredEquality || record.isParameter { return }
    system.records[constraint.index].isParameter = true
    isPrepared = false
    isSolved = false
  }
}

extension Pipeline {
  /// The steps of all stages since a call began.
  var steps: Int {
    presolve.elimination.work + simplex.tableau.coefficients.work + sum.work + conflictSteps
  }

  /// The most numbers that a stage has kept since a call began.
  var numbers: Int { max(presolve.numbers, simplex.tableau.coefficients.peakCount, conflictNumbers) }

  /// Begins to count anew.
  mutating func beginCall() {
    presolve.elimination.work = 0
    presolve.numbers = 0
    simplex.tableau.coefficients.work = 0
    simplex.tableau.coefficients.peakCount = 0
    simplex.unfinished = nil
    sum.work = 0
    sum.unfinished = nil
    conflictSteps = 0
    conflictNumbers = 0
    presolve.isExhausted = false
  }

  /// Whether the search for contradictions has reached a limit.
  var isConflictSearchExhausted: Bool {
    presolve.isExhausted || conflictSteps > limits.steps || conflictNumbers > limits.numbers
      || simplex.tableau.coefficients.work > limits.steps
  }

  /// How far the call came if it reached a limit.
  ///
  /// Inlined, since a call that borrows the pipeline copies all of it first.
  @inline(__always)
  var unfinished: UnfinishedSolution? {
    var result = UnfinishedSolution.earlier(simplex.unfinished, sum.unfinished)
    if conflictSteps > limits.steps { result = .earlier(result, .init(.conflicts, .steps)) }
    if conflictNumbers > limits.numbers { result = .earlier(result, .init(.conflicts, .numbers)) }
    if presolve.isExhausted {
      let limit: UnfinishedSolution.Limit =
        presolve.elimination.work > limits.steps ? .steps : .numbers
      result = .earlier(result, .init(.reduction, limit))
    }
    return result
  }

  /// Hands the limits to the stages.
  mutating func applyLimits() {
    presolve.limits = limits
    sum.mostWork = limits.steps
    simplex.tableau.mostWork = limits.steps
    simplex.tableau.coefficients.largestCount = limits.numbers
  }
}

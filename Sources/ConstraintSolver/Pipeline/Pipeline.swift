/// The stages with the flat memory that they pass on, which is kept from one solution to the next.
///
/// Presolve gives bounds on unknowns; these fall apart into components; each is an interval, one sum, or a
/// tableau; what ties leave open is brought near zero; the variables' values follow.
struct Pipeline {
  var presolve: Presolve
  var reduced: ReducedSystem
  var components: Components
  var levels: LevelQueue
  var sum: SumSearch
  var simplex: Simplex
  var openValues: OpenValues
  var values: UnknownValues
  var spread: Spread
  var evaluation: Evaluation
  var followers: Followers
  /// Whether what follows the constants which have changed is all that the last update moved.
  var followersMoveAlone = false
  /// How much a call may take.
  var limits = SolverLimits() {
    didSet { applyLimits() }
  }
  /// The steps of the search for contradictions.
  var conflictSteps = 0
  /// The numbers that the contradictions found keep.
  var conflictNumbers = 0
  /// Whether what was open was closed without solving the components again.
  var isClosedInPlace = false
  /// The system that was solved in the stead of the last one: with levels that all hold as what is required.
  var held: LinearSystem?

  init(in arena: borrowing Arena) {
    presolve = Presolve(in: arena)
    reduced = ReducedSystem(in: arena)
    components = Components(in: arena)
    levels = LevelQueue(in: arena)
    sum = SumSearch(in: arena)
    simplex = Simplex(in: arena)
    openValues = OpenValues(in: arena)
    values = UnknownValues(in: arena)
    spread = Spread(in: arena)
    evaluation = Evaluation(in: arena)
    followers = Followers(in: arena)
  }

  /// Reduces a system.
  ///
  /// - Returns: Whether all required constraints hold in which all variables cancel.
  mutating func reduce(_ system: LinearSystem, _ plan: EliminationPlan = EliminationPlan()) -> Bool {
    presolve.reduce(system, plan, into: &reduced)
    followers.reset(parameterCount: reduced.parameters.count)
    if presolve.isExhausted { return false }
    return reduced.checksHold(system)
  }

  /// Solves all components of the reduced system.
  ///
  /// - Returns: Whether what is required can hold. If not, what is open stays so.
  mutating func solve(_ system: LinearSystem) -> Bool {
    values.closeAll(count: reduced.unknowns.count)
    isClosedInPlace = false
    guard solveComponents(breaksTies: true) else { return false }
    if simplex.crowded != nil { return true }
    simplex.stopsWhereCrowded = false
    closeOpen(system)
    return true
  }

  /// Writes the values of the system's variables.
  mutating func writeValues(_ result: inout [Double]) {
    if presolve.isExhausted { values.reset(count: reduced.unknowns.count) }
    evaluation.write(&result, values.values, presolve.elimination, reduced)
  }

  /// Writes the values again after an update.
  mutating func rewriteValues(_ result: inout [Double]) {
    if followersMoveAlone {
      evaluation.rewrite(&result, followers, values.values, presolve.elimination)
    } else {
      evaluation.rewrite(&result, values.values, presolve.elimination, reduced)
    }
  }

  /// Brings what the constraints leave open as near to zero as it may be, in the order of the variables.
  mutating func closeOpen(_ system: LinearSystem) {
    presolve.addOpenColumns(system, mentionedOnly: true, &reduced, &values)
    if !values.hasOpen { return }
    isClosedInPlace = closeInPlace(system)
    if isClosedInPlace { return }
    presolve.addZeroBounds(system, &reduced, &values)
    _ = solveComponents(breaksTies: true)
  }

  /// Brings open variables near zero without a tableau, or in that of the only open component.
  ///
  /// - Returns: Whether that was possible.
  mutating func closeInPlace(_ system: LinearSystem) -> Bool {
    openValues.close(
      variableCount: system.variableCount, presolve.elimination, reduced, components, &values)
      || simplex.close(variableCount: system.variableCount, &presolve, &reduced, components, &values)
  }
}

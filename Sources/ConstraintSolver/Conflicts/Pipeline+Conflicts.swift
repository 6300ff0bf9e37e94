extension Pipeline {
  /// Finds which required constraints are broken, and why, and solves the rest.
  ///
  /// A constraint is broken if it contradicts those of smaller rank that are not broken. An irreducible
  /// infeasible subset suggests its last member. The suggested ones are broken once the rest can hold
  /// together and no subset contains what another suggests.
  ///
  /// The deletion filter (Chinneck and Dravnieks 1991) would drop one constraint after the other to see which
  /// are needed. The multipliers of a certificate say so at once.
  ///
  /// - Returns: The conflicts by the rank of what is broken.
  mutating func solveBroken(_ system: LinearSystem) -> [Conflict] {
    var broken = BrokenConstraints(ranks: system.isInRankOrder ? [] : system.records.map(\.rank))
    var exempt: Set<Int> = []
    while true {
      if isConflictSearchExhausted { break }
      let before = broken.constraints
      let found = irreducibleSubsets(system, broken)
      let isAnyRestored = broken.add(found)
      for subset in found { exempt.formUnion(lateEqualities(system, subset)) }
      let constraints = broken.constraints
      var holds: Bool
      if isAnyRestored || definesAny(constraints.subtracting(before)) {
        // What is exempt fills a tableau, which is needed to find more contradictions alone.
        if !exempt.isEmpty, reduce(system, EliminationPlan(order: .ranked, broken: constraints)),
          solve(system)
        {
          break
        }
        holds = reduce(system, EliminationPlan(order: .ranked, broken: constraints, exempt: exempt))
      } else {
        reduced.relax(constraints)
        holds = reduced.checksHold(system)
      }
      holds = solve(system) && holds
      if holds { break }
      if found.isEmpty {
        // What contradicts itself by no more than rounding stays as it is.
        closeOpen(system)
        break
      }
    }
    return broken.conflicts
  }

  /// Finds irreducible infeasible subsets of required constraints, one at least if any contradict each other.
  ///
  /// A certificate names constraints about unknowns. Equalities among the definers of their variables tie
  /// these to each other: which are needed, the sum of all says, or a second certificate, in a system of
  /// these few constraints alone.
  private mutating func irreducibleSubsets(
    _ system: LinearSystem, _ broken: BrokenConstraints
  ) -> [[Int]] {
    let certificates = certificates(system)
    var result: [[Int]] = []
    var suggestions = SuggestedConstraints(presolve.elimination, system)
    conflictSteps += system.constraintCount
    var circuit = Circuit(system, presolve.elimination)
    for index in 0..<certificates.count where !isConflictSearchExhausted {
      let shares = certificates.shares[certificates[index]]
      conflictSteps += shares.count
      // What speaks against a constraint that is broken anyway may not hold without it.
      if shares.contains(where: { suggestions.isBehind(Int($0.constraint)) }) { continue }
      let set = circuit.irreducibleSet(shares, limit: limits.steps - conflictSteps)
      conflictSteps += circuit.work
      let found =
        set.map { [broken.inOrder($0)] }
        ?? irreducibleSubsets(
          system, of: broken.inOrder(suggestions.withDefiners(shares.map { Int($0.constraint) })))
      for subset in found {
        guard let last = subset.last else { continue }
        conflictNumbers += subset.count
        result.append(subset)
        if index + 1 < certificates.count { suggestions.add(last) }
      }
    }
    return result
  }

  /// Finds the irreducible infeasible subsets of a few constraints in a system of these alone.
  private mutating func irreducibleSubsets(_ system: LinearSystem, of candidates: [Int]) -> [[Int]] {
    let small = LentMemory()
    let subsystem = system.subsystem(of: candidates)
    small.memory.prepare(for: subsystem)
    small.pipeline.limits = limits
    let found = small.pipeline.irreducibleSets(subsystem).map { $0.map { candidates[$0] } }
    conflictSteps += Self.stepsOfCandidate * candidates.count + small.pipeline.steps
    return found
  }

  /// The steps for a constraint that may belong to a contradiction: it is copied, sorted and eliminated.
  private static let stepsOfCandidate = 64

  /// The equalities of a subset after its first inequality, which would fail if they were eliminated.
  private func lateEqualities(_ system: LinearSystem, _ members: [Int]) -> [Int] {
    let first = members.firstIndex { system.records[$0].relation != .equal } ?? members.endIndex
    return members[first...].filter { system.records[$0].relation == .equal }
  }

  /// Whether other constraints were reduced by way of some required ones.
  private func definesAny(_ constraints: Set<Int>) -> Bool {
    if constraints.isEmpty { return false }
    for variable in 0..<presolve.elimination.variables.count
    where constraints.contains(Int(presolve.elimination.variables[variable].definer)) {
      return true
    }
    return false
  }
}

extension Pipeline {
  /// Reduces a system and solves it.
  ///
  /// Where a component's tableau fills up, the domains that its levels have left so far become required, and
  /// so do the constraints of as many of the next levels as can hold together. Levels that hold have no
  /// violation: the answer is the same, and as required equalities they are eliminated.
  ///
  /// - Returns: Whether what is required can hold.
  mutating func reduceAndSolve(_ system: LinearSystem) -> Bool {
    held = nil
    let holds = solveAnew(system, stopsWhereCrowded: true)
    return holds && simplex.crowded != nil ? holdLevels(copy system) : holds
  }

  /// How often levels are held in a call.
  private static let mostHeld = 4
  /// Of how many shares of the limit on steps trials may take one.
  private static let shareOfTrials = 4

  /// Solves a system that has a crowded component, and those that come after it.
  private mutating func holdLevels(_ system: LinearSystem) -> Bool {
    presolve.limits.steps = presolve.elimination.work + limits.steps / Self.shareOfTrials
    simplex.tableau.mostWork = simplex.tableau.coefficients.work + limits.steps / Self.shareOfTrials
    for _ in 0..<Self.mostHeld {
      guard let crowded = simplex.crowded else { break }
      guard let stronger = holdLevels(of: crowded, held ?? system) else { break }
      held = stronger
    }
    applyLimits()
    if simplex.crowded == nil { return true }
    forgetUnfinished()
    return solveAnew(held ?? system, stopsWhereCrowded: false)
  }

  /// Holds the levels that are left to a component: all, or half as many until they can hold.
  ///
  /// - Returns: The system that is solved then, or nil where not even the next level can hold.
  private mutating func holdLevels(
    of crowded: CrowdedComponent, _ system: LinearSystem
  ) -> LinearSystem? {
    let domains = withDomains(of: crowded, system)
    let (constraints, ends) = levelsLeft(to: crowded)
    var count = ends.count
    while count > 0 {
      var trial = domains
      for constraint in constraints[..<ends[count - 1]] { trial.require(constraint) }
      forgetUnfinished()
      if solveAnew(trial, stopsWhereCrowded: true) && unfinished == nil { return trial }
      count /= 2
    }
    simplex.crowded = crowded
    return nil
  }

  private mutating func forgetUnfinished() {
    simplex.unfinished = nil
    sum.unfinished = nil
    presolve.isExhausted = false
  }

  private mutating func solveAnew(_ system: LinearSystem, stopsWhereCrowded: Bool) -> Bool {
    simplex.crowded = nil
    simplex.stopsWhereCrowded = stopsWhereCrowded
    defer { simplex.stopsWhereCrowded = false }
    return reduce(system) && solve(system)
  }

  /// The constraints of the levels that are left to a component, and how many of them each level ends with.
  private func levelsLeft(to crowded: CrowdedComponent) -> (constraints: [Int], ends: [Int]) {
    var constraints: [Int] = []
    var ends: [Int] = []
    var start = crowded.level
    while start < levels.count && levels.bounds[start].priority > 0 {
      let level = levels.level(at: start)
      for index in level { constraints.append(Int(reduced.ranked[levels.bounds[index].order])) }
      ends.append(constraints.count)
      start = level.upperBound
    }
    return (constraints, ends)
  }

  /// A system with the domains that the levels of a component have left so far as what is required.
  private func withDomains(of crowded: CrowdedComponent, _ system: LinearSystem) -> LinearSystem {
    var result = system
    result.forgetParameters()
    for index in crowded.range {
      let local = Int32(index - crowded.range.lowerBound)
      let (lower, upper) = (simplex.tableau.lower[local], simplex.tableau.upper[local])
      let required = requiredInterval(of: components.unknowns[index])
      if lower <= required.lower && upper >= required.upper { continue }
      let sum = definition(of: components.unknowns[index], system)
      if lower >= upper {
        result.append(sum.terms, .equal, sum.value(at: lower))
        continue
      }
      if lower > required.lower {
        result.append(
          sum.terms, sum.scale < 0 ? .lessThanOrEqual : .greaterThanOrEqual, sum.value(at: lower))
      }
      if upper < required.upper {
        result.append(
          sum.terms, sum.scale < 0 ? .greaterThanOrEqual : .lessThanOrEqual, sum.value(at: upper))
      }
    }
    return result
  }

  /// The interval that required bounds leave to an unknown.
  private func requiredInterval(of unknown: Int32) -> Interval {
    var interval = Interval()
    for index in components.bounds(of: unknown) where components.bounds[index].priority == 1000 {
      let bound = components.bounds[index]
      if bound.isLower { interval.lower = max(interval.lower, bound.position) }
      if bound.isUpper { interval.upper = min(interval.upper, bound.position) }
    }
    return interval
  }

  /// An unknown in the system's own variables: one of them, or the left side of a constraint about it.
  private func definition(of unknown: Int32, _ system: LinearSystem) -> UnknownDefinition {
    let variable = reduced.unknowns.variables[unknown]
    if variable >= 0 && variable < system.variableCount {
      return UnknownDefinition(terms: [TermRecord(variable: variable, coefficient: 1)], scale: 1, offset: 0)
    }
    let own = components.bounds(of: unknown)
    if own.isEmpty { return UnknownDefinition(terms: [], scale: 1, offset: 0) }
    let bound = components.bounds[own.lowerBound]
    let constraint = Int(reduced.ranked[bound.order])
    let scale = bound.isReversed ? -bound.weight : bound.weight
    return UnknownDefinition(
      terms: Array(system.terms[system.terms(of: constraint)]), scale: scale,
      offset: system.records[constraint].constant - scale * bound.position)
  }
}

/// A sum of a system's variables that is a multiple of an unknown and an offset.
private struct UnknownDefinition {
  let terms: [TermRecord]
  let scale: Double
  let offset: Double

  /// The sum where the unknown has a value.
  func value(at value: Double) -> Double { scale * value + offset }
}

extension LinearSystem {
  /// Requires what an optional constraint wants, besides it: it chooses among ties as before.
  fileprivate mutating func require(_ constraint: Int) {
    append(Array(terms[terms(of: constraint)]), records[constraint].relation, records[constraint].constant)
  }

  /// Takes all constants for ones that do not change.
  fileprivate mutating func forgetParameters() {
    for index in records.indices { records[index].isParameter = false }
  }
}

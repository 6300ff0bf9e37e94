extension Pipeline {
  /// Finds required constraints of a small system that contradict each other.
  ///
  /// Each equality is eliminated with a tag of its own, so that the multipliers of equalities show as well.
  ///
  /// - Returns: Irreducible sets of constraints, in order; none where all can hold together.
  mutating func irreducibleSets(_ system: LinearSystem) -> [[Int]] {
    _ = reduce(system, EliminationPlan(order: .tagged))
    let certificates = certificates(system)
    return (0..<certificates.count).map { members(of: certificates[$0], certificates, system) }
  }

  /// The contradictions among the required constraints of the reduced system.
  mutating func certificates(_ system: LinearSystem) -> Certificates {
    var result = Certificates()
    for index in 0..<reduced.checks.count where !reduced.holds(system, reduced.checks[index]) {
      result.add(reduced.checks[index].constraint, 1)
      result.close()
    }
    components.group(&reduced)
    for component in 0..<components.count {
      let range = components.range(of: component)
      if range.count == 1 {
        let own = components.bounds(of: components.unknowns[range.lowerBound])
        result.addIntervals(&components.bounds, own, reduced.ranked)
      } else {
        simplex.certify(range, &components, reduced, &levels, into: &result)
      }
    }
    return result
  }

  /// The constraints of a contradiction and the tagged equalities whose multiples in it are not zero.
  private mutating func members(
    of range: Range<Int>, _ certificates: Certificates, _ system: LinearSystem
  ) -> [Int] {
    var isMember = Array(repeating: false, count: system.constraintCount)
    var sums = Array(repeating: CancellingSum(), count: presolve.elimination.variables.count)
    for index in range {
      let share = certificates.shares[index]
      isMember[Int(share.constraint)] = true
      presolve.elimination.expand(system, system.terms(of: Int(share.constraint)))
      for entry in 0..<presolve.elimination.result.fixed.count {
        let tag = Int(presolve.elimination.result.fixed[entry])
        sums[tag].add(share.multiplier * presolve.elimination.result.fixedCoefficients[entry])
      }
    }
    for index in 0..<reduced.parameters.count {
      let tag = Int(reduced.parameterTags[index])
      if !sums[tag].isZero { isMember[Int(reduced.parameters[index])] = true }
    }
    return (0..<reduced.ranked.count).map { Int(reduced.ranked[$0]) }.filter { isMember[$0] }
  }
}

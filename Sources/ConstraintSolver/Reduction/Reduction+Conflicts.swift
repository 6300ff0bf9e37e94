/// Which required constraints are broken, each with its irreducible set.
struct BrokenSets {
  /// For each broken constraint the members of its set in the order of ranks, itself the last.
  private(set) var sets: [Int: [Int]] = [:]

  /// Takes in irreducible sets among constraints that are not broken; each suggests its last member.
  ///
  /// - Returns: Whether a constraint is broken no longer.
  mutating func add(_ found: [[Int]], _ precedes: (Int, Int) -> Bool) -> Bool {
    var isAnyRestored = false
    let sorted = found.filter { !$0.isEmpty }.sorted { precedes($0[$0.count - 1], $1[$1.count - 1]) }
    for members in sorted where !members.contains(where: { sets[$0] != nil }) {
      let last = members[members.count - 1]
      // What this breaks no longer speaks against later ones.
      let count = sets.count
      sets = sets.filter { precedes($0.key, last) || !$0.value.contains(last) }
      if sets.count < count { isAnyRestored = true }
      sets[last] = members
    }
    return isAnyRestored
  }
}

extension Reduction {
  /// Finds which required constraints are broken, and why, and solves the rest.
  ///
  /// A constraint is broken if it contradicts those of smaller rank that are not broken. Any irreducible set suggests
  /// its last member. Once what is left can hold together, and no set contains what another suggests, exactly the
  /// suggested ones are broken.
  ///
  /// - Returns: The conflicts by the rank of what is broken.
  mutating func solveBreaking(_ system: inout LinearSystem) -> [Conflict] {
    var broken = BrokenSets()
    let ranks = system.isInRankOrder ? [] : system.statements.map(\.rank)
    func precedes(_ one: Int, _ other: Int) -> Bool {
      ranks.isEmpty ? one < other : (ranks[one], one) < (ranks[other], other)
    }
    var exempt: Set<Int> = []
    repeat {
      let before = broken.sets
      let found = irreducibleSets(system, precedes)
      let isAnyRestored = broken.add(found, precedes)
      for constraint in before.keys { system.statements[constraint].isGivenUp = false }
      for constraint in broken.sets.keys { system.statements[constraint].isGivenUp = true }
      for set in found { exempt.formUnion(lateEqualities(system, set)) }
      if isAnyRestored || broken.sets.keys.contains(where: { before[$0] == nil && isDefiner($0) }) {
        reduce(system, .ranked, exempt: exempt)
      } else {
        dropBroken(system)
      }
      solve(system)
      if found.isEmpty { break }
    } while !failures.isEmpty
    if !failures.isEmpty { settleOpen(system) }
    for constraint in broken.sets.keys { system.statements[constraint].isGivenUp = false }
    return broken.sets.sorted { precedes($0.key, $1.key) }.map { last, members in
      Conflict(
        broken: ConstraintID(index: last), with: members.dropLast().map { ConstraintID(index: $0) })
    }
  }

  /// Finds irreducible sets of required constraints, one at least if any contradict each other.
  ///
  /// The evidence names the constraints that are about quantities; the equalities that tie them to each other are among
  /// the definers of their variables. Which of these few are needed, multipliers in a system of them alone say.
  private mutating func irreducibleSets(
    _ system: borrowing LinearSystem, _ precedes: (Int, Int) -> Bool
  ) -> [[Int]] {
    collectEvidence(system)
    var result: [[Int]] = []
    var isSuggested = Array(repeating: false, count: system.constraintCount)
    for index in 0..<evidenceEnds.count {
      let range = evidenceRange(index)
      let candidates = suspects(system, range.map { Int(evidence[$0].constraint) }).sorted(by: precedes)
      // What speaks against a constraint that is broken anyway may not hold without it.
      if candidates.contains(where: { isSuggested[$0] }) { continue }
      var explanation = Reduction()
      for set in explanation.contradictions(system.subsystem(of: candidates)) {
        guard let last = set.last else { continue }
        isSuggested[candidates[last]] = true
        result.append(set.map { candidates[$0] })
      }
    }
    return result
  }

  /// Some constraints and all equalities that define variables of theirs, and so on.
  private mutating func suspects(_ system: borrowing LinearSystem, _ constraints: [Int]) -> [Int] {
    var result: [Int] = []
    isMember.fill(false, count: system.constraintCount)
    for constraint in constraints where !isMember[constraint] {
      isMember[constraint] = true
      result.append(constraint)
    }
    var next = 0
    while next < result.count {
      for term in system.terms(of: result[next]) {
        let definer = elimination.definers[system.terms[term].variable]
        if definer < 0 || isMember[definer] { continue }
        isMember[definer] = true
        result.append(Int(definer))
      }
      next += 1
    }
    return result
  }

  /// The equalities of a set that come after an inequality: were they eliminated, it would be the inequality that fails.
  private func lateEqualities(_ system: borrowing LinearSystem, _ members: [Int]) -> [Int] {
    let first = members.firstIndex { system.statements[$0].relation != .equal } ?? members.endIndex
    return members[first...].filter { system.statements[$0].relation == .equal }
  }

  /// Whether other constraints are reduced by way of a required constraint.
  private func isDefiner(_ constraint: Int) -> Bool {
    (0..<elimination.definers.count).contains { elimination.definers[$0] == constraint }
  }

  /// Takes out what broken constraints say where nothing else is reduced by way of them.
  private mutating func dropBroken(_ system: borrowing LinearSystem) {
    var count = 0
    for index in 0..<checks.count where system.statements[Int(checks[index].constraint)].isInForce {
      checks[count] = checks[index]
      count += 1
    }
    checks.truncate(to: count)
    count = 0
    for index in 0..<items.count {
      if items[index].priority > 0 && !system.statements[Int(order[items[index].place])].isInForce {
        continue
      }
      items[count] = items[index]
      count += 1
    }
    items.truncate(to: count)
    failures.removeAll()
    for index in 0..<checks.count where !holds(system, checks[index]) {
      failures.append(checks[index].constraint)
    }
  }
}

extension Reduction {
  /// Finds which required constraints to give up, and why, and solves the rest.
  ///
  /// A constraint is given up if it contradicts those of smaller rank that are not given up. Any irreducible
  /// set suggests its last member. Once what is left can hold together, and no set contains what another
  /// suggests, exactly the suggested ones are given up.
  ///
  /// - Returns: The conflicts by the rank of what is given up.
  mutating func solveGivingUp(_ system: inout LinearSystem) -> [Conflict] {
    var required: [Int32] = []
    for place in 0..<order.count where system.statements[Int(order[place])].priority == 1000 {
      required.append(order[place])
    }
    /// For each required constraint, the irreducible set for which it is given up, as places.
    var sets: [Int: [Int]] = [:]
    var isSolved = false
    while !isSolved {
      let remaining = required.indices.filter { sets[$0] == nil }
      let found = contradictions(system, remaining.map { required[$0] })
      let members = found.map { set in set.map { remaining[$0] } }
      for places in members.sorted(by: { ($0.last ?? 0) < ($1.last ?? 0) }) {
        guard let last = places.last, !places.contains(where: { sets[$0] != nil }) else { continue }
        // What this gives up no longer speaks against later ones.
        sets = sets.filter { $0.key < last || !$0.value.contains(last) }
        sets[last] = places
      }
      // Whether the rest can hold together shows as it is solved.
      for place in sets.keys { system.statements[Int(required[place])].isGivenUp = true }
      reduce(system)
      solve(system)
      for place in sets.keys { system.statements[Int(required[place])].isGivenUp = false }
      isSolved = failures.isEmpty || found.isEmpty
    }
    return sets.sorted { $0.key < $1.key }.map { last, places in
      Conflict(
        broken: ConstraintID(index: Int(required[last])),
        with: places.dropLast().map { ConstraintID(index: Int(required[$0])) })
    }
  }
}

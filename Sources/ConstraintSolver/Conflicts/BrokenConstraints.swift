/// Which required constraints are broken, each with its irreducible infeasible subset.
struct BrokenConstraints {
  /// For each broken constraint the members of its subset in the order of ranks, itself the last.
  private(set) var subsets: [Int: [Int]] = [:]
  /// For each member of a subset the constraints whose subsets it is or was in, but for themselves; none as
  /// long as there was one subset alone.
  private var holders: [Int: [Int]] = [:]
  /// The ranks of all constraints, or none where they never fall.
  private let ranks: [Int]

  /// - Parameter ranks: The rank of each constraint, or none where they never fall in the order of addition.
  init(ranks: [Int]) { self.ranks = ranks }

  var constraints: Set<Int> { Set(subsets.keys) }

  /// Whether a constraint is of a smaller rank than another.
  func precedes(_ one: Int, _ other: Int) -> Bool {
    ranks.isEmpty ? one < other : (ranks[one], one) < (ranks[other], other)
  }

  /// Constraints in the order of their ranks.
  func inOrder(_ constraints: [Int]) -> [Int] {
    ranks.isEmpty ? constraints.sorted() : constraints.sorted(by: precedes)
  }

  /// Takes in irreducible subsets of constraints that are not broken; each suggests its last member.
  ///
  /// - Returns: Whether a constraint is broken no longer.
  mutating func add(_ found: [[Int]]) -> Bool {
    var isAnyRestored = false
    let isAlone = subsets.isEmpty && holders.isEmpty && found.count == 1
    if !isAlone && holders.isEmpty { for (last, members) in subsets { hold(last, members) } }
    var sorted = found.filter { !$0.isEmpty }
    if sorted.count > 1 { sorted.sort { precedes($0[$0.count - 1], $1[$1.count - 1]) } }
    for members in sorted where !members.contains(where: { subsets[$0] != nil }) {
      let last = members[members.count - 1]
      // What this breaks no longer speaks against later ones.
      for later in holders[last] ?? [] where precedes(last, later) {
        guard subsets[later]?.contains(last) == true else { continue }
        subsets[later] = nil
        isAnyRestored = true
      }
      subsets[last] = members
      if !isAlone { hold(last, members) }
    }
    return isAnyRestored
  }

  private mutating func hold(_ last: Int, _ members: [Int]) {
    for member in members.dropLast() { holders[member, default: []].append(last) }
  }

  /// The conflicts by the rank of what is broken.
  var conflicts: [Conflict] {
    subsets.sorted { precedes($0.key, $1.key) }.map { last, members in
      Conflict(
        broken: ConstraintID(index: last), with: members.dropLast().map { ConstraintID(index: $0) })
    }
  }
}

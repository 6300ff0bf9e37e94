/// Finds which required constraints of one component to give up, and why.
///
/// Constraints are accepted by rank. The first that those before it contradict is found by bisection, its
/// irreducible set by dividing what may contradict it in halves (Junker, QuickXplain, 2004); each question is
/// whether some of the constraints can hold together.
struct ConflictFinder: ~Copyable {
  /// The component's required constraints alone, by rank, with variables numbered anew.
  private var system = LinearSystem()
  /// The constraints of the whole system that those of `system` are.
  private var names: [Int] = []
  private var reduction = Reduction()
  private(set) var conflicts: [Conflict] = []

  /// Copies a component's required constraints.
  init(_ whole: LinearSystem, constraints: some Collection<Int>) {
    var numbers: [Int32: Int32] = [:]
    for constraint in constraints where whole.statements[constraint].priority == 1000 {
      var statement = whole.statements[constraint]
      let first = system.terms.count
      for place in whole.terms(of: constraint) {
        var term = whole.terms[place]
        if let number = numbers[term.variable] {
          term.variable = number
        } else {
          let number = Int32(numbers.count)
          numbers[term.variable] = number
          term.variable = number
        }
        system.terms.append(term)
      }
      statement.rank = names.count
      statement.firstTerm = Int32(first)
      statement.endTerm = Int32(system.terms.count)
      system.statements.append(statement)
      names.append(constraint)
    }
    system.addVariables(numbers.count)
  }

  /// Finds all conflicts.
  mutating func find() {
    var accepted: [Int32] = []
    var start = 0
    while start < names.count {
      if canHold(accepted + (start..<names.count).map(Int32.init)) { return }
      var low = start
      var high = names.count - 1
      while low < high {
        let middle = (low + high) / 2
        if canHold(accepted + (start...middle).map(Int32.init)) { low = middle + 1 } else { high = middle }
      }
      accepted += (start..<low).map(Int32.init)
      start = low + 1
      let others = canHold([Int32(low)]) ? explain([Int32(low)], accepted[...], isNew: false) : []
      conflicts.append(
        Conflict(
          broken: ConstraintID(index: names[low]),
          with: others.sorted().map { ConstraintID(index: names[Int($0)]) }))
    }
  }

  /// The members of an irreducible set among some candidates that contradict a background.
  ///
  /// - Parameter isNew: Whether the background grew since it was last asked about.
  private mutating func explain(
    _ background: [Int32], _ candidates: ArraySlice<Int32>, isNew: Bool
  ) -> [Int32] {
    if isNew && !canHold(background) { return [] }
    if candidates.count == 1 { return Array(candidates) }
    let middle = candidates.startIndex + candidates.count / 2
    let early = candidates[..<middle]
    let late = candidates[middle...]
    let fromLate = explain(background + early, late, isNew: true)
    let fromEarly = explain(background + fromLate, early, isNew: !fromLate.isEmpty)
    return fromEarly + fromLate
  }

  private mutating func canHold(_ constraints: [Int32]) -> Bool {
    reduction.canHold(system, constraints)
  }
}

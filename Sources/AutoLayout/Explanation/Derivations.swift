/// How equations give one variable from others that are known.
struct VariableDerivation: Sendable {
  let variable: Int
  /// The equations, by index among the active rows, and what each is multiplied by: their sum has the
  /// variable once. Empty where nothing decides the variable.
  let multiples: [(row: Int, factor: Double)]
}

/// Derivations of all variables of a solution, each from those before it.
///
/// Equations that hold from both sides come before bounds, high priorities before low ones. Within a level an
/// equation with one unknown gives it, in breadth from what is known, so that chains are short; where all
/// have two and more, the smallest set that gives one is taken.
struct Derivations {
  let active: ActiveRows
  /// In the order of derivation.
  private(set) var order: [VariableDerivation] = []
  /// Of each variable, its index in `order`, or -1.
  private(set) var indices: [Int]

  /// Of each row, how many of its variables are unknown.
  private var unknown: [Int]
  /// Of each variable, the rows that mention it.
  private var mentions: [[Int]]
  /// Of each variable, how many of the rows that may be used mention it.
  private var counts: [Int]
  /// The rows up to here may be used.
  private var allowed = 0
  /// Whether no set of the rows that may be used gives a variable.
  private var isSearched = false
  private var queue: [Int] = []
  /// Terms that may still be added up in search of equations that give a variable together. Where none are
  /// left, as in documents made to be slow, such variables count as open.
  private var budget = 20_000_000

  init(_ active: ActiveRows) {
    self.active = active
    indices = Array(repeating: -1, count: active.values.count)
    unknown = active.rows.map(\.terms.count)
    mentions = Array(repeating: [], count: active.values.count)
    counts = Array(repeating: 0, count: active.values.count)
    for (row, content) in active.rows.enumerated() {
      for term in content.terms { mentions[term.variable].append(row) }
    }
    while allowed < active.rows.count {
      let level = allowLevel()
      propagate()
      // The rows of a level that each give a variable of their own are in no set: what was searched before is
      // as it was.
      if isSearched, level.allSatisfy(givesItsOwn) { continue }
      while let found = smallestBlocks() {
        for derivation in found where indices[derivation.variable] < 0 { know(derivation) }
        propagate()
      }
      isSearched = true
    }
    leaveOpen()
  }

  /// Allows the rows of the next level, and gives them.
  private mutating func allowLevel() -> Range<Int> {
    let first = allowed
    while allowed < active.rows.count, active.rows[allowed].isLevel(with: active.rows[first]) { allowed += 1 }
    queue += (first..<allowed).filter { unknown[$0] == 1 }
    for row in first..<allowed { for term in active.rows[row].terms { counts[term.variable] += 1 } }
    return first..<allowed
  }

  /// Whether all of a row is known, or one of its unknown variables is in no other row that may be used.
  private func givesItsOwn(_ row: Int) -> Bool {
    unknown[row] == 0
      || active.rows[row].terms.contains { indices[$0.variable] < 0 && counts[$0.variable] == 1 }
  }

  private mutating func propagate() {
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      guard unknown[row] == 1,
        let term = active.rows[row].terms.first(where: { indices[$0.variable] < 0 })
      else { continue }
      know(VariableDerivation(variable: term.variable, multiples: [(row, 1 / term.coefficient)]))
    }
    queue.removeAll(keepingCapacity: true)
  }

  private mutating func know(_ derivation: VariableDerivation) {
    isSearched = false
    indices[derivation.variable] = order.count
    order.append(derivation)
    for row in mentions[derivation.variable] {
      unknown[row] -= 1
      if unknown[row] == 1, row < allowed { queue.append(row) }
    }
  }

  /// The allowed equations in terms of their unknown variables.
  private var unsolved: [(row: Int, terms: [(variable: Int, coefficient: Double)])] {
    (0..<allowed).filter { unknown[$0] > 0 }.map { row in
      (row, active.rows[row].terms.filter { indices[$0.variable] < 0 })
    }
  }

  /// Eliminates variables from the equations of a core, those in few equations first: that keeps sums short.
  private mutating func elimination(_ core: RowCore) -> RowElimination {
    var counts: [Int: Int] = [:]
    for row in core.rows { for term in active.rows[row].terms { counts[term.variable, default: 0] += 1 } }
    var elimination = RowElimination(budget: budget, counts: counts)
    for row in core.rows {
      elimination.add(row, active.rows[row].terms.filter { indices[$0.variable] < 0 })
    }
    budget = elimination.budget
    return elimination
  }

  /// Sets of equations that together give a variable: the smallest ones, or nil where no set does.
  private mutating func smallestBlocks() -> [VariableDerivation]? {
    budget -= allowed
    guard budget > 0 else { return nil }
    let core = RowCore(unsolved)
    guard !core.rows.isEmpty else { return nil }
    let found = elimination(core).determined
    guard let least = found.map(\.multiples.count).min() else { return nil }
    // In a large system a search for each variable would take too long.
    return core.rows.count > 100 ? found : found.filter { $0.multiples.count == least }
  }

  /// A variable that no equation gives keeps its value; the rest follows from it.
  private mutating func leaveOpen() {
    let core = RowCore(unsolved)
    let elimination = elimination(core)
    for variable in indices.indices
    where indices[variable] < 0 && !elimination.isDependent(variable) && !core.givenAside.contains(variable) {
      know(VariableDerivation(variable: variable, multiples: []))
    }
    for derivation in elimination.dependents where indices[derivation.variable] < 0 { know(derivation) }
    propagate()
    for variable in indices.indices where indices[variable] < 0 {
      know(VariableDerivation(variable: variable, multiples: []))
    }
    queue.removeAll()
  }
}

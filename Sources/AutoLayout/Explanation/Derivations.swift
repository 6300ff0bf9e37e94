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
  /// Of each variable, how many of the rows that may be used mention it, and the last of them.
  private var counts: [Int]
  private var lastMentions: [Int]
  /// Of each row that may be used, how many of its unknown variables no other one mentions.
  private var ownCounts: [Int]
  /// The rows that were once without such a variable: only those may give a variable together.
  private var shared: Set<Int> = []
  /// The rows up to here may be used.
  private var allowed = 0
  /// Whether no set of the rows that may be used gives a variable.
  private var isSearched = false
  private var queue: [Int] = []
  /// Terms that may still be added up in search of equations that give a variable together. Where none are
  /// left, as in documents made to be slow, such variables count as open.
  private(set) var budget = 20_000_000

  init(_ active: ActiveRows) {
    self.active = active
    indices = Array(repeating: -1, count: active.values.count)
    unknown = active.rows.map(\.terms.count)
    mentions = Array(repeating: [], count: active.values.count)
    counts = Array(repeating: 0, count: active.values.count)
    lastMentions = Array(repeating: -1, count: active.values.count)
    ownCounts = Array(repeating: 0, count: active.rows.count)
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
    for row in first..<allowed {
      for term in active.rows[row].terms where indices[term.variable] < 0 { mention(term.variable, in: row) }
      if ownCounts[row] == 0, unknown[row] > 0 { shared.insert(row) }
    }
    return first..<allowed
  }

  /// Notes that a row that may be used mentions an unknown variable.
  private mutating func mention(_ variable: Int, in row: Int) {
    counts[variable] += 1
    if counts[variable] == 1 {
      lastMentions[variable] = row
      ownCounts[row] += 1
    } else if counts[variable] == 2 {
      loseOwn(lastMentions[variable])
    }
  }

  /// Notes that a row has a variable less that no other one mentions.
  private mutating func loseOwn(_ row: Int) {
    ownCounts[row] -= 1
    if ownCounts[row] == 0 { shared.insert(row) }
  }

  /// Whether all of a row is known, or one of its unknown variables is in no other row that may be used.
  private func givesItsOwn(_ row: Int) -> Bool { unknown[row] == 0 || ownCounts[row] > 0 }

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
    if counts[derivation.variable] == 1 { loseOwn(lastMentions[derivation.variable]) }
    for row in mentions[derivation.variable] {
      unknown[row] -= 1
      if unknown[row] == 1, row < allowed { queue.append(row) }
    }
  }

  /// Equations in terms of their unknown variables.
  private func unsolved(
    _ rows: some Sequence<Int>
  ) -> [(row: Int, terms: [(variable: Int, coefficient: Double)])] {
    rows.filter { unknown[$0] > 0 }.map { row in
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
    shared = shared.filter { unknown[$0] > 0 && ownCounts[$0] == 0 }
    budget -= shared.count
    guard budget > 0 else { return nil }
    let core = RowCore(unsolved(shared.sorted()))
    guard !core.rows.isEmpty else { return nil }
    let found = elimination(core).determined
    guard let least = found.map(\.multiples.count).min() else { return nil }
    // In a large system a search for each variable would take too long.
    return core.rows.count > 100 ? found : found.filter { $0.multiples.count == least }
  }

  /// A variable that no equation gives keeps its value; the rest follows from it.
  private mutating func leaveOpen() {
    let core = RowCore(unsolved(0..<allowed))
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

/// The constraints that a search for contradictions suggests to break, and all that leads to them by way of
/// the equalities that define variables.
struct SuggestedConstraints {
  private let system: LinearSystem
  /// The variables, each with the equality that defines it.
  private let variables: FlatArray<EliminationVariable>
  /// Whether a suggested constraint is among each constraint and its definers, theirs, and so on.
  private var isBehind: [Bool]
  /// The constraints with a variable that each constraint defines; none before one is suggested.
  private var users: [[Int32]] = []
  /// The number of the search that came to each constraint last.
  private var searches: [Int32]
  private var search: Int32 = 0

  /// Nothing suggested yet.
  init(_ elimination: Elimination, _ system: LinearSystem) {
    self.system = system
    variables = elimination.variables
    isBehind = Array(repeating: false, count: system.constraintCount)
    searches = Array(repeating: 0, count: system.constraintCount)
  }

  /// Whether a constraint leads to a suggested one.
  func isBehind(_ constraint: Int) -> Bool { isBehind[constraint] }

  /// Some constraints and all equalities that define variables of theirs, and so on.
  ///
  /// - Complexity: O(*k*) of their terms.
  mutating func withDefiners(_ constraints: [Int]) -> [Int] {
    search += 1
    var result: [Int] = []
    for constraint in constraints where searches[constraint] != search {
      searches[constraint] = search
      result.append(constraint)
    }
    var next = 0
    while next < result.count {
      for term in system.terms(of: result[next]) {
        let definer = definer(of: term)
        if definer < 0 || searches[definer] == search { continue }
        searches[definer] = search
        result.append(definer)
      }
      next += 1
    }
    return result
  }

  /// Suggests a constraint.
  ///
  /// - Complexity: O(*k*) of what leads to it and to no other one; O(*n*) of the system's terms the first
  ///   time.
  mutating func add(_ constraint: Int) {
    if isBehind[constraint] { return }
    if users.isEmpty { findUsers() }
    isBehind[constraint] = true
    var queue = [constraint]
    while let next = queue.popLast() {
      for user in users[next] where !isBehind[Int(user)] {
        isBehind[Int(user)] = true
        queue.append(Int(user))
      }
    }
  }

  private mutating func findUsers() {
    users = Array(repeating: [], count: system.constraintCount)
    for constraint in 0..<system.constraintCount {
      for term in system.terms(of: constraint) {
        let definer = definer(of: term)
        if definer >= 0 && definer != constraint { users[definer].append(Int32(constraint)) }
      }
    }
  }

  /// The equality that defines the variable of a term, or -1.
  private func definer(of term: Int) -> Int { Int(variables[system.terms[term].variable].definer) }
}

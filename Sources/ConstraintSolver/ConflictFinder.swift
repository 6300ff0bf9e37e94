/// Finds which required constraints of one component to give up, and why.
///
/// Constraints are accepted by rank; the first that those before it contradict is given up. Any contradiction
/// names an irreducible set. If what comes before its last member can hold together, that member is the one;
/// if not, there is a contradiction with an earlier last member.
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
    for constraint in constraints where whole.statements[constraint].priority == Priority.required.value {
      var statement = whole.statements[constraint]
      let first = system.terms.count
      for place in whole.terms(of: constraint) {
        var term = whole.terms[place]
        let number = numbers[term.variable] ?? Int32(numbers.count)
        numbers[term.variable] = number
        term.variable = number
        system.terms.append(term)
      }
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
    while var members = reduction.contradiction(system, accepted + (start..<names.count).map(Int32.init)) {
      guard var last = members.last else { return }
      var before = accepted + (start..<Int(last)).map(Int32.init)
      while let earlier = reduction.contradiction(system, before), let earlierLast = earlier.last {
        members = earlier
        last = earlierLast
        before = accepted + (start..<Int(last)).map(Int32.init)
      }
      conflicts.append(
        Conflict(
          broken: ConstraintID(index: names[Int(last)]),
          with: members.dropLast().map { ConstraintID(index: names[Int($0)]) }))
      accepted = before
      start = Int(last) + 1
    }
  }
}

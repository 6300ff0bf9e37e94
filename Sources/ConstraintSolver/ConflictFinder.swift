/// Finds which required constraints of one component to give up, and why.
///
/// A constraint is given up if it contradicts those of smaller rank that are not given up. Any irreducible set
/// suggests its last member. Once what is left can hold together, and no set contains what another suggests,
/// exactly the suggested ones are given up.
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
    /// For each constraint to give up, its irreducible set without it.
    var others: [Int32: [Int32]] = [:]
    while true {
      let remaining = (0..<Int32(names.count)).filter { others[$0] == nil }
      let sets = reduction.contradictions(system, remaining)
      if sets.isEmpty { break }
      for members in sets.sorted(by: { ($0.last ?? 0) < ($1.last ?? 0) }) {
        guard let last = members.last, others[last] == nil else { continue }
        if members.contains(where: { others[$0] != nil }) { continue }
        // What this gives up no longer speaks against later ones.
        others = others.filter { $0.key < last || !$0.value.contains(last) }
        others[last] = members.dropLast()
      }
    }
    conflicts = others.sorted { $0.key < $1.key }.map { broken, others in
      Conflict(
        broken: ConstraintID(index: names[Int(broken)]),
        with: others.map { ConstraintID(index: names[Int($0)]) })
    }
  }
}

/// Solves one component step by step, with every constraint in the tableau: the thorough way.
///
/// Required constraints enter one by one by rank; one that contradicts those before it is given up and the
/// tableau's row says with which. Then each level is minimized, ties are decided, and what is still free is
/// brought near zero.
struct ComponentSolver {
  var tableau: Tableau
  /// The component's variables: the first quantities of the tableau.
  let variables: [Int]
  /// The component's constraints as costs, by rank.
  private var items: [(constraint: Int, priority: Double, item: Costs.Item)] = []
  private(set) var conflicts: [Conflict] = []

  /// Builds the tableau of a component.
  init(_ system: LinearSystem, variables: [Int], constraints: [Int]) {
    self.variables = variables
    let rows = constraints.filter { system.terms(of: $0).count > 1 }
    tableau = Tableau(variableCount: variables.count, rowCount: rows.count)
    var places: [Int: Int] = [:]
    for (place, variable) in variables.enumerated() { places[variable] = place }
    var row = 0
    for constraint in constraints {
      let terms = system.terms(of: constraint)
      var item = Costs.Item(
        quantity: 0, relation: system.relations[constraint], position: system.constants[constraint], weight: 1
      )
      if terms.count == 1, let place = places[Int(system.termVariables[terms.lowerBound])] {
        let coefficient = system.termCoefficients[terms.lowerBound]
        item.quantity = place
        item.position /= coefficient
        item.weight = coefficient.magnitude
        if coefficient < 0 { item.relation = item.relation.reversed }
      } else {
        for term in terms {
          guard let place = places[Int(system.termVariables[term])] else { continue }
          tableau.coefficients[row * variables.count + place] = system.termCoefficients[term]
        }
        item.quantity = variables.count + row
        row += 1
      }
      items.append((constraint, system.priorities[constraint], item))
    }
  }

  /// Solves the component, all steps.
  mutating func solve() {
    satisfyRequired()
    minimizeLevels()
    decideTies()
    settleFreeVariables()
  }

  /// Brings the required constraints into force, by rank, and finds those that contradict earlier ones.
  mutating func satisfyRequired() {
    for (constraint, priority, item) in items where priority == Priority.required.value {
      require(item, constraint: constraint)
    }
  }

  private mutating func require(_ item: Costs.Item, constraint: Int) {
    let quantity = item.quantity
    let position = item.position
    let tolerance = Tableau.tolerance(at: position)
    if item.relation != .lessThanOrEqual && position > tableau.upper[quantity] + tolerance {
      give(up: constraint, with: [tableau.upperOwners[quantity]])
      return
    }
    if item.relation != .greaterThanOrEqual && position < tableau.lower[quantity] - tolerance {
      give(up: constraint, with: [tableau.lowerOwners[quantity]])
      return
    }
    tableau.costs.set([item])
    tableau.minimize()
    let excess = tableau.values[quantity] - position
    if item.relation != .lessThanOrEqual && excess < -tolerance {
      give(up: constraint, with: blockers(of: quantity, upward: true))
      return
    }
    if item.relation != .greaterThanOrEqual && excess > tolerance {
      give(up: constraint, with: blockers(of: quantity, upward: false))
      return
    }
    if item.relation != .lessThanOrEqual && position > tableau.lower[quantity] {
      tableau.lower[quantity] = position
      tableau.lowerOwners[quantity] = constraint
    }
    if item.relation != .greaterThanOrEqual && position < tableau.upper[quantity] {
      tableau.upper[quantity] = position
      tableau.upperOwners[quantity] = constraint
    }
  }

  private mutating func give(up constraint: Int, with others: [Int]) {
    conflicts.append(
      Conflict(broken: ConstraintID(index: constraint), with: others.map(ConstraintID.init(index:))))
  }

  /// The constraints whose ends keep a basic quantity from moving, read from its row.
  private func blockers(of quantity: Int, upward: Bool) -> [Int] {
    guard let row = tableau.rowQuantities.firstIndex(of: quantity) else { return [] }
    var owners: Set<Int> = []
    for column in 0..<tableau.columnCount {
      let coefficient = tableau.coefficients[row * tableau.columnCount + column]
      if coefficient.magnitude <= Tableau.costTolerance { continue }
      let other = tableau.columnQuantities[column]
      let owner = (coefficient > 0) == upward ? tableau.upperOwners[other] : tableau.lowerOwners[other]
      if owner >= 0 { owners.insert(owner) }
    }
    return items.map(\.constraint).filter(owners.contains)
  }

  /// Minimizes the sum of the violations of each priority, from the highest down.
  mutating func minimizeLevels() {
    let levels = Set(items.map(\.priority)).sorted(by: >).filter { $0 < 1000 }
    for level in levels {
      if !tableau.hasFreedom { return }
      tableau.costs.set(items.filter { $0.priority == level }.map(\.item))
      tableau.minimize()
      tableau.freeze()
    }
  }

  /// Decides between solutions of equal sums: by priority, then by rank, each violation is made least.
  mutating func decideTies() {
    let optional = items.enumerated().filter { $0.element.priority < 1000 }
      .sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
    for (_, entry) in optional {
      if !tableau.hasFreedom { return }
      tableau.costs.set([entry.item])
      tableau.minimize()
      tableau.freeze()
    }
  }

  /// Gives each variable that is still free the feasible value nearest zero, in the order of index.
  mutating func settleFreeVariables() {
    for quantity in variables.indices {
      if !tableau.hasFreedom { return }
      if tableau.lower[quantity] >= tableau.upper[quantity] { continue }
      tableau.costs.set([Costs.Item(quantity: quantity, relation: .equal, position: 0, weight: 1)])
      tableau.minimize()
      tableau.freeze()
    }
  }
}

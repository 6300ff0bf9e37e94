/// Solves one component step by step, with every constraint in the tableau: the thorough way.
///
/// Required constraints enter one by one by rank; one that contradicts those before it is given up and the
/// tableau's row says with which. Then each level is minimized, ties are decided, and what is still free is
/// brought near zero.
struct ComponentSolver: ~Copyable {
  var tableau = Tableau()
  /// The component's variables: the first quantities of the tableau.
  let variables: [Int]
  /// The component's constraints as costs, by rank.
  private var items: [CostItem] = []
  /// The constraint that gave a quantity its lower end, or -1.
  private var lowerOwners: [Int32]
  /// The constraint that gave a quantity its upper end, or -1.
  private var upperOwners: [Int32]
  private(set) var conflicts: [Conflict] = []

  /// Builds the tableau of a component.
  init(_ system: LinearSystem, variables: [Int], constraints: [Int]) {
    self.variables = variables
    let rows = constraints.filter { system.terms(of: $0).count > 1 }
    tableau.reset(variableCount: variables.count, rowCount: rows.count)
    lowerOwners = Array(repeating: -1, count: variables.count + rows.count)
    upperOwners = lowerOwners
    var places: [Int32: Int] = [:]
    for (place, variable) in variables.enumerated() { places[Int32(variable)] = place }
    var row = 0
    for constraint in constraints {
      let terms = system.terms(of: constraint)
      var quantity = variables.count + row
      var coefficient = 1.0
      if terms.count == 1 {
        quantity = places[system.terms[terms.lowerBound].variable] ?? 0
        coefficient = system.terms[terms.lowerBound].coefficient
      } else {
        for term in terms {
          guard let place = places[system.terms[term].variable] else { continue }
          tableau.coefficients[row * variables.count + place] = system.terms[term].coefficient
        }
        row += 1
      }
      items.append(
        CostItem(
          quantity: Int32(quantity), coefficient: coefficient, system.statements[constraint].relation,
          system.statements[constraint].constant, constraint: Int32(constraint), place: Int32(items.count),
          priority: system.statements[constraint].priority
        ))
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
    for item in items where item.priority == Priority.required.value { require(item) }
  }

  private mutating func require(_ item: CostItem) {
    let quantity = Int(item.quantity)
    let position = item.position
    let tolerance = Tableau.tolerance(at: position)
    if item.isLower && position > tableau.upper[quantity] + tolerance {
      give(up: item.constraint, with: [upperOwners[quantity]])
      return
    }
    if item.isUpper && position < tableau.lower[quantity] - tolerance {
      give(up: item.constraint, with: [lowerOwners[quantity]])
      return
    }
    minimize(CollectionOfOne(item))
    let excess = tableau.values[quantity] - position
    if item.isLower && excess < -tolerance {
      give(up: item.constraint, with: blockers(of: quantity, upward: true))
      return
    }
    if item.isUpper && excess > tolerance {
      give(up: item.constraint, with: blockers(of: quantity, upward: false))
      return
    }
    if item.isLower && position > tableau.lower[quantity] {
      tableau.lower[quantity] = position
      lowerOwners[quantity] = item.constraint
    }
    if item.isUpper && position < tableau.upper[quantity] {
      tableau.upper[quantity] = position
      upperOwners[quantity] = item.constraint
    }
  }

  /// Moves to where some items' violations are least in sum.
  mutating func minimize(_ items: some Collection<CostItem>) {
    tableau.removeCosts()
    for item in items { tableau.costs.add(item) }
    tableau.minimize()
  }

  private mutating func give(up constraint: Int32, with others: [Int32]) {
    conflicts.append(
      Conflict(
        broken: ConstraintID(index: Int(constraint)), with: others.map { ConstraintID(index: Int($0)) }))
  }

  /// The constraints whose ends keep a basic quantity from moving, read from its row.
  private func blockers(of quantity: Int, upward: Bool) -> [Int32] {
    let row = Int(tableau.rows[quantity])
    if row < 0 { return [] }
    var owners: Set<Int32> = []
    for column in 0..<tableau.columnCount {
      let coefficient = tableau.coefficients[row * tableau.stride + column]
      if coefficient.magnitude <= Tableau.costTolerance { continue }
      let other = Int(tableau.columnQuantities[column])
      let owner = (coefficient > 0) == upward ? upperOwners[other] : lowerOwners[other]
      if owner >= 0 { owners.insert(owner) }
    }
    return items.map(\.constraint).filter(owners.contains)
  }

  /// Minimizes the sum of the violations of each priority, from the highest down.
  mutating func minimizeLevels() {
    let levels = Set(items.map(\.priority)).sorted(by: >).filter { $0 < Priority.required.value }
    for level in levels {
      if tableau.columnCount == 0 { return }
      minimize(
        items.filter { $0.priority == level }
          .sorted { ($0.quantity, $0.position) < ($1.quantity, $1.position) })
      tableau.freeze()
    }
  }

  /// Decides between solutions of equal sums: by priority, then by rank, each violation is made least.
  mutating func decideTies() {
    let optional = items.enumerated().filter { $0.element.priority < Priority.required.value }
      .sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
    for (_, item) in optional {
      if tableau.columnCount == 0 { return }
      minimize(CollectionOfOne(item))
      tableau.freeze()
    }
  }

  /// Gives each variable that is still free the feasible value nearest zero, in the order of index.
  mutating func settleFreeVariables() {
    for quantity in variables.indices {
      if tableau.columnCount == 0 { return }
      minimize(CollectionOfOne(Self.nearZero(quantity)))
      tableau.freeze()
    }
  }

  private static func nearZero(_ quantity: Int, position: Double = 0) -> CostItem {
    CostItem(
      quantity: Int32(quantity), coefficient: 1, .equal, position, constraint: -1, place: 0, priority: 0)
  }

  /// Minimizes the distance of a variable from a number.
  mutating func approach(_ quantity: Int, _ position: Double) {
    minimize(CollectionOfOne(Self.nearZero(quantity, position: position)))
  }
}

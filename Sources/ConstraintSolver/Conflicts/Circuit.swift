/// The search for the equalities that a contradiction needs besides the constraints its certificate names.
///
/// Named constraints are about unknowns; in the system's variables their multiples add up to variables that
/// equalities define. Each of these is taken out with a multiple of its equality, until all cancel. The
/// equalities are linearly independent, and so are the named constraints but for one: there is one such sum,
/// and all constraints whose multiple in it is not zero are an irreducible set.
struct Circuit {
  private let system: LinearSystem
  /// The variables, each with the equality that defines it.
  private let variables: FlatArray<EliminationVariable>
  /// The coefficients of the variables in the sum, and the size of the numbers in each.
  private var sums: [CancellingSum]
  /// The multiples of the constraints in the sum.
  private var multiples: [CancellingSum]
  /// The constraints with a multiple, each once.
  private var members: [Int] = []
  /// The variables with a coefficient that was not looked at since it changed.
  private var open: [Int32] = []
  /// How many terms were added up for the last set.
  private(set) var work = 0

  init(_ system: LinearSystem, _ elimination: Elimination) {
    self.system = system
    variables = elimination.variables
    sums = Array(repeating: CancellingSum(), count: elimination.variables.count)
    multiples = Array(repeating: CancellingSum(), count: system.constraintCount)
  }

  /// The irreducible set of a certificate, in no order; nil where that takes many multiples or large numbers.
  ///
  /// Nil as well where an equality has not the variable that it defines, since others were put in it before.
  ///
  /// - Parameter limit: How many terms may be added up.
  mutating func irreducibleSet(_ shares: ArraySlice<Share>, limit: Int) -> [Int]? {
    defer { clear() }
    work = 0
    for share in shares {
      guard share.multiplier.isFinite else { return nil }
      add(Int(share.constraint), share.multiplier)
    }
    let namedCount = members.count
    var steps = 0
    while let variable = open.popLast() {
      let definer = Int(variables[variable].definer)
      if definer < 0 || sums[Int(variable)].isZero { continue }
      let term = system.terms(of: definer).first { system.terms[$0].variable == variable }
      guard let term else { return nil }
      let multiple = -sums[Int(variable)].value / system.terms[term].coefficient
      guard multiple.isFinite, steps < Self.stepsOfMember * members.count, work <= limit else { return nil }
      steps += 1
      add(definer, multiple)
      sums[Int(variable)] = CancellingSum()
    }
    for member in members {
      // Numbers that overflow tell nothing.
      guard multiples[member].value.isFinite else { return nil }
      for term in system.terms(of: member) {
        let sum = sums[Int(system.terms[term].variable)]
        guard sum.value.isFinite, sum.isZero else { return nil }
      }
    }
    return members[..<namedCount] + members[namedCount...].filter { !multiples[$0].isZero }
  }

  /// How many multiples are added for each constraint with one, at most in the mean: a variable that was
  /// taken out may come again with other equalities.
  private static let stepsOfMember = 4

  /// Adds a multiple of a constraint to the sum.
  private mutating func add(_ constraint: Int, _ multiple: Double) {
    if multiple == 0 { return }
    if multiples[constraint].size == 0 { members.append(constraint) }
    multiples[constraint].add(multiple)
    let terms = system.terms(of: constraint)
    work += terms.count
    for term in terms {
      let variable = system.terms[term].variable
      sums[Int(variable)].add(multiple * system.terms[term].coefficient)
      open.append(variable)
    }
  }

  private mutating func clear() {
    for member in members {
      multiples[member] = CancellingSum()
      for term in system.terms(of: member) { sums[Int(system.terms[term].variable)] = CancellingSum() }
    }
    members.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
  }
}

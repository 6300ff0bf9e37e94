/// The first stage: takes a system, eliminates its required equalities and gives bounds on what is left.
struct Presolve {
  var elimination: Elimination
  /// The required equalities that are not eliminated yet.
  private var equalities: FlatArray<Int32>
  /// The other constraints of several terms, each with the variable that is its left side or -1.
  private var sides: FlatArray<Int32>
  private var sideVariables: FlatArray<Int32>
  var sharedSums: SharedSums
  /// How much a reduction may take.
  var limits = SolverLimits()
  /// The most numbers that definitions and rows have kept.
  var numbers = 0
  /// Whether a reduction ended at a limit; what it leaves says nothing of the system.
  var isExhausted = false

  init(in arena: borrowing Arena) {
    (equalities, sides, sideVariables) = arena.arrays()
    elimination = Elimination(in: arena)
    sharedSums = SharedSums(in: arena)
  }

  /// Reduces a system.
  mutating func reduce(
    _ system: LinearSystem, _ plan: EliminationPlan, into reduced: inout ReducedSystem
  ) {
    reduced.reset(variableCount: system.variableCount)
    elimination.reset(variableCount: system.variableCount)
    equalities.removeAll()
    sides.removeAll()
    sideVariables.removeAll()
    sharedSums.removeAll()
    putInOrder(system, plan.broken, &reduced)
    sortOut(system, plan, &reduced)
    for index in 0..<equalities.count where !isExhausted {
      eliminate(system, Int(equalities[index]), isTagged: plan.order == .tagged, &reduced)
      noteLimit(reduced)
    }
    nameSides(system)
    addBounds(system, plan, &reduced)
  }

  /// Notes, after an expansion, whether the reduction has come to a limit.
  mutating func noteLimit(_ reduced: ReducedSystem) {
    numbers = max(numbers, elimination.poolVariables.count + reduced.unknowns.poolColumns.count)
    if elimination.work > limits.steps || numbers > limits.numbers { isExhausted = true }
  }

  private func putInOrder(
    _ system: LinearSystem, _ broken: Set<Int>, _ reduced: inout ReducedSystem
  ) {
    var broken = broken.isEmpty ? [] : broken.sorted()[...]
    for constraint in 0..<system.constraintCount {
      if constraint == broken.first {
        broken.removeFirst()
      } else if system.records[constraint].isPresent {
        reduced.ranked.append(Int32(constraint))
      }
    }
    if system.isInRankOrder { return }
    let records = system.records
    reduced.ranked.sort(0..<reduced.ranked.count) {
      (records[Int($0)].rank, $0) < (records[Int($1)].rank, $1)
    }
  }

  /// Sorts out the equalities to eliminate and the other constraints of several terms.
  ///
  /// Where equalities of one term come first, they define their variables at once, unless these have a value.
  private mutating func sortOut(
    _ system: LinearSystem, _ plan: EliminationPlan, _ reduced: inout ReducedSystem
  ) {
    for order in 0..<reduced.ranked.count {
      let constraint = Int(reduced.ranked[order])
      let terms = system.terms(of: constraint)
      let record = system.records[constraint]
      if terms.isEmpty { continue }
      if plan.eliminates(record, constraint) {
        let term = system.terms[terms.lowerBound]
        if terms.count > 1 || plan.order != .constantsFirst || !elimination.isFree(term.variable) {
          equalities.append(Int32(constraint))
        } else if record.isParameter {
          eliminate(system, constraint, isTagged: false, &reduced)
        } else {
          elimination.define(term.variable, constant: record.constant / term.coefficient, by: constraint)
        }
      } else if terms.count == 1 {
        elimination.variables[system.terms[terms.lowerBound].variable].useCount += 1
      } else {
        sides.append(Int32(constraint))
        sideVariables.append(-1)
      }
    }
  }

  /// Names the left sides of constraints of several terms where that defines a variable.
  private mutating func nameSides(_ system: LinearSystem) {
    for index in 0..<sides.count {
      if isExhausted { return }
      let terms = system.terms(of: Int(sides[index]))
      sideVariables[index] = elimination.nameLeftSide(system, terms) ?? -1
    }
  }

  private mutating func eliminate(
    _ system: LinearSystem, _ constraint: Int, isTagged: Bool, _ reduced: inout ReducedSystem
  ) {
    let record = system.records[constraint]
    var constant = record.constant
    var tag: Int32 = -1
    if isTagged || record.isParameter {
      // A tag that only names its equality is zero.
      tag = elimination.addFixed(value: isTagged ? 0 : constant)
      reduced.parameters.append(Int32(constraint))
      reduced.parameterTags.append(tag)
      if !isTagged { constant = 0 }
    }
    if elimination.eliminate(system, constraint, constant: constant, tag: tag) { return }
    var side = Multiple()
    addSide(&side, &reduced)
    addCheck(system, constraint, side: Int32(reduced.sides.count - 1), &reduced)
  }

  private mutating func addBounds(
    _ system: LinearSystem, _ plan: EliminationPlan, _ reduced: inout ReducedSystem
  ) {
    var nextSide = 0
    for order in 0..<reduced.ranked.count where !isExhausted {
      let constraint = Int(reduced.ranked[order])
      let record = system.records[constraint]
      if plan.eliminates(record, constraint) { continue }
      let terms = system.terms(of: constraint)
      if terms.count == 1 {
        addBound(system, constraint, term: terms.lowerBound, order: order, &reduced)
      } else if terms.count > 1 {
        addBound(system, constraint, terms, named: sideVariables[nextSide], order: order, &reduced)
        nextSide += 1
      }
    }
  }
}

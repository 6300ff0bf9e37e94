/// What remains of a system when its required equalities are eliminated: quantities and items about them.
///
/// A quantity is a free variable or a sum of free variables that some constraint is about. Quantities that share
/// a free variable form a part; parts are solved apart.
struct Reduction: ~Copyable, Sendable {
  var elimination = Elimination()
  /// The constraints in force in the order of ranks.
  var order = FlatArray<Int32>()
  /// The required equalities that are not yet eliminated, and the other constraints of several terms.
  var equalities = FlatArray<Int32>()

  /// What the remaining constraints say, in the order of ranks.
  var items = FlatArray<CostItem>()
  /// For each quantity, the free variable it is, or -1 for a sum.
  var quantityVariables = FlatArray<Int32>()
  /// For each quantity that is a sum, its terms in the pool.
  var sumStarts = FlatArray<Int32>()
  var sumSizes = FlatArray<Int32>()
  /// The quantities, all free variables, and coefficients of all sums.
  var sumQuantities = FlatArray<Int32>()
  var sumCoefficients = FlatArray<Double>()
  /// For each quantity, another of its part; itself for the one that stands for the part.
  var parents = FlatArray<Int32>()

  /// For each variable, the quantity it is a multiple of plus an offset, or one of two marks.
  var variableQuantities = FlatArray<Int32>()
  var variableScales = FlatArray<Double>()
  var variableOffsets = FlatArray<Double>()
  static let unknown: Int32 = -1
  static let constant: Int32 = -2
  /// The constraints of several terms that are not eliminated, in order, each with the variable that is its left
  /// side or -1.
  var sides = FlatArray<Int32>()
  var sideVariables = FlatArray<Int32>()
  /// The place in `sides` of the next constraint to put on a quantity.
  var nextSide = 0
  /// For each constraint of several terms that is not eliminated, the multiple of its quantity and the offset.
  var sideScales = FlatArray<Double>()
  var sideOffsets = FlatArray<Double>()

  /// Required constraints in which all variables cancel.
  var checks = FlatArray<Check>()
  /// Offsets that depend on fixed variables, and the terms of that dependence.
  var dependents = FlatArray<Dependent>()
  var dependentVariables = FlatArray<Int32>()
  var dependentCoefficients = FlatArray<Double>()
  /// The required equalities whose constant may change, and the fixed variables that stand for it.
  var parameters = FlatArray<Int32>()
  var parameterTags = FlatArray<Int32>()

  /// Required constraints that cannot hold with others: one at least of each conflict found.
  var failures = FlatArray<Int32>()
  /// What contradicts itself, as multiples of constraints; see the extension that fills it.
  var evidence = FlatArray<Evidence>()
  /// Where the evidence of each contradiction ends.
  var evidenceEnds = FlatArray<Int32>()

  /// For each fixed variable, its share in the evidence looked at, and the size of the numbers in it.
  var shareSums = FlatArray<Double>()
  var shareSizes = FlatArray<Double>()
  var isMember = FlatArray<Bool>()

  /// Whether the items say what the system says, as they do from a reduction until constants change or open variables
  /// are emitted.
  var isAsReduced = false

  // Working memory of the solution; see the extension that uses it.
  var partItems = FlatArray<CostItem>()
  var itemStarts = FlatArray<Int32>()
  var partQuantities = FlatArray<Int32>()
  var partStarts = FlatArray<Int32>()
  var localQuantities = FlatArray<Int32>()
  var levelItems = FlatArray<CostItem>()
  var sortedItems = FlatArray<CostItem>()
  var levels = FlatArray<Level>()
  var quantityValues = FlatArray<Double>()
  var isOpen = FlatArray<Bool>()
  var hasOpen = false
  /// Whether what was open is settled without solving the parts again.
  var isSettledOneByOne = false
  var settlement = Settlement()
  /// Whether parts are solved for what is open, with ties undecided.
  var isSpreading = false
  var spread = FlatArray<Spread>()
  /// For each quantity, its value in a second solution.
  var otherValues = FlatArray<Double>()
  var sumSearch = SumSearch()
  var tableau = Tableau()
  /// The part that was last solved in the tableau, as a range of `partQuantities`.
  var lastTableau: Range<Int>?
  /// How many parts the tableau left open, none after the last of them.
  var openTableaus = 0
  /// For each quantity of the tableau, its column or -1.
  var columnPlaces = FlatArray<Int32>()
  var variableValues = FlatArray<Double>()
  var pending = FlatArray<Int32>()
  var evaluationOrder = FlatArray<Int32>()

  /// The memory that small arrays share, and whether it was decided if they do.
  var block: MemoryBlock?
  var hasMemory = false

  init() {}

  /// Reduces a system.
  ///
  /// - Parameter exempt: Required equalities that are not eliminated but stay as constraints on what is left.
  mutating func reduce(
    _ system: borrowing LinearSystem, _ equalityOrder: EqualityOrder = .constantsFirst,
    exempt: Set<Int> = []
  ) {
    takeMemory(system)
    putInOrder(system)
    removeAll()
    elimination.reset(variableCount: system.variableCount)
    variableQuantities.fill(Self.unknown, count: system.variableCount)
    variableScales.fill(0, count: system.variableCount)
    variableOffsets.fill(0, count: system.variableCount)
    sortOut(system, equalityOrder, exempt)
    for index in 0..<equalities.count {
      eliminate(system, Int(equalities[index]), isTagged: equalityOrder == .tagged)
    }
    nameSides(system)
    for place in 0..<order.count {
      let constraint = Int(order[place])
      if system.statements[constraint].isRequiredEquality && !exempt.contains(constraint) { continue }
      let terms = system.terms(of: constraint)
      if terms.count == 1 {
        emit(system, constraint, term: terms.lowerBound, place: place)
      } else if terms.count > 1 {
        emit(system, constraint, terms, place: place)
      }
    }
  }

  private mutating func removeAll() {
    items.removeAll()
    quantityVariables.removeAll()
    sumStarts.removeAll()
    sumSizes.removeAll()
    sumQuantities.removeAll()
    sumCoefficients.removeAll()
    parents.removeAll()
    sideScales.removeAll()
    sideOffsets.removeAll()
    checks.removeAll()
    dependents.removeAll()
    dependentVariables.removeAll()
    dependentCoefficients.removeAll()
    parameters.removeAll()
    parameterTags.removeAll()
    failures.removeAll()
    evidence.removeAll()
    evidenceEnds.removeAll()
    equalities.removeAll()
    sides.removeAll()
    sideVariables.removeAll()
    nextSide = 0
    isAsReduced = true
  }

  private mutating func putInOrder(_ system: borrowing LinearSystem) {
    order.removeAll()
    for constraint in 0..<system.constraintCount where system.statements[constraint].isInForce {
      order.append(Int32(constraint))
    }
    if system.isInRankOrder { return }
    let statements = system.statements
    order.sort(0..<order.count) { (statements[Int($0)].rank, $0) < (statements[Int($1)].rank, $1) }
  }

  /// Sorts out the equalities to eliminate and the other constraints of several terms.
  ///
  /// Where equalities of one term come first, they define their variables at once, unless these have a value.
  private mutating func sortOut(
    _ system: borrowing LinearSystem, _ equalityOrder: EqualityOrder, _ exempt: Set<Int>
  ) {
    for place in 0..<order.count {
      let constraint = Int(order[place])
      let terms = system.terms(of: constraint)
      let statement = system.statements[constraint]
      if terms.isEmpty { continue }
      if statement.isRequiredEquality && !exempt.contains(constraint) {
        let term = system.terms[terms.lowerBound]
        if terms.count > 1 || equalityOrder != .constantsFirst || !elimination.isFree(term.variable) {
          equalities.append(Int32(constraint))
        } else if statement.isParameter {
          eliminate(system, constraint, isTagged: false)
        } else {
          elimination.define(
            term.variable, constant: statement.constant / term.coefficient, by: constraint)
        }
      } else if terms.count == 1 {
        elimination.useCounts[system.terms[terms.lowerBound].variable] += 1
      } else {
        sides.append(Int32(constraint))
        sideVariables.append(-1)
      }
    }
  }

  /// Names the left sides of constraints of several terms where that defines a variable.
  private mutating func nameSides(_ system: borrowing LinearSystem) {
    for index in 0..<sides.count {
      let terms = system.terms(of: Int(sides[index]))
      sideVariables[index] = elimination.nameLeftSide(system, terms) ?? -1
    }
  }

  private mutating func eliminate(
    _ system: borrowing LinearSystem, _ constraint: Int, isTagged: Bool
  ) {
    let statement = system.statements[constraint]
    var constant = statement.constant
    var tag: Int32 = -1
    if isTagged || statement.isParameter {
      // A tag that only names its equality is zero.
      tag = elimination.addFixed(value: isTagged ? 0 : constant)
      parameters.append(Int32(constraint))
      parameterTags.append(tag)
      if !isTagged { constant = 0 }
    }
    if elimination.eliminate(system, constraint, constant: constant, tag: tag) { return }
    addSide(scale: 0)
    addCheck(system, constraint, side: Int32(sideOffsets.count - 1))
  }
}

/// The order in which required equalities are eliminated.
enum EqualityOrder {
  /// Those of one term before the others, which leaves the shortest definitions.
  case constantsFirst
  /// By rank: one that contradicts others then contradicts those before it.
  case ranked
  /// By rank, each with a fixed variable, so that expansions say which equalities they used.
  case tagged
}

/// What remains of a system when its required equalities are eliminated: quantities and items about them.
///
/// A quantity is a free variable or a sum of free variables that some constraint is about. Quantities that share
/// a free variable form a part; parts are solved apart.
struct Reduction: ~Copyable, Sendable {
  var elimination = Elimination()
  /// The constraints in force in the order of ranks.
  var order = FlatArray<Int32>()
  /// The required equalities that are not yet eliminated, and the other constraints of several terms.
  private var equalities = FlatArray<Int32>()

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

  /// For each variable, the quantity it is a multiple of plus an offset.
  private var variableQuantities = FlatArray<Int32>()
  private var variableScales = FlatArray<Double>()
  private var variableOffsets = FlatArray<Double>()
  private static let unknown: Int32 = -1
  private static let constant: Int32 = -2

  /// Required constraints that cannot hold with others: one at least of each conflict found.
  var failures = FlatArray<Int32>()

  // Working memory of the solution; see the extension that uses it.
  var partItems = FlatArray<CostItem>()
  var itemStarts = FlatArray<Int32>()
  var partQuantities = FlatArray<Int32>()
  var partStarts = FlatArray<Int32>()
  var localQuantities = FlatArray<Int32>()
  var levelItems = FlatArray<CostItem>()
  var quantityValues = FlatArray<Double>()
  var isOpen = FlatArray<Bool>()
  var hasOpen = false
  var tableau = Tableau()
  var variableValues = FlatArray<Double>()
  var pending = FlatArray<Int32>()

  init() {}

  /// Reduces a system.
  mutating func reduce(_ system: borrowing LinearSystem) {
    putInOrder(system)
    reduceOrdered(system)
  }

  /// Reduces the constraints of a system that stand in `order`.
  mutating func reduceOrdered(_ system: borrowing LinearSystem) {
    elimination.reset(variableCount: system.variableCount)
    items.removeAll()
    quantityVariables.removeAll()
    sumStarts.removeAll()
    sumSizes.removeAll()
    sumQuantities.removeAll()
    sumCoefficients.removeAll()
    parents.removeAll()
    failures.removeAll()
    equalities.removeAll()
    defineConstants(system)
    for index in 0..<equalities.count {
      let constraint = Int(equalities[index])
      let terms = system.terms(of: constraint)
      if !elimination.eliminate(system, terms, constant: system.statements[constraint].constant) {
        failures.append(Int32(constraint))
      }
    }
    variableQuantities.fill(Self.unknown, count: system.variableCount)
    variableScales.fill(0, count: system.variableCount)
    variableOffsets.fill(0, count: system.variableCount)
    for place in 0..<order.count {
      let constraint = Int(order[place])
      if system.isRequiredEquality(constraint) { continue }
      let terms = system.terms(of: constraint)
      if terms.count == 1 {
        emit(system, constraint, term: terms.lowerBound, place: place)
      } else if terms.count > 1 {
        emit(system, constraint, terms, place: place)
      }
    }
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

  /// Defines what required equalities of one term give a value, and sorts out the other equalities.
  private mutating func defineConstants(_ system: borrowing LinearSystem) {
    for place in 0..<order.count {
      let constraint = Int(order[place])
      let terms = system.terms(of: constraint)
      let isEquality = system.isRequiredEquality(constraint)
      if terms.count == 1 {
        let variable = system.terms[terms.lowerBound].variable
        if !isEquality {
          elimination.useCounts[variable] += 1
        } else if elimination.isFree(variable) {
          let value = system.statements[constraint].constant / system.terms[terms.lowerBound].coefficient
          elimination.define(variable, constant: value)
        } else {
          equalities.append(Int32(constraint))
        }
      } else if isEquality && terms.count > 1 {
        equalities.append(Int32(constraint))
      }
    }
  }

  /// Puts a constraint of one term on its variable's quantity.
  private mutating func emit(_ system: borrowing LinearSystem, _ constraint: Int, term: Int, place: Int) {
    let variable = system.terms[term].variable
    let coefficient = system.terms[term].coefficient
    if variableQuantities[variable] == Self.unknown { resolve(variable) }
    let quantity = variableQuantities[variable]
    let constant = system.statements[constraint].constant - coefficient * variableOffsets[variable]
    if quantity == Self.constant {
      checkConstant(system, constraint, constant)
      return
    }
    items.append(
      CostItem(
        quantity: quantity, coefficient: coefficient * variableScales[variable],
        system.statements[constraint].relation, constant, constraint: Int32(constraint), place: Int32(place),
        priority: system.statements[constraint].priority))
  }

  /// Puts a constraint of several terms on a quantity.
  private mutating func emit(
    _ system: borrowing LinearSystem, _ constraint: Int, _ terms: Range<Int>, place: Int
  ) {
    let quantity: Int32
    var coefficient = 1.0
    var constant = system.statements[constraint].constant
    if let side = elimination.nameLeftSide(system, terms) {
      quantity = freeQuantity(side)
    } else {
      elimination.expand(system, terms)
      constant -= elimination.resultConstant
      if elimination.resultVariables.isEmpty {
        checkConstant(system, constraint, constant)
        return
      }
      quantity = quantityOfResult(scale: &coefficient)
    }
    items.append(
      CostItem(
        quantity: quantity, coefficient: coefficient, system.statements[constraint].relation, constant,
        constraint: Int32(constraint), place: Int32(place), priority: system.statements[constraint].priority))
  }

  /// Finds which quantity a variable is a multiple of.
  private mutating func resolve(_ variable: Int32) {
    variableScales[variable] = 1
    variableOffsets[variable] = 0
    if elimination.isFree(variable) {
      variableQuantities[variable] = freeQuantity(variable)
      return
    }
    if elimination.sizes[variable] > 0 { elimination.expand(variable) }
    if elimination.sizes[variable] == 0 || elimination.resultVariables.isEmpty {
      let isKnown = elimination.sizes[variable] == 0
      variableOffsets[variable] = isKnown ? elimination.constants[variable] : elimination.resultConstant
      variableQuantities[variable] = Self.constant
      return
    }
    variableOffsets[variable] = elimination.resultConstant
    var scale = 1.0
    variableQuantities[variable] = quantityOfResult(scale: &scale)
    variableScales[variable] = scale
  }

  /// The quantity of the last expansion without its constant, which is a multiple of the quantity.
  mutating func quantityOfResult(scale: inout Double) -> Int32 {
    if elimination.resultVariables.count == 1 {
      scale = elimination.resultCoefficients[0]
      return freeQuantity(elimination.resultVariables[0])
    }
    let start = sumQuantities.count
    for index in 0..<elimination.resultVariables.count {
      sumQuantities.append(freeQuantity(elimination.resultVariables[index]))
      sumCoefficients.append(elimination.resultCoefficients[index])
    }
    let quantity = addQuantity(variable: -1)
    sumStarts[quantity] = Int32(start)
    sumSizes[quantity] = Int32(sumQuantities.count - start)
    for index in start..<sumQuantities.count { join(quantity, sumQuantities[index]) }
    return quantity
  }

  mutating func freeQuantity(_ variable: Int32) -> Int32 {
    variableQuantities.extend(with: Self.unknown, to: Int(variable) + 1)
    variableScales.extend(with: 0, to: Int(variable) + 1)
    variableOffsets.extend(with: 0, to: Int(variable) + 1)
    if variableQuantities[variable] >= 0 { return variableQuantities[variable] }
    let quantity = addQuantity(variable: variable)
    variableQuantities[variable] = quantity
    variableScales[variable] = 1
    variableOffsets[variable] = 0
    return quantity
  }

  func hasQuantity(_ variable: Int32) -> Bool {
    variable < variableQuantities.count && variableQuantities[variable] >= 0
  }

  /// The quantity of a free variable that has one.
  func quantity(ofFree variable: Int32) -> Int32 { variableQuantities[variable] }

  private mutating func addQuantity(variable: Int32) -> Int32 {
    let quantity = Int32(quantityVariables.count)
    quantityVariables.append(variable)
    sumStarts.append(0)
    sumSizes.append(0)
    parents.append(quantity)
    return quantity
  }

  private mutating func join(_ one: Int32, _ other: Int32) {
    let first = part(of: one)
    let second = part(of: other)
    parents[max(first, second)] = min(first, second)
  }

  /// The quantity that stands for another's part.
  mutating func part(of quantity: Int32) -> Int32 {
    var current = quantity
    while parents[current] != current {
      parents[current] = parents[parents[current]]
      current = parents[current]
    }
    return current
  }

  /// Notes a required constraint that says something untrue about nothing.
  private mutating func checkConstant(_ system: borrowing LinearSystem, _ constraint: Int, _ constant: Double)
  {
    if system.statements[constraint].priority < Priority.required.value { return }
    let tolerance =
      1e-9 + 1e-12 * max(elimination.resultMagnitude, system.statements[constraint].constant.magnitude)
    let holds =
      switch system.statements[constraint].relation {
      case .lessThanOrEqual: constant >= -tolerance
      case .equal: constant.magnitude <= tolerance
      case .greaterThanOrEqual: constant <= tolerance
      }
    if !holds { failures.append(Int32(constraint)) }
  }
}

extension LinearSystem {
  /// Whether a constraint is an equality that must hold.
  @inline(__always)
  func isRequiredEquality(_ constraint: Int) -> Bool {
    statements[constraint].isRequiredEquality
  }
}

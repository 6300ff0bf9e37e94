extension Reduction {
  /// Puts a constraint of one term on its variable's quantity.
  mutating func emit(_ system: borrowing LinearSystem, _ constraint: Int, term: Int, place: Int) {
    let variable = system.terms[term].variable
    let coefficient = system.terms[term].coefficient
    if variableQuantities[variable] == Self.unknown { resolve(variable) }
    let quantity = variableQuantities[variable]
    if quantity == Self.constant {
      addCheck(system, constraint, side: -1)
      return
    }
    let statement = system.statements[constraint]
    items.append(
      CostItem(
        quantity: quantity, coefficient: coefficient * variableScales[variable], statement.relation,
        statement.constant - coefficient * variableOffsets[variable], place: Int32(place), offset: -1,
        priority: statement.priority))
  }

  /// Puts a constraint of several terms on a quantity.
  mutating func emit(_ system: borrowing LinearSystem, _ constraint: Int, _ terms: Range<Int>, place: Int) {
    let quantity: Int32
    var scale = 1.0
    let side = sideVariables[nextSide]
    nextSide += 1
    if side >= 0 {
      quantity = freeQuantity(side)
      sideScales.append(1)
      sideOffsets.append(0)
    } else {
      elimination.expand(system, terms)
      if elimination.resultVariables.isEmpty {
        addSide(scale: 0)
        addCheck(system, constraint, side: Int32(sideOffsets.count - 1))
        return
      }
      quantity = quantityOfResult(scale: &scale)
      addSide(scale: scale)
    }
    let statement = system.statements[constraint]
    items.append(
      CostItem(
        quantity: quantity, coefficient: scale, statement.relation,
        statement.constant - sideOffsets[sideOffsets.count - 1], place: Int32(place),
        offset: Int32(sideOffsets.count - 1), priority: statement.priority))
  }

  /// Notes the last expansion's constant as the offset of a constraint of several terms.
  mutating func addSide(scale: Double) {
    addDependent(isSide: true, index: Int32(sideOffsets.count))
    sideScales.append(scale)
    sideOffsets.append(elimination.resultConstant)
  }

  /// Finds which quantity a variable is a multiple of.
  private mutating func resolve(_ variable: Int32) {
    variableScales[variable] = 1
    variableOffsets[variable] = 0
    if elimination.isFree(variable) {
      variableQuantities[variable] = freeQuantity(variable)
      return
    }
    if elimination.sizes[variable] == 0 {
      variableOffsets[variable] = elimination.constants[variable]
      variableQuantities[variable] = Self.constant
      return
    }
    elimination.expand(variable)
    addDependent(isSide: false, index: variable)
    variableOffsets[variable] = elimination.resultConstant
    if elimination.resultVariables.isEmpty {
      variableQuantities[variable] = Self.constant
      return
    }
    var scale = 1.0
    variableQuantities[variable] = quantityOfResult(scale: &scale)
    variableScales[variable] = scale
  }

  /// Notes that an offset follows the fixed variables of the last expansion.
  private mutating func addDependent(isSide: Bool, index: Int32) {
    if elimination.resultFixed.isEmpty { return }
    let start = dependentVariables.count
    var base = elimination.resultConstant
    for place in 0..<elimination.resultFixed.count {
      let variable = elimination.resultFixed[place]
      let coefficient = elimination.resultFixedCoefficients[place]
      base -= coefficient * elimination.fixedValues[variable]
      dependentVariables.append(variable)
      dependentCoefficients.append(coefficient)
    }
    dependents.append(
      Dependent(
        isSide: isSide, index: index, base: base, start: Int32(start),
        size: Int32(dependentVariables.count - start)))
  }

  /// Notes a constraint in which all variables cancel, and whether it fails.
  mutating func addCheck(_ system: borrowing LinearSystem, _ constraint: Int, side: Int32) {
    if system.statements[constraint].priority < Priority.required.value { return }
    let check = Check(constraint: Int32(constraint), side: side, size: elimination.resultMagnitude)
    checks.append(check)
    if !holds(system, check) { failures.append(Int32(constraint)) }
  }

  /// Whether a constraint holds in which all variables cancel.
  func holds(_ system: borrowing LinearSystem, _ check: Check) -> Bool {
    let statement = system.statements[Int(check.constraint)]
    let value: Double
    if check.side >= 0 {
      value = sideOffsets[check.side]
    } else {
      let term = system.terms[Int(statement.firstTerm)]
      value = term.coefficient * variableOffsets[term.variable]
    }
    let excess = value - statement.constant
    let tolerance = 1e-9 + 1e-12 * max(check.size, value.magnitude, statement.constant.magnitude)
    return switch statement.relation {
    case .lessThanOrEqual: excess <= tolerance
    case .equal: excess.magnitude <= tolerance
    case .greaterThanOrEqual: excess >= -tolerance
    }
  }
}

extension Elimination {
  /// Whether a variable has no definition.
  func isFree(_ variable: Int32) -> Bool { variables[variable].isFree }

  /// Expands a sum of terms to free variables; the result stands in the `result` properties.
  mutating func expand(_ system: LinearSystem, _ terms: Range<Int>) {
    if hasChains {
      cancel(system, terms)
      return expandNear()
    }
    beginExpansion()
    for term in terms { search(system.terms[term].variable) }
    beginSum()
    for term in terms { add(system.terms[term].variable, system.terms[term].coefficient) }
    endExpansion()
  }

  /// Expands the sum in `near` to free variables; the result stands in the `result` properties.
  mutating func expandNear() {
    beginExpansion()
    for index in 0..<near.variables.count { search(near.variables[index]) }
    beginSum()
    result.constant = near.constant
    result.magnitude = near.magnitude
    for index in 0..<near.variables.count { add(near.variables[index], near.coefficients[index]) }
    endExpansion()
  }

  /// Expands a variable to free variables; the result stands in the `result` properties.
  mutating func expand(_ variable: Int32) {
    beginExpansion()
    search(variable)
    beginSum()
    add(variable, 1)
    endExpansion()
  }

  private mutating func beginExpansion() {
    walk.mark += 1
    walk.long.removeAll()
  }

  private mutating func beginSum() {
    sumMark += 1
    result.variables.removeAll()
    result.coefficients.removeAll()
    result.constant = 0
    result.magnitude = 0
  }

  private mutating func endExpansion() {
    var index = walk.long.count
    while index > 0 {
      index -= 1
      let variable = walk.long[index]
      if variables[variable].sumMark == sumMark {
        addDefinition(of: variable, times: variables[variable].sum)
      }
    }
    endSum()
    result.fixed.removeAll()
    result.fixedCoefficients.removeAll()
    var kept = 0
    for index in 0..<result.variables.count {
      let variable = result.variables[index]
      let coefficient = result.coefficients[index]
      if variables[variable].isFixed {
        result.fixed.append(variable)
        result.fixedCoefficients.append(coefficient)
        result.constant += coefficient * variables[variable].fixedValue
        result.magnitude += (coefficient * variables[variable].fixedValue).magnitude
        continue
      }
      result.variables[kept] = variable
      result.coefficients[kept] = coefficient
      kept += 1
    }
    result.variables.truncate(to: kept)
    result.coefficients.truncate(to: kept)
  }

  /// Drops what cancelled.
  private mutating func endSum() {
    var kept = 0
    for index in 0..<result.variables.count {
      let variable = result.variables[index]
      if variables[variable].sum == 0 { continue }
      result.variables[kept] = variable
      result.coefficients.append(variables[variable].sum)
      kept += 1
    }
    result.variables.truncate(to: kept)
  }

  /// Adds a multiple of a variable to the sums: of a free or a long one itself, of a short one its terms.
  private mutating func add(_ variable: Int32, _ coefficient: Double) {
    let isFree = variables[variable].isFree
    if isFree || variables[variable].longMark == walk.mark {
      if variables[variable].sumMark == sumMark {
        variables[variable].sum = Self.sum(variables[variable].sum, coefficient)
        return
      }
      variables[variable].sumMark = sumMark
      variables[variable].sum = coefficient
      if isFree { result.variables.append(variable) }
    } else {
      addDefinition(of: variable, times: coefficient)
    }
  }

  private mutating func addDefinition(of variable: Int32, times factor: Double) {
    if factor == 0 { return }
    let definition = variables[variable].definition
    let product = factor * definition.constant
    result.constant += product
    result.magnitude += product.magnitude
    work += Int(definition.size)
    for index in definition.terms {
      add(poolVariables[index], factor * poolCoefficients[index])
    }
  }

  /// Follows a variable's definition to its end: keeps short ones expanded and puts long ones in order.
  private mutating func search(_ variable: Int32) {
    enter(variable)
    while !walk.path.isEmpty {
      let top = walk.path.count - 1
      let current = walk.path[top]
      let term = walk.pathTerms[top]
      if term < variables[current].definition.terms.upperBound {
        walk.pathTerms[top] = term + 1
        enter(poolVariables[term])
      } else {
        walk.path.truncate(to: top)
        walk.pathTerms.truncate(to: top)
        leave(current)
      }
    }
  }

  @inline(__always)
  private mutating func enter(_ variable: Int32) {
    let terms = variables[variable].definition.terms
    if terms.isEmpty || variables[variable].searchMark == walk.mark { return }
    variables[variable].searchMark = walk.mark
    if terms.count <= Self.shortSize {
      var isExpanded = true
      for index in terms where !variables[poolVariables[index]].isFree { isExpanded = false }
      if isExpanded { return }
    }
    walk.path.append(variable)
    walk.pathTerms.append(terms.lowerBound)
  }

  /// Expands a definition whose variables are all searched, if it becomes short, or notes that it is long.
  private mutating func leave(_ variable: Int32) {
    let terms = variables[variable].definition.terms
    work += terms.count
    var size = 0
    var usesLong = false
    for index in terms {
      let other = poolVariables[index]
      if variables[other].isFree {
        size += 1
      } else {
        size += Int(variables[other].definition.size)
        if variables[other].longMark == walk.mark { usesLong = true }
      }
    }
    // A value that stands in for a definition for now must not get into another.
    if usesLong || size > 4 * Self.shortSize || !closed.isEmpty {
      variables[variable].longMark = walk.mark
      walk.long.append(variable)
      return
    }
    beginSum()
    addDefinition(of: variable, times: 1)
    endSum()
    if result.variables.count > Self.shortSize {
      variables[variable].longMark = walk.mark
      walk.long.append(variable)
      return
    }
    redefineByResult(variable)
  }
}

extension Elimination {
  /// Whether a variable has no definition.
  func isFree(_ variable: Int32) -> Bool { starts[variable] < 0 }

  /// Expands a sum of terms to free variables; the result stands in the `result` properties.
  mutating func expand(_ system: borrowing LinearSystem, _ terms: Range<Int>) {
    beginExpansion()
    for term in terms { search(system.terms[term].variable) }
    beginSum()
    for term in terms { add(system.terms[term].variable, system.terms[term].coefficient) }
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
    expansionMark += 1
    long.removeAll()
  }

  private mutating func beginSum() {
    sumMark += 1
    resultVariables.removeAll()
    resultCoefficients.removeAll()
    resultConstant = 0
    resultMagnitude = 0
  }

  private mutating func endExpansion() {
    var index = long.count
    while index > 0 {
      index -= 1
      let variable = long[index]
      if sumMarks[variable] == sumMark { addDefinition(of: variable, times: sums[variable]) }
    }
    endSum()
    resultFixed.removeAll()
    resultFixedCoefficients.removeAll()
    var kept = 0
    for index in 0..<resultVariables.count {
      let variable = resultVariables[index]
      let coefficient = resultCoefficients[index]
      if isFixed[variable] {
        resultFixed.append(variable)
        resultFixedCoefficients.append(coefficient)
        resultConstant += coefficient * fixedValues[variable]
        resultMagnitude += (coefficient * fixedValues[variable]).magnitude
        continue
      }
      resultVariables[kept] = variable
      resultCoefficients[kept] = coefficient
      kept += 1
    }
    resultVariables.truncate(to: kept)
    resultCoefficients.truncate(to: kept)
  }

  /// Drops what cancelled.
  private mutating func endSum() {
    var kept = 0
    for index in 0..<resultVariables.count {
      let variable = resultVariables[index]
      if sums[variable] == 0 { continue }
      resultVariables[kept] = variable
      resultCoefficients.append(sums[variable])
      kept += 1
    }
    resultVariables.truncate(to: kept)
  }

  /// Adds a multiple of a variable to the sums: of a free or a long one itself, of a short one its terms.
  private mutating func add(_ variable: Int32, _ coefficient: Double) {
    let isFree = starts[variable] < 0
    if isFree || longMarks[variable] == expansionMark {
      if sumMarks[variable] == sumMark {
        sums[variable] = Self.sum(sums[variable], coefficient)
        return
      }
      sumMarks[variable] = sumMark
      sums[variable] = coefficient
      if isFree { resultVariables.append(variable) }
    } else {
      addDefinition(of: variable, times: coefficient)
    }
  }

  private mutating func addDefinition(of variable: Int32, times factor: Double) {
    if factor == 0 { return }
    let part = factor * constants[variable]
    resultConstant += part
    resultMagnitude += part.magnitude
    let start = Int(starts[variable])
    for index in start..<(start + Int(sizes[variable])) {
      add(poolVariables[index], factor * poolCoefficients[index])
    }
  }

  /// Follows a variable's definition to its end: keeps short ones expanded and puts long ones in order.
  private mutating func search(_ variable: Int32) {
    enter(variable)
    while !path.isEmpty {
      let top = path.count - 1
      let current = path[top]
      let term = pathTerms[top]
      if term < starts[current] + sizes[current] {
        pathTerms[top] = term + 1
        enter(poolVariables[term])
      } else {
        path.truncate(to: top)
        pathTerms.truncate(to: top)
        leave(current)
      }
    }
  }

  @inline(__always)
  private mutating func enter(_ variable: Int32) {
    let start = starts[variable]
    if start < 0 || sizes[variable] == 0 || searchMarks[variable] == expansionMark { return }
    searchMarks[variable] = expansionMark
    if sizes[variable] <= Int32(Self.shortSize) {
      var isExpanded = true
      for index in start..<(start + sizes[variable]) where starts[poolVariables[index]] >= 0 {
        isExpanded = false
      }
      if isExpanded { return }
    }
    path.append(variable)
    pathTerms.append(start)
  }

  /// Expands a definition whose variables are all searched, if it becomes short, or notes that it is long.
  private mutating func leave(_ variable: Int32) {
    let start = Int(starts[variable])
    let end = start + Int(sizes[variable])
    var size = 0
    var usesLong = false
    for index in start..<end {
      let other = poolVariables[index]
      if starts[other] < 0 {
        size += 1
      } else {
        size += Int(sizes[other])
        if longMarks[other] == expansionMark { usesLong = true }
      }
    }
    if usesLong || size > 4 * Self.shortSize {
      longMarks[variable] = expansionMark
      long.append(variable)
      return
    }
    beginSum()
    addDefinition(of: variable, times: 1)
    endSum()
    if resultVariables.count > Self.shortSize {
      longMarks[variable] = expansionMark
      long.append(variable)
      return
    }
    redefineByResult(variable)
  }
}

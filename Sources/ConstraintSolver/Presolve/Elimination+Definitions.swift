extension Elimination {
  /// Defines a term's variable by the other terms; those that are constants or single multiples are followed.
  mutating func define(
    _ chosen: Int, of system: LinearSystem, _ terms: Range<Int>, constant: Double
  ) {
    let start = poolVariables.count
    let inverse = -1 / system.terms[chosen].coefficient
    var sum = -constant * inverse
    for term in terms where term != chosen {
      var variable = system.terms[term].variable
      var coefficient = system.terms[term].coefficient * inverse
      let definition = variables[variable].definition
      if !variables[variable].isFree && definition.size <= 1 {
        sum += coefficient * definition.constant
        if definition.size == 0 { continue }
        coefficient *= poolCoefficients[definition.start]
        variable = poolVariables[definition.start]
      }
      addToPool(variable, coefficient, start: start)
      ties.join(system.terms[chosen].variable, variable)
    }
    variables[system.terms[chosen].variable].definition = Definition(
      start..<poolVariables.count, constant: sum)
  }

  private mutating func addToPool(_ variable: Int32, _ coefficient: Double, start: Int) {
    for index in start..<min(poolVariables.count, start + 8) where poolVariables[index] == variable {
      poolCoefficients[index] = Self.sum(poolCoefficients[index], coefficient)
      return
    }
    variables[variable].isMentioned = true
    poolVariables.append(variable)
    poolCoefficients.append(coefficient)
  }

  /// Puts the result in the entry of a variable's definition.
  mutating func redefineByResult(_ variable: Int32) {
    let old = variables[variable].definition.terms
    let count = result.variables.count
    let start = count > old.count ? poolVariables.count : Int(old.lowerBound)
    for index in 0..<count {
      variables[result.variables[index]].isMentioned = true
      if start + index == poolVariables.count {
        poolVariables.append(result.variables[index])
        poolCoefficients.append(result.coefficients[index])
      } else {
        poolVariables[start + index] = result.variables[index]
        poolCoefficients[start + index] = result.coefficients[index]
      }
    }
    variables[variable].definition = Definition(start..<(start + count), constant: result.constant)
  }

  mutating func defineFromResult(_ chosen: Int, constant: Double, tag: Int32) {
    let start = poolVariables.count
    let inverse = -1 / result.coefficients[chosen]
    var sum = result.constant - constant
    for index in 0..<result.variables.count where index != chosen {
      variables[result.variables[index]].isMentioned = true
      ties.join(result.variables[chosen], result.variables[index])
      poolVariables.append(result.variables[index])
      poolCoefficients.append(result.coefficients[index] * inverse)
    }
    for index in 0..<result.fixed.count {
      sum -= result.fixedCoefficients[index] * variables[result.fixed[index]].fixedValue
      poolVariables.append(result.fixed[index])
      poolCoefficients.append(result.fixedCoefficients[index] * inverse)
    }
    if tag >= 0 {
      poolVariables.append(tag)
      poolCoefficients.append(-inverse)
    }
    variables[result.variables[chosen]].definition = Definition(
      start..<poolVariables.count, constant: sum * inverse)
  }
}

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
      if starts[variable] >= 0 && sizes[variable] <= 1 {
        sum += coefficient * constants[variable]
        if sizes[variable] == 0 { continue }
        coefficient *= poolCoefficients[starts[variable]]
        variable = poolVariables[starts[variable]]
      }
      addToPool(variable, coefficient, start: start)
      ties.join(system.terms[chosen].variable, variable)
    }
    let variable = system.terms[chosen].variable
    starts[variable] = Int32(start)
    sizes[variable] = Int32(poolVariables.count - start)
    constants[variable] = sum
  }

  private mutating func addToPool(_ variable: Int32, _ coefficient: Double, start: Int) {
    for index in start..<min(poolVariables.count, start + 8) where poolVariables[index] == variable {
      poolCoefficients[index] = Self.sum(poolCoefficients[index], coefficient)
      return
    }
    isMentioned[variable] = true
    poolVariables.append(variable)
    poolCoefficients.append(coefficient)
  }

  /// Puts the result in the entry of a variable's definition.
  mutating func redefineByResult(_ variable: Int32) {
    if result.variables.count > Int(sizes[variable]) { starts[variable] = Int32(poolVariables.count) }
    let start = Int(starts[variable])
    for index in 0..<result.variables.count {
      isMentioned[result.variables[index]] = true
      if start + index == poolVariables.count {
        poolVariables.append(result.variables[index])
        poolCoefficients.append(result.coefficients[index])
      } else {
        poolVariables[start + index] = result.variables[index]
        poolCoefficients[start + index] = result.coefficients[index]
      }
    }
    sizes[variable] = Int32(result.variables.count)
    constants[variable] = result.constant
  }

  mutating func defineFromResult(_ chosen: Int, constant: Double, tag: Int32) {
    let start = poolVariables.count
    let inverse = -1 / result.coefficients[chosen]
    var sum = result.constant - constant
    for index in 0..<result.variables.count where index != chosen {
      isMentioned[result.variables[index]] = true
      ties.join(result.variables[chosen], result.variables[index])
      poolVariables.append(result.variables[index])
      poolCoefficients.append(result.coefficients[index] * inverse)
    }
    for index in 0..<result.fixed.count {
      sum -= result.fixedCoefficients[index] * fixedValues[result.fixed[index]]
      poolVariables.append(result.fixed[index])
      poolCoefficients.append(result.fixedCoefficients[index] * inverse)
    }
    if tag >= 0 {
      poolVariables.append(tag)
      poolCoefficients.append(-inverse)
    }
    let variable = result.variables[chosen]
    starts[variable] = Int32(start)
    sizes[variable] = Int32(poolVariables.count - start)
    constants[variable] = sum * inverse
  }
}

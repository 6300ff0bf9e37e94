extension Reduction {
  /// Writes the values of the system's variables.
  mutating func writeValues(_ values: inout [Double]) {
    variableValues.fill(.nan, count: elimination.variableCount)
    evaluationOrder.removeAll()
    takeQuantityValues()
    for variable in values.indices {
      if variableValues[variable].isNaN { evaluate(Int32(variable)) }
      values[variable] = variableValues[variable]
    }
  }

  /// Writes the values again after an update.
  mutating func rewriteValues(_ values: inout [Double]) {
    takeQuantityValues()
    for index in 0..<evaluationOrder.count {
      let variable = evaluationOrder[index]
      let start = elimination.starts[variable]
      if start < 0 { continue }
      var sum = elimination.constants[variable]
      for place in start..<(start + elimination.sizes[variable]) {
        sum += elimination.poolCoefficients[place] * variableValues[elimination.poolVariables[place]]
      }
      variableValues[variable] = sum
    }
    for variable in values.indices { values[variable] = variableValues[variable] }
  }

  private mutating func takeQuantityValues() {
    for quantity in 0..<quantityVariables.count where quantityVariables[quantity] >= 0 {
      variableValues[quantityVariables[quantity]] = quantityValues[quantity]
    }
    for index in 0..<parameterTags.count {
      variableValues[parameterTags[index]] = elimination.fixedValues[parameterTags[index]]
    }
  }

  /// Puts the second solution in the place of the first.
  mutating func useOtherValues() {
    for quantity in 0..<quantityVariables.count { quantityValues[quantity] = otherValues[quantity] }
  }

  /// Computes a variable's value after those its definition uses.
  private mutating func evaluate(_ variable: Int32) {
    pending.append(variable)
    while !pending.isEmpty {
      let current = pending[pending.count - 1]
      let start = elimination.starts[current]
      if start < 0 {
        // Free and in no constraint.
        variableValues[current] = 0
        _ = pending.removeLast()
        continue
      }
      var sum = elimination.constants[current]
      var isReady = true
      for index in start..<(start + elimination.sizes[current]) {
        let other = elimination.poolVariables[index]
        let value = variableValues[other]
        if value.isNaN {
          pending.append(other)
          isReady = false
          break
        }
        sum += elimination.poolCoefficients[index] * value
      }
      if !isReady { continue }
      variableValues[current] = sum
      evaluationOrder.append(current)
      _ = pending.removeLast()
    }
  }
}

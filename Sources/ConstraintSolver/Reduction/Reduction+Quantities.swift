extension Reduction {
  /// The quantity of the last expansion without its constant, which is a multiple of the quantity.
  mutating func quantityOfResult(scale: inout Double) -> Int32 {
    for index in 0..<elimination.resultVariables.count {
      elimination.isMentioned[elimination.resultVariables[index]] = true
    }
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

  /// The quantity that a free variable is, a new one if need be.
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

  /// Whether a free variable is a quantity.
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
}

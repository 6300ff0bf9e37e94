extension Reduction {
  /// Brings what the constraints leave open as near to zero as it may be, in the order of the variables.
  mutating func settleOpen(_ system: borrowing LinearSystem) {
    for variable in 0..<Int32(system.variableCount)
    where elimination.isFree(variable) && elimination.isMentioned[variable] && !hasQuantity(variable) {
      _ = freeQuantity(variable)
      isOpen.append(true)
      hasOpen = true
    }
    if !hasOpen { return }
    isSettledOneByOne = settleOneByOne(system)
    if isSettledOneByOne || settleInTableau(system) { return }
    emitOpenVariables(system)
    solveParts()
  }

  /// States that each variable that depends on an open quantity is near zero, below all priorities.
  mutating func emitOpenVariables(_ system: borrowing LinearSystem) {
    isAsReduced = false
    for variable in 0..<Int32(system.variableCount) {
      if elimination.isFree(variable) {
        if !hasQuantity(variable) { continue }
        let quantity = freeQuantity(variable)
        if isOpen[quantity] { emitNearZero(variable, quantity: quantity, coefficient: 1, constant: 0) }
        continue
      }
      elimination.expand(variable)
      if !resultIsOpen() { continue }
      var coefficient = 1.0
      let constant = -elimination.resultConstant
      let quantity = quantityOfResult(scale: &coefficient)
      isOpen.extend(with: true, to: quantityVariables.count)
      emitNearZero(variable, quantity: quantity, coefficient: coefficient, constant: constant)
    }
  }

  func resultIsOpen() -> Bool {
    for index in 0..<elimination.resultVariables.count {
      let variable = elimination.resultVariables[index]
      if hasQuantity(variable) && isOpen[quantity(ofFree: variable)] { return true }
    }
    return false
  }

  private mutating func emitNearZero(
    _ variable: Int32, quantity: Int32, coefficient: Double, constant: Double
  ) {
    items.append(
      CostItem(
        quantity: quantity, coefficient: coefficient, .equal, constant, place: variable, offset: -1,
        priority: 0))
  }
}

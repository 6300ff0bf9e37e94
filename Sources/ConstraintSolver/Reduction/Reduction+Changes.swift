extension Reduction {
  /// Follows changed constants without reducing the system again; only parts that changed are solved.
  ///
  /// - Returns: Whether that was enough. If not, the system must be reduced and solved again.
  mutating func update(_ system: borrowing LinearSystem) -> Bool {
    if hasOpen && !isSettledOneByOne { return false }
    hasOpen = false
    isAsReduced = false
    settlement.removeAll()
    for index in 0..<parameters.count {
      elimination.fixedValues[parameterTags[index]] = system.statements[Int(parameters[index])].constant
    }
    updateOffsets()
    for index in 0..<checks.count where !holds(system, checks[index]) { return false }
    for part in 0..<(partStarts.count - 1) {
      var isChanged = false
      for index in partStarts[part]..<partStarts[part + 1] {
        let quantity = partQuantities[index]
        if isOpen[quantity] {
          isOpen[quantity] = false
          isChanged = true
        }
        for place in itemStarts[quantity]..<itemStarts[quantity + 1] {
          let position = position(system, partItems[place])
          if position == partItems[place].position { continue }
          partItems[place].position = position
          isChanged = true
        }
      }
      if !isChanged { continue }
      solve(part: part)
      if !failures.isEmpty { return false }
    }
    // Quantities that are in no item came after the parts.
    if isOpen.count > partQuantities.count { hasOpen = true }
    return !hasOpen || settleOneByOne(system)
  }

  private mutating func updateOffsets() {
    for index in 0..<dependents.count {
      let dependent = dependents[index]
      var value = dependent.base
      for place in dependent.start..<(dependent.start + dependent.size) {
        value += dependentCoefficients[place] * elimination.fixedValues[dependentVariables[place]]
      }
      if dependent.isSide {
        sideOffsets[dependent.index] = value
      } else {
        variableOffsets[dependent.index] = value
      }
    }
  }

  /// The value of an item's quantity from which its constraint's violation counts.
  private func position(_ system: borrowing LinearSystem, _ item: CostItem) -> Double {
    let statement = system.statements[Int(order[item.place])]
    if item.offset >= 0 {
      return (statement.constant - sideOffsets[item.offset]) / sideScales[item.offset]
    }
    let term = system.terms[Int(statement.firstTerm)]
    let variable = term.variable
    return (statement.constant - term.coefficient * variableOffsets[variable])
      / (term.coefficient * variableScales[variable])
  }
}

extension Reduction {
  /// Brings near zero what the only open tableau leaves open, going on where its levels ended.
  ///
  /// - Returns: Whether all that is open is in that tableau. If not, quantities' values are of no use.
  mutating func settleInTableau(_ system: borrowing LinearSystem) -> Bool {
    guard openTableaus == 1, let range = lastTableau, isOnlyOpenPart(range) else { return false }
    tableau.removeCosts()
    tableau.dropConstantRows()
    for variable in 0..<Int32(system.variableCount) {
      if tableau.columnCount == 0 || tableau.isExhausted { break }
      if elimination.isFree(variable) {
        if !hasQuantity(variable) { continue }
        let quantity = quantity(ofFree: variable)
        if isOpen[quantity] { settle(localQuantities[quantity], at: 0) }
        continue
      }
      elimination.expand(variable)
      if !resultIsOpen() { continue }
      if !appendResult(range) { return false }
      settle(tableau.rowQuantities[tableau.rowCount - 1], at: -elimination.resultConstant)
    }
    if tableau.pivotsSinceRefresh > 0 { tableau.refreshValues() }
    for index in range where quantityVariables[partQuantities[index]] >= 0 {
      let quantity = partQuantities[index]
      quantityValues[quantity] = tableau.values[localQuantities[quantity]]
    }
    return true
  }

  private mutating func isOnlyOpenPart(_ range: Range<Int>) -> Bool {
    let part = part(of: partQuantities[range.lowerBound])
    for quantity in 0..<Int32(quantityVariables.count)
    where isOpen[quantity] && self.part(of: quantity) != part {
      return false
    }
    return true
  }

  /// Brings a quantity of the tableau nearest to a value.
  private mutating func settle(_ local: Int32, at position: Double) {
    tableau.costs.add(
      CostItem(
        quantity: local, coefficient: 1, .equal, position, place: 0, offset: -1, priority: 0))
    tableau.minimize()
    tableau.freeze()
    tableau.removeCosts()
    tableau.dropConstantRows()
  }

  /// Gives the sum just expanded, without its constant, a row.
  ///
  /// - Returns: Whether all its variables have a value or a place in the tableau.
  private mutating func appendResult(_ range: Range<Int>) -> Bool {
    for index in 0..<elimination.resultVariables.count
    where !hasQuantity(elimination.resultVariables[index]) { return false }
    let part = part(of: partQuantities[range.lowerBound])
    columnPlaces.fill(-1, count: tableau.values.count)
    for column in 0..<tableau.columnCount { columnPlaces[tableau.columnQuantities[column]] = Int32(column) }
    tableau.appendRow(tableau.addSpare())
    for index in 0..<elimination.resultVariables.count {
      let quantity = quantity(ofFree: elimination.resultVariables[index])
      let coefficient = elimination.resultCoefficients[index]
      if self.part(of: quantity) == part {
        tableau.addToLastRow(localQuantities[quantity], times: coefficient, columns: columnPlaces)
      } else {
        tableau.addToLastRow(constant: coefficient * quantityValues[quantity])
      }
    }
    return true
  }
}

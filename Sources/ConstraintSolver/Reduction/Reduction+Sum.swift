extension Reduction {
  /// Solves a part whose quantities are free variables and one sum of them.
  ///
  /// - Parameters:
  ///   - range: The part's quantities: variables, the sum, and sums that are only to be near zero.
  ///   - variableCount: The number of variables.
  mutating func solveSum(_ range: Range<Int>, variableCount: Int) {
    fillSum(range, count: variableCount + 1)
    sortByLevel()
    var start = 0
    while start < levelItems.count && levelItems[start].priority > 0 {
      var end = start + 1
      while end < levelItems.count && levelItems[end].priority == levelItems[start].priority { end += 1 }
      if levelItems[start].priority == 1000 {
        if !requireSum(start..<end) { return }
      } else {
        sumSearch.minimize(levelItems, start..<end)
        if sumSearch.openCount <= 1 { break }
      }
      start = end
    }
    let hasSettledSums = range.count > variableCount + 1
    if sumSearch.openCount > 1 {
      Self.keepUndecided(&levelItems, sumSearch.lower, sumSearch.upper)
      sumSearch.sumUp()
      for index in 0..<levelItems.count where levelItems[index].priority < 1000 {
        if hasSettledSums && levelItems[index].priority == 0 { break }
        sumSearch.prefer(levelItems[index])
      }
    }
    sumSearch.close()
    if hasSettledSums && sumSearch.openCount > 0 { settleSum(range, variableCount: variableCount) }
    var isOpenHere = false
    for local in 0..<variableCount {
      let quantity = partQuantities[range.lowerBound + local]
      let interval = sumSearch.interval(of: local)
      quantityValues[quantity] = interval.nearestZero
      if interval.isPoint { continue }
      isOpen[quantity] = true
      isOpenHere = true
    }
    if !isOpenHere { return }
    hasOpen = true
    sumSearch.sumUp()
    settlement.extend(to: quantityVariables.count)
    settlement.add(sumSearch, partQuantities, start: range.lowerBound)
  }

  /// Brings what the levels and ties leave open near zero, in a tableau of the quantities that can move.
  private mutating func settleSum(_ range: Range<Int>, variableCount: Int) {
    let sum = variableCount
    lastTableau = nil
    tableau.reset(variableCount: variableCount, rowCount: 1, spareCount: range.count - sum - 1)
    for local in 0..<variableCount {
      let interval = Interval(lower: sumSearch.lower[local], upper: sumSearch.upper[local])
      tableau.coefficients.insert(sumSearch.coefficients[local], row: 0, column: Int32(local))
      tableau.lower[local] = interval.lower
      tableau.upper[local] = interval.upper
      tableau.values[local] = interval.nearestZero
    }
    for column in stride(from: variableCount - 1, through: 0, by: -1)
    where tableau.lower[column] >= tableau.upper[column] {
      tableau.drop(column: Int32(column))
    }
    tableau.refreshValues()
    for (relation, end) in [
      (Relation.greaterThanOrEqual, sumSearch.lower[sum]), (.lessThanOrEqual, sumSearch.upper[sum]),
    ] where end.isFinite {
      tableau.removeCosts()
      tableau.costs.add(
        CostItem(
          quantity: Int32(sum), coefficient: 1, relation, end, place: 0, offset: -1, priority: 1000))
      tableau.minimize()
      if relation == .greaterThanOrEqual { tableau.lower[sum] = end } else { tableau.upper[sum] = end }
    }
    tableau.removeCosts()
    levelItems.removeAll()
    for local in 0..<range.count {
      let quantity = partQuantities[range.lowerBound + local]
      localQuantities[quantity] = Int32(local)
      for place in itemStarts[quantity]..<itemStarts[quantity + 1] where partItems[place].priority == 0 {
        var item = partItems[place]
        item.quantity = Int32(local)
        levelItems.append(item)
      }
    }
    levelItems.sort(0..<levelItems.count, by: CostItem.isDecided(_:before:))
    settleInOrder(range)
    if tableau.pivotsSinceRefresh > 0 { tableau.refreshValues() }
    for local in 0..<variableCount {
      sumSearch.lower[local] = tableau.values[local]
      sumSearch.upper[local] = tableau.values[local]
    }
  }

  private mutating func fillSum(_ range: Range<Int>, count: Int) {
    sumSearch.reset(count: count)
    levelItems.removeAll()
    for local in 0..<count {
      let quantity = partQuantities[range.lowerBound + local]
      localQuantities[quantity] = Int32(local)
      for place in itemStarts[quantity]..<itemStarts[quantity + 1] {
        var item = partItems[place]
        item.quantity = Int32(local)
        levelItems.append(item)
      }
    }
    let sum = partQuantities[range.lowerBound + count - 1]
    for term in sumStarts[sum]..<(sumStarts[sum] + sumSizes[sum]) {
      sumSearch.coefficients[localQuantities[sumQuantities[term]]] = sumCoefficients[term]
    }
    sumSearch.coefficients[count - 1] = -1
  }

  /// Makes what required items allow the quantities' domains.
  ///
  /// - Returns: Whether the sum can be zero within them.
  private mutating func requireSum(_ range: Range<Int>) -> Bool {
    for index in range {
      let item = levelItems[index]
      var interval = Interval(lower: sumSearch.lower[item.quantity], upper: sumSearch.upper[item.quantity])
      if !interval.require(item) {
        failures.append(order[item.place])
        return false
      }
      sumSearch.lower[item.quantity] = interval.lower
      sumSearch.upper[item.quantity] = interval.upper
    }
    sumSearch.sumUp()
    if sumSearch.isPossible { return true }
    failures.append(order[levelItems[range.lowerBound].place])
    return false
  }
}

extension Reduction {
  /// Solves a part of several quantities.
  mutating func solveTableau(_ range: Range<Int>, variableCount: Int) {
    let failureCount = failures.count
    lastTableau = nil
    fillTableau(range, variableCount: variableCount)
    if failures.count > failureCount { return }
    sortByLevel()
    var start = 0
    while start < levelItems.count && levelItems[start].priority > 0 {
      var end = start + 1
      while end < levelItems.count && levelItems[end].priority == levelItems[start].priority { end += 1 }
      minimize(start..<end)
      if levelItems[start].priority == 1000 {
        if !restrictDomains(start..<end) { return }
      } else {
        tableau.freeze()
      }
      if tableau.columnCount == 0 || tableau.isExhausted { break }
      start = end
    }
    if tableau.columnCount > 0 && !isSpreading && !tableau.isExhausted {
      decideTies()
      settleInOrder(range)
    }
    if tableau.pivotsSinceRefresh > 0 { tableau.refreshValues() }
    for local in 0..<variableCount {
      let quantity = partQuantities[range.lowerBound + local]
      quantityValues[quantity] = tableau.values[local]
      if tableau.columnCount > 0 { isOpen[quantity] = true }
    }
    if tableau.columnCount > 0 {
      hasOpen = true
      settlement.isComplete = false
      openTableaus += 1
      lastTableau = range
    }
    if isSpreading { spreadTableau(range, variableCount: variableCount) }
  }

  /// Writes the part's sums and items with quantities numbered from zero, variables first.
  mutating func fillTableau(_ range: Range<Int>, variableCount: Int, leastPriority: Double = 0) {
    let sumEnd = putSettledLast((range.lowerBound + variableCount)..<range.upperBound)
    tableau.reset(
      variableCount: variableCount, rowCount: sumEnd - range.lowerBound - variableCount,
      spareCount: range.upperBound - sumEnd)
    for (local, index) in range.enumerated() {
      let quantity = partQuantities[index]
      localQuantities[quantity] = Int32(local)
      if local < variableCount {
        if itemStarts[quantity] < itemStarts[quantity + 1] {
          tableau.values[local] = interval(of: quantity).nearestZero
        }
      } else if index < sumEnd {
        let start = sumStarts[quantity]
        for term in start..<(start + sumSizes[quantity]) {
          tableau.coefficients.insert(
            sumCoefficients[term], row: Int32(local - variableCount),
            column: localQuantities[sumQuantities[term]])
        }
      }
    }
    // After the intervals, which use the same memory.
    levelItems.removeAll()
    for (local, index) in range.enumerated() {
      let quantity = partQuantities[index]
      for place in itemStarts[quantity]..<itemStarts[quantity + 1]
      where partItems[place].priority >= leastPriority {
        var item = partItems[place]
        item.quantity = Int32(local)
        levelItems.append(item)
      }
    }
    tableau.refreshValues()
  }

  /// Puts the sums that are only to be near zero behind the others, unless all are wanted at once.
  ///
  /// - Returns: Where they start.
  mutating func putSettledLast(_ range: Range<Int>) -> Int {
    if isSpreading { return range.upperBound }
    var end = range.lowerBound
    for index in range {
      let quantity = partQuantities[index]
      let start = itemStarts[quantity]
      if start < itemStarts[quantity + 1] && partItems[start].priority == 0 { continue }
      partQuantities[index] = partQuantities[end]
      partQuantities[end] = quantity
      end += 1
    }
    return end
  }

  mutating func minimize(_ range: Range<Int>) {
    tableau.removeCosts()
    for index in range { tableau.costs.add(levelItems[index]) }
    tableau.minimize()
  }

  /// Makes what required items allow the quantities' domains.
  ///
  /// - Returns: Whether the quantities are within them.
  private mutating func restrictDomains(_ range: Range<Int>) -> Bool {
    for index in range {
      let item = levelItems[index]
      let excess = tableau.values[item.quantity] - item.position
      let tolerance = Tableau.tolerance(at: item.position)
      if (item.isLower && excess < -tolerance) || (item.isUpper && excess > tolerance) {
        if tableau.isExhausted { continue }
        failures.append(order[item.place])
        return false
      }
      if item.isLower { tableau.lower[item.quantity] = max(tableau.lower[item.quantity], item.position) }
      if item.isUpper { tableau.upper[item.quantity] = min(tableau.upper[item.quantity], item.position) }
    }
    return true
  }

  private mutating func decideTies() {
    Self.keepUndecided(&levelItems, tableau.lower, tableau.upper)
    for index in 0..<levelItems.count where levelItems[index].priority > 0 {
      let item = levelItems[index]
      if tableau.lower[item.quantity] >= tableau.upper[item.quantity] { continue }
      if tableau.keep(item) { continue }
      minimize(index..<(index + 1))
      tableau.freeze()
      if tableau.columnCount == 0 || tableau.isExhausted { return }
    }
  }

  /// Brings what is still free near zero, variable after variable; sums get a row only for that.
  mutating func settleInOrder(_ range: Range<Int>) {
    for index in 0..<levelItems.count where levelItems[index].priority == 0 {
      if tableau.columnCount == 0 || tableau.isExhausted { return }
      let local = levelItems[index].quantity
      let quantity = partQuantities[range.lowerBound + Int(local)]
      if quantityVariables[quantity] < 0 { appendSum(quantity, local: local) }
      minimize(index..<(index + 1))
      tableau.freeze()
      tableau.removeCosts()
      tableau.dropConstantRows()
    }
  }

  private mutating func appendSum(_ quantity: Int32, local: Int32) {
    columnPlaces.fill(-1, count: tableau.values.count)
    for column in 0..<tableau.columnCount { columnPlaces[tableau.columnQuantities[column]] = Int32(column) }
    tableau.appendRow(local)
    let start = sumStarts[quantity]
    for term in start..<(start + sumSizes[quantity]) {
      tableau.addToLastRow(
        localQuantities[sumQuantities[term]], times: sumCoefficients[term], columns: columnPlaces)
    }
  }
}

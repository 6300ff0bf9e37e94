extension Reduction {
  /// Solves a part of several quantities.
  mutating func solveTableau(_ range: Range<Int>) {
    let variableCount = fillTableau(range)
    levelItems.sort(0..<levelItems.count, by: CostItem.isMinimized(_:before:))
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
      if tableau.columnCount == 0 { break }
      start = end
    }
    if tableau.columnCount > 0 { decideTies() }
    for local in 0..<variableCount {
      let quantity = partQuantities[range.lowerBound + local]
      quantityValues[quantity] = tableau.values[local]
      if tableau.columnCount > 0 { isOpen[quantity] = true }
    }
    if tableau.columnCount > 0 { hasOpen = true }
  }

  /// Writes the part's sums and items with quantities numbered from zero, variables first.
  ///
  /// - Returns: The number of free variables.
  private mutating func fillTableau(_ range: Range<Int>) -> Int {
    var variableCount = 0
    for index in range where quantityVariables[partQuantities[index]] >= 0 {
      let quantity = partQuantities[index]
      partQuantities[index] = partQuantities[range.lowerBound + variableCount]
      partQuantities[range.lowerBound + variableCount] = quantity
      variableCount += 1
    }
    tableau.reset(variableCount: variableCount, rowCount: range.count - variableCount)
    levelItems.removeAll()
    for (local, index) in range.enumerated() {
      let quantity = partQuantities[index]
      localQuantities[quantity] = Int32(local)
      if local < variableCount {
        if itemStarts[quantity] < itemStarts[quantity + 1] {
          tableau.values[local] = interval(of: quantity).nearestZero
        }
      } else {
        let row = (local - variableCount) * tableau.stride
        let start = sumStarts[quantity]
        for term in start..<(start + sumSizes[quantity]) {
          tableau.coefficients[row + Int(localQuantities[sumQuantities[term]])] = sumCoefficients[term]
        }
      }
    }
    // After the intervals, which use the same memory.
    levelItems.removeAll()
    for (local, index) in range.enumerated() {
      let quantity = partQuantities[index]
      for place in itemStarts[quantity]..<itemStarts[quantity + 1] {
        var item = partItems[place]
        item.quantity = Int32(local)
        levelItems.append(item)
      }
    }
    tableau.refreshValues()
    return variableCount
  }

  private mutating func minimize(_ range: Range<Int>) {
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
        failures.append(item.constraint)
        return false
      }
      if item.isLower { tableau.lower[item.quantity] = max(tableau.lower[item.quantity], item.position) }
      if item.isUpper { tableau.upper[item.quantity] = min(tableau.upper[item.quantity], item.position) }
    }
    return true
  }

  private mutating func decideTies() {
    levelItems.sort(0..<levelItems.count, by: CostItem.isDecided(_:before:))
    for index in 0..<levelItems.count where levelItems[index].priority < 1000 {
      minimize(index..<(index + 1))
      tableau.freeze()
      if tableau.columnCount == 0 { return }
    }
  }
}

extension Reduction {
  /// Solves a part whose quantities are free variables and one sum of them.
  ///
  /// - Parameter range: The part's quantities, the sum as the last.
  mutating func solveSum(_ range: Range<Int>) {
    fillSum(range)
    levelItems.sort(0..<levelItems.count, by: CostItem.isMinimized(_:before:))
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
    if sumSearch.openCount > 1 {
      levelItems.sort(0..<levelItems.count, by: CostItem.isDecided(_:before:))
      sumSearch.sumUp()
      for index in 0..<levelItems.count where levelItems[index].priority < 1000 {
        sumSearch.prefer(levelItems[index])
      }
    }
    sumSearch.close()
    let isStillOpen = sumSearch.openCount > 0
    if isStillOpen { hasOpen = true }
    for local in 0..<(range.count - 1) {
      let quantity = partQuantities[range.lowerBound + local]
      quantityValues[quantity] =
        Interval(lower: sumSearch.lower[local], upper: sumSearch.upper[local]).nearestZero
      if isStillOpen { isOpen[quantity] = true }
    }
  }

  private mutating func fillSum(_ range: Range<Int>) {
    sumSearch.reset(count: range.count)
    levelItems.removeAll()
    for local in 0..<range.count {
      let quantity = partQuantities[range.lowerBound + local]
      localQuantities[quantity] = Int32(local)
      for place in itemStarts[quantity]..<itemStarts[quantity + 1] {
        var item = partItems[place]
        item.quantity = Int32(local)
        levelItems.append(item)
      }
    }
    let sum = partQuantities[range.upperBound - 1]
    for term in sumStarts[sum]..<(sumStarts[sum] + sumSizes[sum]) {
      sumSearch.coefficients[localQuantities[sumQuantities[term]]] = sumCoefficients[term]
    }
    sumSearch.coefficients[range.count - 1] = -1
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

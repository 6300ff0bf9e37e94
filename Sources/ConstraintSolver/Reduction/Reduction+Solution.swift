extension Reduction {
  /// Solves all parts of the reduced system.
  mutating func solve(_ system: borrowing LinearSystem) {
    hasOpen = false
    isOpen.fill(false, count: quantityVariables.count)
    isSettledOneByOne = false
    solveParts()
    if failures.isEmpty { settleOpen(system) }
  }

  /// Solves each part by itself.
  mutating func solveParts() {
    quantityValues.fill(0, count: quantityVariables.count)
    if isSpreading { otherValues.fill(0, count: quantityVariables.count) }
    settlement.removeAll()
    openTableaus = 0
    lastTableau = nil
    groupItems()
    groupQuantities()
    for part in 0..<(partStarts.count - 1) { solve(part: part) }
  }

  /// Sorts the items by quantity; those of one quantity stay in the order of ranks.
  mutating func groupItems() {
    let count = quantityVariables.count
    itemStarts.fill(0, count: count + 1)
    for index in 0..<items.count { itemStarts[items[index].quantity] += 1 }
    var start: Int32 = 0
    for quantity in 0...count {
      let size = itemStarts[quantity]
      itemStarts[quantity] = start
      start += size
    }
    if items.isEmpty {
      partItems.removeAll()
      return
    }
    partItems.fill(items[0], count: items.count)
    for index in 0..<items.count {
      let item = items[index]
      partItems[itemStarts[item.quantity]] = item
      itemStarts[item.quantity] += 1
    }
    for quantity in stride(from: count, to: 0, by: -1) { itemStarts[quantity] = itemStarts[quantity - 1] }
    itemStarts[0] = 0
  }

  /// Sorts the quantities by part.
  mutating func groupQuantities() {
    let count = quantityVariables.count
    localQuantities.fill(0, count: count)
    partStarts.removeAll()
    for quantity in 0..<count { localQuantities[part(of: Int32(quantity))] += 1 }
    var start: Int32 = 0
    for quantity in 0..<count where localQuantities[quantity] > 0 {
      partStarts.append(start)
      let size = localQuantities[quantity]
      localQuantities[quantity] = start
      start += size
    }
    partStarts.append(start)
    partQuantities.fill(0, count: count)
    for quantity in 0..<count {
      let part = part(of: Int32(quantity))
      partQuantities[localQuantities[part]] = Int32(quantity)
      localQuantities[part] += 1
    }
  }

  mutating func solve(part: Int) {
    let range = Int(partStarts[part])..<Int(partStarts[part + 1])
    if range.count == 1 {
      let quantity = partQuantities[range.lowerBound]
      let interval = interval(of: quantity)
      quantityValues[quantity] = interval.nearestZero
      if isSpreading { spreadInterval(interval, of: quantity) }
      if interval.isPoint { return }
      // A free variable that nothing else depends on is zero or nearest to it.
      let variable = quantityVariables[quantity]
      if !elimination.isMentioned[variable] && !isSpreading { return }
      isOpen[quantity] = true
      hasOpen = true
      settlement.extend(to: quantityVariables.count)
      settlement.intervals[quantity] = interval
    } else {
      let variableCount = putVariablesFirst(range)
      // One sum of all variables, besides sums that are only to be near zero.
      let firstSum = range.lowerBound + variableCount
      let hasOneSum =
        putSettledLast(firstSum..<range.upperBound) == firstSum + 1
        && Int(sumSizes[partQuantities[firstSum]]) == variableCount
      if hasOneSum && !isSpreading {
        solveSum(range, variableCount: variableCount)
      } else {
        solveTableau(range, variableCount: variableCount)
      }
    }
  }

  /// Sorts a part's quantities: free variables before sums.
  ///
  /// - Returns: The number of free variables.
  mutating func putVariablesFirst(_ range: Range<Int>) -> Int {
    var variableCount = 0
    for index in range where quantityVariables[partQuantities[index]] >= 0 {
      let quantity = partQuantities[index]
      partQuantities[index] = partQuantities[range.lowerBound + variableCount]
      partQuantities[range.lowerBound + variableCount] = quantity
      variableCount += 1
    }
    return variableCount
  }

  /// The values of a quantity that its items alone leave.
  mutating func interval(of quantity: Int32) -> Interval {
    let start = Int(itemStarts[quantity])
    let end = Int(itemStarts[quantity + 1])
    var interval = Interval()
    if end - start > 1 { partItems.sort(start..<end, by: CostItem.isDecided(_:before:)) }
    var index = start
    while index < end && partItems[index].priority == 1000 {
      if !interval.require(partItems[index]) {
        failures.append(order[partItems[index].place])
        return interval
      }
      index += 1
    }
    if index == end || interval.isPoint { return interval }
    let firstOptional = index
    var hasTies = false
    while index < end && partItems[index].priority > 0 {
      var next = index + 1
      while next < end && partItems[next].priority == partItems[index].priority { next += 1 }
      if next == index + 1 {
        interval.prefer(partItems[index])
      } else {
        hasTies = true
        levelItems.removeAll()
        levelItems.append(partItems, index..<next)
        levelItems.sort(0..<levelItems.count, by: CostItem.isMinimized(_:before:))
        interval.minimize(levelItems, 0..<levelItems.count)
      }
      if interval.isPoint { return interval }
      index = next
    }
    if (hasTies || index < end) && !isSpreading {
      for index in firstOptional..<end { interval.prefer(partItems[index]) }
    }
    return interval
  }
}

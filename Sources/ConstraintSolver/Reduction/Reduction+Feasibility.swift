extension Reduction {
  /// Whether some required constraints of a system can hold together.
  mutating func canHold(_ system: borrowing LinearSystem, _ constraints: [Int32]) -> Bool {
    order.removeAll()
    for constraint in constraints { order.append(constraint) }
    reduceOrdered(system)
    if !failures.isEmpty { return false }
    quantityValues.fill(0, count: quantityVariables.count)
    isOpen.fill(false, count: quantityVariables.count)
    groupItems()
    groupQuantities()
    for part in 0..<(partStarts.count - 1) {
      solve(part: part)
      if !failures.isEmpty { return false }
    }
    return true
  }
}

extension Reduction {
  /// Finds which variables the required constraints and the levels leave open, each with two of its values.
  ///
  /// - Parameter record: Called with each open variable, in no particular order.
  mutating func findSpread(
    _ system: borrowing LinearSystem, record: (_ variable: Int, _ one: Double, _ other: Double) -> Void
  ) {
    isSpreading = true
    defer { isSpreading = false }
    hasOpen = false
    isOpen.fill(false, count: quantityVariables.count)
    solveParts()
    for variable in 0..<Int32(system.variableCount)
    where elimination.isFree(variable) && !hasQuantity(variable) {
      _ = freeQuantity(variable)
      isOpen.append(true)
      hasOpen = true
    }
    if hasOpen { emitOpenVariables(system) }
    spread.removeAll()
    solveParts()
    for index in 0..<spread.count {
      record(Int(spread[index].variable), spread[index].one, spread[index].other)
    }
  }

  /// Notes two values of each variable that is a multiple of a quantity, from the quantity's interval.
  mutating func spreadInterval(_ interval: Interval, of quantity: Int32) {
    let one = interval.nearestZero
    let other = one < interval.upper ? min(interval.upper, one + 100) : max(interval.lower, one - 100)
    otherValues[quantity] = other
    for place in itemStarts[quantity]..<itemStarts[quantity + 1] where partItems[place].priority == 0 {
      note(partItems[place], one, other)
    }
  }

  /// Notes two values of each variable of the tableau that can have them, and a second solution.
  mutating func spreadTableau(_ range: Range<Int>, variableCount: Int) {
    for local in 0..<variableCount {
      otherValues[partQuantities[range.lowerBound + local]] = tableau.values[local]
    }
    let items = (0..<levelItems.count).map { levelItems[$0] }.filter { $0.priority == 0 }
    let first = items.map { tableau.values[$0.quantity] }
    var isNoted = items.map { _ in false }
    var hasOther = false
    for (index, item) in items.enumerated() {
      for relation in [Relation.greaterThanOrEqual, .lessThanOrEqual] where !isNoted[index] {
        var goal = item
        goal.relation = relation
        goal.position = first[index] + (relation == .greaterThanOrEqual ? 100 : -100)
        tableau.removeCosts()
        tableau.costs.add(goal)
        tableau.minimize()
        for (other, item) in items.enumerated() where !isNoted[other] {
          let value = tableau.values[item.quantity]
          if (value - first[other]).magnitude <= 1e-6 * (1 + first[other].magnitude) { continue }
          note(item, first[other], value)
          isNoted[other] = true
        }
        if hasOther || !isNoted[index] { continue }
        hasOther = true
        for local in 0..<variableCount {
          otherValues[partQuantities[range.lowerBound + local]] = tableau.values[local]
        }
      }
    }
  }

  private mutating func note(_ item: CostItem, _ one: Double, _ other: Double) {
    let scale = item.isReversed ? -item.weight : item.weight
    spread.append(
      Spread(
        variable: item.place, one: scale * (one - item.position), other: scale * (other - item.position)))
  }
}

/// Two values of an open variable.
struct Spread: BitwiseCopyable {
  var variable: Int32
  var one: Double
  var other: Double
}

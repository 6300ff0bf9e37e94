extension Reduction {
  /// Brings open variables near zero one after the other, where each depends on one open quantity by its turn.
  ///
  /// - Returns: Whether that was so. If not, quantities' values are of no use.
  mutating func settleOneByOne(_ system: borrowing LinearSystem) -> Bool {
    if !settlement.isComplete { return false }
    quantityValues.extend(with: 0, to: quantityVariables.count)
    settlement.extend(to: quantityVariables.count)
    settlement.readings.fill(Reading(quantity: Reading.unknown), count: elimination.variableCount)
    for variable in 0..<Int32(system.variableCount) {
      if settlement.readings[variable].quantity == Reading.unknown && !read(variable) { return false }
      let reading = settled(settlement.readings[variable])
      if reading.quantity >= 0 { settle(reading, place: variable) }
    }
    return true
  }

  /// Finds what a variable is in terms of open quantities, after what its definition uses.
  ///
  /// - Returns: Whether it and these depend on one open quantity at most.
  private mutating func read(_ variable: Int32) -> Bool {
    pending.append(variable)
    while !pending.isEmpty {
      let current = pending[pending.count - 1]
      let start = elimination.starts[current]
      if start < 0 {
        settlement.readings[current] = readFree(current)
        _ = pending.removeLast()
        continue
      }
      var sum = Reading(offset: elimination.constants[current])
      var isReady = true
      for index in start..<(start + elimination.sizes[current]) {
        let other = elimination.poolVariables[index]
        if settlement.readings[other].quantity == Reading.unknown {
          if elimination.starts[other] >= 0 {
            pending.append(other)
            isReady = false
            break
          }
          settlement.readings[other] = readFree(other)
        }
        if !add(other, times: elimination.poolCoefficients[index], to: &sum) {
          pending.removeAll()
          return false
        }
      }
      if !isReady { continue }
      if sum.scale == 0 { sum.quantity = -1 }
      settlement.readings[current] = sum
      _ = pending.removeLast()
    }
    return true
  }

  private func readFree(_ variable: Int32) -> Reading {
    if elimination.isFixed[variable] { return Reading(offset: elimination.fixedValues[variable]) }
    if !hasQuantity(variable) { return Reading() }
    let quantity = quantity(ofFree: variable)
    return isOpen[quantity]
      ? Reading(quantity: quantity, scale: 1) : Reading(offset: quantityValues[quantity])
  }

  /// Adds a multiple of a variable that was read.
  ///
  /// - Returns: Whether there is one open quantity at most.
  @inline(__always)
  private func add(_ variable: Int32, times factor: Double, to sum: inout Reading) -> Bool {
    let reading = settled(settlement.readings[variable])
    sum.offset += factor * reading.offset
    if reading.quantity < 0 { return true }
    if sum.quantity >= 0 && sum.quantity != reading.quantity { return false }
    sum.quantity = reading.quantity
    sum.scale = Elimination.sum(sum.scale, factor * reading.scale)
    return true
  }

  /// A reading with its quantity's value where that is settled by now.
  @inline(__always)
  private func settled(_ reading: Reading) -> Reading {
    if reading.quantity < 0 || !settlement.intervals[reading.quantity].isPoint { return reading }
    return Reading(offset: reading.offset + reading.scale * quantityValues[reading.quantity])
  }

  /// Gives an open quantity the value that brings a reading nearest to zero.
  private mutating func settle(_ reading: Reading, place: Int32) {
    let quantity = reading.quantity
    let item = CostItem(
      quantity: quantity, coefficient: reading.scale, .equal, -reading.offset, place: place, offset: -1,
      priority: 0)
    let sum = settlement.sumPlaces[quantity]
    if sum < 0 {
      settlement.intervals[quantity].prefer(item)
    } else {
      settlement.sums[sum].bounds.prefer(
        item, &settlement.intervals[quantity], times: settlement.coefficients[quantity])
      settlement.sums[sum].openCount -= 1
    }
    quantityValues[quantity] = settlement.intervals[quantity].lower
    if sum >= 0 && settlement.sums[sum].openCount == 1 { close(sum) }
  }

  /// Gives the one quantity of a sum that is left to move the value the sum needs.
  private mutating func close(_ place: Int32) {
    let sum = settlement.sums[place]
    var open: Int32 = -1
    var total = 0.0
    for index in sum.start..<sum.end {
      let quantity = partQuantities[index]
      let interval = settlement.intervals[quantity]
      if interval.isPoint {
        total += settlement.coefficients[quantity] * interval.lower
      } else {
        open = quantity
      }
    }
    if open < 0 { return }
    let value = settlement.intervals[open].nearest(-total / settlement.coefficients[open])
    settlement.intervals[open] = Interval(lower: value, upper: value)
    quantityValues[open] = value
  }
}

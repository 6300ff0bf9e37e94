extension OpenValues {
  /// Brings open variables near zero one after the other, where each depends on one open unknown by its turn.
  ///
  /// - Returns: Whether that was so. If not, unknowns' values are of no use.
  mutating func close(
    variableCount: Int, _ elimination: Elimination, _ reduced: ReducedSystem,
    _ components: Components, _ values: inout UnknownValues
  ) -> Bool {
    if !isComplete { return false }
    values.extend(to: reduced.unknowns.count)
    extend(to: reduced.unknowns.count)
    multiples.fill(Multiple(unknown: Multiple.unresolved), count: elimination.variables.count)
    for variable in 0..<Int32(variableCount) {
      if multiples[variable].unknown == Multiple.unresolved && !read(variable, elimination, reduced, values) {
        return false
      }
      let multiple = closed(multiples[variable], values)
      if multiple.unknown >= 0 { close(multiple, order: variable, components, &values) }
    }
    return true
  }

  /// Finds what a variable is in terms of open unknowns, after what its definition uses.
  ///
  /// - Returns: Whether it and these depend on one open unknown at most.
  private mutating func read(
    _ variable: Int32, _ elimination: Elimination, _ reduced: ReducedSystem,
    _ values: UnknownValues
  ) -> Bool {
    pending.append(variable)
    while !pending.isEmpty {
      let current = pending[pending.count - 1]
      if elimination.variables[current].isFree {
        multiples[current] = free(current, elimination, reduced, values)
        _ = pending.removeLast()
        continue
      }
      let definition = elimination.variables[current].definition
      var sum = Multiple(offset: definition.constant)
      var isReady = true
      for index in definition.terms {
        let other = elimination.poolVariables[index]
        if multiples[other].unknown == Multiple.unresolved {
          if !elimination.variables[other].isFree {
            pending.append(other)
            isReady = false
            break
          }
          multiples[other] = free(other, elimination, reduced, values)
        }
        if !add(other, times: elimination.poolCoefficients[index], to: &sum, values) {
          pending.removeAll()
          return false
        }
      }
      if !isReady { continue }
      if sum.scale == 0 { sum.unknown = Multiple.number }
      multiples[current] = sum
      _ = pending.removeLast()
    }
    return true
  }

  /// A free variable as a multiple of an unknown.
  @inline(__always)
  private func free(
    _ variable: Int32, _ elimination: Elimination, _ reduced: ReducedSystem,
    _ values: UnknownValues
  ) -> Multiple {
    if elimination.variables[variable].isFixed {
      return Multiple(offset: elimination.variables[variable].fixedValue)
    }
    if !reduced.hasColumn(variable) { return Multiple() }
    let unknown = reduced.multiples[variable].unknown
    return values.isOpen[unknown]
      ? Multiple(unknown: unknown, scale: 1) : Multiple(offset: values.values[unknown])
  }

  /// Adds a multiple of a variable that was read.
  ///
  /// - Returns: Whether there is one open unknown at most.
  @inline(__always)
  private func add(
    _ variable: Int32, times factor: Double, to sum: inout Multiple, _ values: UnknownValues
  ) -> Bool {
    let multiple = closed(multiples[variable], values)
    sum.offset += factor * multiple.offset
    if multiple.unknown < 0 { return true }
    if sum.unknown >= 0 && sum.unknown != multiple.unknown { return false }
    sum.unknown = multiple.unknown
    sum.scale = Elimination.sum(sum.scale, factor * multiple.scale)
    return true
  }

  /// A multiple as a number where its unknown has a value by now.
  @inline(__always)
  private func closed(_ multiple: Multiple, _ values: UnknownValues) -> Multiple {
    if multiple.unknown < 0 || !intervals[multiple.unknown].isPoint { return multiple }
    return Multiple(offset: multiple.offset + multiple.scale * values.values[multiple.unknown])
  }

  /// Gives an open unknown the value that brings a multiple of it nearest to zero.
  private mutating func close(
    _ multiple: Multiple, order: Int32, _ components: Components, _ values: inout UnknownValues
  ) {
    let unknown = multiple.unknown
    let bound = Bound(
      unknown: unknown, coefficient: multiple.scale, .equal, -multiple.offset, order: order, side: -1,
      priority: 0)
    let sum = sumIndices[unknown]
    if sum < 0 {
      intervals[unknown].prefer(bound)
    } else {
      sums[sum].range.prefer(bound, &intervals[unknown], times: coefficients[unknown])
      sums[sum].openCount -= 1
    }
    values.values[unknown] = intervals[unknown].lower
    if sum >= 0 && sums[sum].openCount == 1 { closeLast(of: sums[sum], components, &values) }
  }

  /// Gives the one unknown of a sum that is left to move the value the sum needs.
  private mutating func closeLast(
    of sum: Sum, _ components: Components, _ values: inout UnknownValues
  ) {
    var open: Int32 = -1
    var total = 0.0
    for index in sum.start..<sum.end {
      let unknown = components.unknowns[index]
      let interval = intervals[unknown]
      if interval.isPoint {
        total += coefficients[unknown] * interval.lower
      } else {
        open = unknown
      }
    }
    if open < 0 { return }
    let value = intervals[open].nearest(-total / coefficients[open])
    intervals[open] = Interval(lower: value, upper: value)
    values.values[open] = value
  }
}

/// The last stage: the values of a system's variables from those of the unknowns.
struct Evaluation {
  /// The value of each variable of the elimination.
  var values: FlatArray<Double>
  /// The defined variables in the order in which they were computed, each after those its definition uses.
  private(set) var order: FlatArray<Int32>
  private var pending: FlatArray<Int32>

  init(in arena: borrowing Arena) { (values, order, pending) = arena.arrays() }

  /// Writes the values of the system's variables.
  ///
  /// Inlined, since a call that borrows the stages copies them first.
  @inline(__always)
  mutating func write(
    _ result: inout [Double], _ unknownValues: FlatArray<Double>,
    _ elimination: Elimination, _ reduced: ReducedSystem
  ) {
    values.fill(.nan, count: elimination.variables.count)
    order.removeAll()
    take(unknownValues, elimination, reduced)
    let definitions = Definitions(elimination)
    for variable in result.indices {
      if values[variable].isNaN { evaluate(Int32(variable), definitions) }
      result[variable] = values[variable]
    }
  }

  /// Writes the values again after constants changed that have changed before, and nothing else.
  @inline(__always)
  mutating func rewrite(
    _ result: inout [Double], _ followers: Followers, _ unknownValues: FlatArray<Double>,
    _ elimination: Elimination
  ) {
    for index in 0..<followers.columns.count {
      values[followers.columns[index]] = unknownValues[followers.unknowns[index]]
    }
    for index in 0..<followers.tags.count {
      let tag = followers.tags[index]
      values[tag] = elimination.variables[tag].fixedValue
    }
    followers.sums.compute(in: &values)
    values.copy(to: &result)
  }

  /// Writes the values again after constants changed.
  mutating func rewrite(
    _ result: inout [Double], _ unknownValues: FlatArray<Double>, _ elimination: Elimination,
    _ reduced: ReducedSystem
  ) {
    take(unknownValues, elimination, reduced)
    for index in 0..<order.count {
      let variable = order[index]
      let definition = elimination.variables[variable].definition
      var sum = definition.constant
      for term in definition.terms {
        sum += elimination.poolCoefficients[term] * values[elimination.poolVariables[term]]
      }
      values[variable] = sum
    }
    values.copy(to: &result)
  }

  @inline(__always)
  private mutating func take(
    _ unknownValues: FlatArray<Double>, _ elimination: Elimination,
    _ reduced: ReducedSystem
  ) {
    for unknown in 0..<Int32(reduced.unknowns.count) where !reduced.unknowns.isRow(unknown) {
      values[reduced.unknowns.variables[unknown]] = unknownValues[unknown]
    }
    for index in 0..<reduced.parameterTags.count {
      let tag = reduced.parameterTags[index]
      values[tag] = elimination.variables[tag].fixedValue
    }
  }

  /// Computes a variable's value after those its definition uses.
  private mutating func evaluate(_ variable: Int32, _ definitions: Definitions) {
    pending.append(variable)
    while !pending.isEmpty {
      let current = pending[pending.count - 1]
      if definitions.variables[current].isFree {
        // Free and in no constraint.
        values[current] = 0
        _ = pending.removeLast()
        continue
      }
      let definition = definitions.variables[current].definition
      var sum = definition.constant
      var isReady = true
      for index in definition.terms {
        let other = definitions.termVariables[index]
        let value = values[other]
        if value.isNaN {
          pending.append(other)
          isReady = false
          break
        }
        sum += definitions.coefficients[index] * value
      }
      if !isReady { continue }
      values[current] = sum
      order.append(current)
      _ = pending.removeLast()
    }
  }
}

/// The definitions of an elimination, without what it needs to make them.
private struct Definitions {
  let variables: FlatArray<EliminationVariable>
  /// The variables and coefficients of the terms of all definitions.
  let termVariables: FlatArray<Int32>
  let coefficients: FlatArray<Double>

  @inline(__always)
  init(_ elimination: Elimination) {
    variables = elimination.variables
    termVariables = elimination.poolVariables
    coefficients = elimination.poolCoefficients
  }
}

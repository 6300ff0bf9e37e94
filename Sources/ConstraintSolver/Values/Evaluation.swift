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

  /// Computes a variable's value, after those its definition uses.
  @inline(__always)
  private mutating func evaluate(_ variable: Int32, _ definitions: Definitions) {
    let missing = compute(variable, definitions)
    if missing >= 0 { evaluate(variable, after: missing, definitions) }
  }

  @inline(never)
  private mutating func evaluate(_ variable: Int32, after first: Int32, _ definitions: Definitions) {
    pending.append(variable)
    pending.append(first)
    while !pending.isEmpty {
      let missing = compute(pending[pending.count - 1], definitions)
      if missing >= 0 { pending.append(missing) } else { _ = pending.removeLast() }
    }
  }

  /// Computes a variable's value where those its definition uses are known.
  ///
  /// - Returns: One of them that is not known, or -1.
  @inline(__always)
  private mutating func compute(_ variable: Int32, _ definitions: Definitions) -> Int32 {
    if definitions.variables[variable].isFree {
      // Free and in no constraint.
      values[variable] = 0
      return -1
    }
    let definition = definitions.variables[variable].definition
    var sum = definition.constant
    for index in definition.terms {
      let other = definitions.termVariables[index]
      let value = values[other]
      if value.isNaN { return other }
      sum += definitions.coefficients[index] * value
    }
    // Numbers that overflow may have no sum; not-a-number would be a value that is not known.
    values[variable] = sum.isNaN ? .infinity : sum
    order.append(variable)
    return -1
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

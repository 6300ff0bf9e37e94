extension Presolve {
  /// Makes a constraint of one term a bound on its variable's unknown.
  mutating func addBound(
    _ system: LinearSystem, _ constraint: Int, term: Int, order: Int, _ reduced: inout ReducedSystem
  ) {
    let variable = system.terms[term].variable
    let coefficient = system.terms[term].coefficient
    if reduced.multiples[variable].unknown == Multiple.unresolved { resolve(variable, &reduced) }
    let multiple = reduced.multiples[variable]
    if multiple.unknown == Multiple.number {
      addCheck(system, constraint, side: -1, &reduced)
      return
    }
    let record = system.records[constraint]
    reduced.bounds.append(
      Bound(
        unknown: multiple.unknown, coefficient: coefficient * multiple.scale, record.relation,
        record.constant - coefficient * multiple.offset, order: Int32(order), side: -1,
        priority: record.priority))
  }

  /// Makes a constraint of several terms a bound on an unknown.
  ///
  /// - Parameter named: The variable that is its left side, or -1.
  mutating func addBound(
    _ system: LinearSystem, _ constraint: Int, _ terms: Range<Int>, named: Int32, order: Int,
    _ reduced: inout ReducedSystem
  ) {
    let side: Multiple
    if named >= 0 {
      side = Multiple(unknown: column(named, &reduced), scale: 1)
      reduced.sides.append(side)
    } else {
      side = multiple(of: terms, system, &reduced)
      if side.unknown < 0 {
        addCheck(system, constraint, side: Int32(reduced.sides.count - 1), &reduced)
        return
      }
    }
    let record = system.records[constraint]
    reduced.bounds.append(
      Bound(
        unknown: side.unknown, coefficient: side.scale, record.relation, record.constant - side.offset,
        order: Int32(order), side: Int32(reduced.sides.count - 1), priority: record.priority))
  }

  /// Finds what a left side of several terms is, a number or a multiple of an unknown, and notes it.
  private mutating func multiple(
    of terms: Range<Int>, _ system: LinearSystem, _ reduced: inout ReducedSystem
  ) -> Multiple {
    // Offsets that follow changing constants are each their own.
    let isShared = elimination.hasChains && reduced.parameters.isEmpty
    if isShared {
      elimination.cancel(system, terms)
      if let known = sharedSums.multiple(of: &elimination.near) {
        reduced.sides.append(known)
        return known
      }
      elimination.expandNear()
    } else {
      elimination.expand(system, terms)
    }
    var side = Multiple(offset: elimination.result.constant)
    if !elimination.result.variables.isEmpty {
      side = multipleOfExpansion(&reduced)
      if isShared { sharedSums.add(side, of: elimination.near) }
    }
    addSide(&side, &reduced)
    noteLimit(reduced)
    return side
  }

  /// Notes the left side just expanded, and gives it the offset that it has after updates.
  mutating func addSide(_ side: inout Multiple, _ reduced: inout ReducedSystem) {
    reduced.dependents.add(&elimination, isSide: true, index: Int32(reduced.sides.count))
    side.offset = elimination.result.constant
    reduced.sides.append(side)
  }

  /// Finds which unknown a variable is a multiple of.
  private mutating func resolve(_ variable: Int32, _ reduced: inout ReducedSystem) {
    if elimination.isFree(variable) {
      _ = column(variable, &reduced)
      return
    }
    if elimination.variables[variable].definition.size == 0 {
      reduced.multiples[variable] = Multiple(offset: elimination.variables[variable].definition.constant)
      return
    }
    elimination.expand(variable)
    reduced.dependents.add(&elimination, isSide: false, index: variable)
    reduced.multiples[variable] =
      elimination.result.variables.isEmpty
      ? Multiple(offset: elimination.result.constant) : multipleOfExpansion(&reduced)
    noteLimit(reduced)
  }

  /// Notes a constraint in which all variables cancel.
  mutating func addCheck(
    _ system: LinearSystem, _ constraint: Int, side: Int32, _ reduced: inout ReducedSystem
  ) {
    if system.records[constraint].priority < Priority.required.value { return }
    reduced.checks.append(
      Check(constraint: Int32(constraint), side: side, size: elimination.result.magnitude))
  }

  /// The last expansion as a multiple of a column, or of a row made for it.
  mutating func multipleOfExpansion(_ reduced: inout ReducedSystem) -> Multiple {
    let count = elimination.result.variables.count
    for index in 0..<count { elimination.variables[elimination.result.variables[index]].isMentioned = true }
    let constant = elimination.result.constant
    if count == 1 {
      return Multiple(
        unknown: column(elimination.result.variables[0], &reduced), scale: elimination.result.coefficients[0],
        offset: constant)
    }
    for index in 0..<count {
      reduced.unknowns.addTerm(
        column(elimination.result.variables[index], &reduced), elimination.result.coefficients[index])
    }
    return Multiple(unknown: reduced.unknowns.addRow(termCount: count), scale: 1, offset: constant)
  }

  /// The column of a free variable, a new one if need be.
  func column(_ variable: Int32, _ reduced: inout ReducedSystem) -> Int32 {
    reduced.multiples.extend(with: Multiple(unknown: Multiple.unresolved), to: Int(variable) + 1)
    if reduced.multiples[variable].unknown >= 0 { return reduced.multiples[variable].unknown }
    let column = reduced.unknowns.addColumn(variable)
    reduced.multiples[variable] = Multiple(unknown: column, scale: 1)
    return column
  }
}

extension ReducedSystem {
  /// Whether a free variable has a column.
  @inline(__always)
  func hasColumn(_ variable: Int32) -> Bool {
    variable < multiples.count && multiples[variable].unknown >= 0
  }
}

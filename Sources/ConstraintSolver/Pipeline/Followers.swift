/// The variables that follow the constants of required equalities, as a window's width.
///
/// Where one of them changes again and nothing else does, as while the edge of a window is dragged, nothing
/// else is looked at.
struct Followers {
  /// Of each of a reduced system's parameters, whether its constant has changed.
  private var haveChanged: FlatArray<Bool>
  /// The offsets that follow, by their indices among the dependents.
  private(set) var offsets: FlatArray<Int32>
  /// The checks that follow, by their indices.
  private(set) var checks: FlatArray<Int32>
  /// The components with a bound that follows.
  private(set) var components: FlatArray<Int32>
  /// The variables that stand for the constants.
  private(set) var tags: FlatArray<Int32>
  /// The variables that are columns of the components.
  private(set) var columns: FlatArray<Int32>
  /// The unknowns of these columns.
  private(set) var unknowns: FlatArray<Int32>
  /// The definitions of the variables that follow, each after those it uses.
  private(set) var sums: FlatSums
  /// Whether what follows and what is open have a variable in common.
  private(set) var moveOpen = false
  /// Whether all these are listed.
  private(set) var areListed = false
  private var constraints: FlatArray<Bool>
  private var sides: FlatArray<Bool>
  private var variables: FlatArray<Bool>
  private var openVariables: FlatArray<Bool>

  init(in arena: borrowing Arena) {
    (haveChanged, offsets, checks, components, tags, columns, unknowns) = arena.arrays()
    (constraints, sides, variables, openVariables) = arena.arrays()
    sums = FlatSums(in: arena)
  }

  /// Forgets all constants, for a reduced system with so many that may change.
  mutating func reset(parameterCount: Int) {
    haveChanged.fill(false, count: parameterCount)
    areListed = false
  }

  /// Gives the fixed variables that stand for constants the values of now.
  ///
  /// - Returns: Whether all that changed have changed before.
  @inline(__always)
  mutating func take(
    _ system: LinearSystem, _ reduced: ReducedSystem, _ elimination: inout Elimination
  ) -> Bool {
    var areKnown = true
    for index in 0..<reduced.parameters.count {
      let constant = system.records[Int(reduced.parameters[index])].constant
      let tag = reduced.parameterTags[index]
      // Zero has two patterns of bits.
      if elimination.variables[tag].fixedValue.bitPattern == constant.bitPattern { continue }
      elimination.variables[tag].fixedValue = constant
      if haveChanged[index] { continue }
      haveChanged[index] = true
      areKnown = false
    }
    if !areKnown { areListed = false }
    return areKnown
  }

  /// Forgets that what is open does not follow: others may be open from now on. Where it did, all components
  /// go on to be looked at, and nothing need be listed again.
  mutating func forgetOpen() {
    if !moveOpen { areListed = false }
  }

  /// Lists what follows the constants that have changed.
  mutating func list(
    _ system: LinearSystem, _ reduced: ReducedSystem, _ elimination: Elimination, _ all: Components,
    _ order: FlatArray<Int32>, _ values: UnknownValues
  ) {
    areListed = true
    constraints.fill(false, count: system.constraintCount)
    sides.fill(false, count: reduced.sides.count)
    variables.fill(false, count: max(elimination.variables.count, reduced.multiples.count))
    for index in 0..<reduced.parameters.count where haveChanged[index] {
      constraints[reduced.parameters[index]] = true
      variables[reduced.parameterTags[index]] = true
    }
    reduced.dependents.list(&offsets, &sides, &variables)
    checks.removeAll()
    for index in 0..<reduced.checks.count {
      let check = reduced.checks[index]
      if follows(check.constraint, side: check.side, system) { checks.append(Int32(index)) }
    }
    components.removeAll()
    for component in 0..<all.count {
      let hasFollower = all.range(of: component).contains { index in
        all.bounds(of: all.unknowns[index]).contains { entry in
          let bound = all.bounds[entry]
          return follows(reduced.ranked[bound.order], side: bound.side, system)
        }
      }
      if hasFollower { components.append(Int32(component)) }
    }
    listDefinitions(reduced, elimination, all, order)
    findOpen(reduced, elimination, order, values)
  }

  /// Finds whether what is open, or depends on it, is among what follows.
  private mutating func findOpen(
    _ reduced: ReducedSystem, _ elimination: Elimination, _ order: FlatArray<Int32>, _ values: UnknownValues
  ) {
    moveOpen = false
    openVariables.fill(false, count: variables.count)
    for unknown in 0..<Int32(min(values.isOpen.count, reduced.unknowns.count)) where values.isOpen[unknown] {
      let variable = reduced.unknowns.variables[unknown]
      if variable >= 0 { openVariables[variable] = true }
      if variable < 0 || variables[variable] { moveOpen = true }
    }
    for index in 0..<order.count {
      let terms = elimination.variables[order[index]].definition.terms
      guard terms.contains(where: { openVariables[elimination.poolVariables[$0]] }) else { continue }
      openVariables[order[index]] = true
      if variables[order[index]] { moveOpen = true }
    }
  }

  /// Whether a constraint's own constant or the offset of its left side has changed.
  private func follows(_ constraint: Int32, side: Int32, _ system: LinearSystem) -> Bool {
    if constraints[constraint] { return true }
    return side >= 0
      ? sides[side] : variables[system.terms[system.terms(of: Int(constraint)).lowerBound].variable]
  }

  /// Lists what is defined by the constants and by the columns of the components.
  private mutating func listDefinitions(
    _ reduced: ReducedSystem, _ elimination: Elimination, _ all: Components, _ order: FlatArray<Int32>
  ) {
    variables.fill(false, count: variables.count)
    tags.removeAll()
    for index in 0..<reduced.parameters.count where haveChanged[index] {
      tags.append(reduced.parameterTags[index])
      variables[reduced.parameterTags[index]] = true
    }
    columns.removeAll()
    unknowns.removeAll()
    for index in 0..<components.count {
      for entry in all.range(of: Int(components[index])) {
        let unknown = all.unknowns[entry]
        let variable = reduced.unknowns.variables[unknown]
        if variable >= 0 { variables[variable] = true }
        if reduced.unknowns.isRow(unknown) { continue }
        columns.append(variable)
        unknowns.append(unknown)
      }
    }
    sums.removeAll()
    for index in 0..<order.count {
      let terms = elimination.variables[order[index]].definition.terms
      guard terms.contains(where: { variables[elimination.poolVariables[$0]] }) else { continue }
      variables[order[index]] = true
      sums.append(order[index], elimination)
    }
  }
}

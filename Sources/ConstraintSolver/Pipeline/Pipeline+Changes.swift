extension Pipeline {
  /// Follows changed constants without reducing the system again; only components that changed are solved.
  ///
  /// - Returns: Whether that was enough. If not, the system must be reduced and solved again.
  mutating func update(_ system: LinearSystem) -> Bool {
    if values.hasOpen && !isClosedOneByOne { return false }
    values.hasOpen = false
    reduced.isAsReduced = false
    openValues.removeAll()
    for index in 0..<reduced.parameters.count {
      presolve.elimination.variables[reduced.parameterTags[index]].fixedValue =
        system.records[Int(reduced.parameters[index])].constant
    }
    reduced.updateOffsets(presolve.elimination)
    if !reduced.checksHold(system) { return false }
    simplex.crowded = nil
    simplex.stopsWhereCrowded = true
    defer { simplex.stopsWhereCrowded = false }
    for component in 0..<components.count where move(component, system) {
      if !solve(component, breaksTies: true) || simplex.crowded != nil { return false }
    }
    // Columns that are in no bound came after the components.
    if values.isOpen.count > components.unknowns.count { values.hasOpen = true }
    return !values.hasOpen || closeOneByOne(system)
  }

  /// Moves a component's bounds to where their constraints are now.
  ///
  /// - Returns: Whether the component must be solved again.
  private mutating func move(_ component: Int, _ system: LinearSystem) -> Bool {
    var isChanged = false
    for index in components.range(of: component) {
      let unknown = components.unknowns[index]
      if values.isOpen[unknown] {
        values.isOpen[unknown] = false
        isChanged = true
      }
      for entry in components.bounds(of: unknown) {
        let position = reduced.position(system, of: components.bounds[entry])
        if position == components.bounds[entry].position { continue }
        components.bounds[entry].position = position
        isChanged = true
      }
    }
    return isChanged
  }
}

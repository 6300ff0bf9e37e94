extension Pipeline {
  /// Follows changed constants without reducing the system again; only components that changed are solved.
  ///
  /// - Parameter movesOthers: Whether constants have changed that are no parameters of the reduced system.
  /// - Returns: Whether that was enough. If not, the system must be reduced and solved again.
  mutating func update(_ system: LinearSystem, movesOthers: Bool) -> Bool {
    if values.hasOpen && !isClosedInPlace { return false }
    let areKnown = followers.take(system, reduced, &presolve.elimination)
    reduced.isAsReduced = false
    followersMoveAlone = areKnown && !movesOthers && leaveOpenAlone(system)
    let keepsOpen = followersMoveAlone && values.hasOpen
    beginClosing()
    simplex.crowded = nil
    simplex.stopsWhereCrowded = true
    defer { simplex.stopsWhereCrowded = false }
    if !(followersMoveAlone ? moveFollowers(system) : moveAll(system)) { return false }
    if keepsOpen {
      if !values.hasOpen {
        // What has been closed stays as it is.
        values.hasOpen = true
        return true
      }
      // Something else is open as well now: all of it is closed together.
      followersMoveAlone = false
      beginClosing()
      if !moveAll(system) { return false }
    }
    // Columns that are in no bound came after the components.
    if values.isOpen.count > components.unknowns.count { values.hasOpen = true }
    if !values.hasOpen { return true }
    followersMoveAlone = false
    return closeInPlace(system)
  }

  /// Forgets what is open, which is solved again.
  private mutating func beginClosing() {
    openValues.removeAll()
    simplex.openCount = 0
    simplex.open = nil
    values.hasOpen = false
  }

  /// Whether nothing is open, or what is does not depend on what follows the constants that have changed.
  @inline(__always)
  private mutating func leaveOpenAlone(_ system: LinearSystem) -> Bool {
    if !followers.areListed {
      followers.list(system, reduced, presolve.elimination, components, evaluation.order, values)
    }
    return !values.hasOpen || !followers.moveOpen
  }

  /// Solves the components that changed.
  private mutating func moveAll(_ system: LinearSystem) -> Bool {
    followers.forgetOpen()
    reduced.updateOffsets(presolve.elimination)
    if !reduced.checksHold(system) { return false }
    for component in 0..<components.count where !solveMoved(component, system) { return false }
    return true
  }

  /// Solves the components that changed, of those that follow the constants which have changed before.
  private mutating func moveFollowers(_ system: LinearSystem) -> Bool {
    for index in 0..<followers.offsets.count {
      reduced.updateOffset(followers.offsets[index], presolve.elimination)
    }
    for index in 0..<followers.checks.count
    where !reduced.holds(system, reduced.checks[followers.checks[index]]) { return false }
    for index in 0..<followers.components.count
    where !solveMoved(Int(followers.components[index]), system) { return false }
    return true
  }

  /// Solves a component if it has changed.
  @inline(__always)
  private mutating func solveMoved(_ component: Int, _ system: LinearSystem) -> Bool {
    !move(component, system) || solve(component, breaksTies: true) && simplex.crowded == nil
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

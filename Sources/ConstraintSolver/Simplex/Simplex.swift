/// The stage for components of several rows: a primal simplex over domains and convex piecewise linear costs,
/// level by level.
struct Simplex {
  var tableau: Tableau
  /// How many components were left open since the count was taken.
  var openCount = 0
  /// How far the component came that reached a limit and came least far.
  var unfinished: UnfinishedSolution?
  /// When the tableau of a component counts as filled up.
  var crowding = Crowding()
  /// Whether a component is left where its tableau has filled up.
  var stopsWhereCrowded = false
  /// The component that was left so.
  var crowded: CrowdedComponent?
  /// The component that the tableau still holds, if it was left open.
  var open: Range<Int>?

  init(in arena: borrowing Arena) { tableau = Tableau(in: arena) }

  /// Solves a component of columns and rows.
  ///
  /// - Parameters:
  ///   - range: The component's unknowns, columns first.
  ///   - levels: Memory for the component's bounds.
  ///   - breaksTies: Whether ties are broken; if not, the tableau is left with all that the levels leave.
  /// - Returns: Whether what is required can hold.
  mutating func solve(
    _ range: Range<Int>, columnCount: Int, _ components: inout Components, _ unknowns: Unknowns,
    _ levels: inout LevelQueue, breaksTies: Bool
  ) -> Bool {
    open = nil
    let rowEnd =
      breaksTies
      ? components.putZeroRowsLast((range.lowerBound + columnCount)..<range.upperBound) : range.upperBound
    fill(range, columnCount: columnCount, rowEnd: rowEnd, &components, unknowns)
    if !start(range, columnCount: columnCount, &components, &levels, breaksTies) { return false }
    levels.fill(components, range)
    tableau.refreshValues()
    tableau.watchCrowding(crowding)
    levels.sortByLevel()
    if !solveLevels(levels, range) { return false }
    if crowded != nil { return true }
    tableau.dropFixedColumns()
    if tableau.columnCount > 0 && breaksTies && !tableau.isExhausted {
      breakTies(&levels)
      bringNearZero(levels, range, components, unknowns)
      tableau.dropFixedColumns()
      noteLimit(.ties)
    }
    if tableau.pivotsSinceRefresh > 0 { tableau.refreshValues() }
    if tableau.columnCount > 0 {
      openCount += 1
      open = range
    }
    return true
  }

  /// Solves level by level, until nothing can move, a limit is reached or the tableau has filled up.
  ///
  /// - Returns: Whether what is required can hold.
  private mutating func solveLevels(_ levels: LevelQueue, _ range: Range<Int>) -> Bool {
    var start = 0
    while start < levels.count && levels.bounds[start].priority > 0 {
      let level = levels.level(at: start)
      let isRequired = levels.bounds[start].priority == 1000
      tableau.endsWhereCrowded = stopsWhereCrowded && !isRequired
      defer { tableau.endsWhereCrowded = false }
      minimize(levels.bounds, level)
      noteLimit(.level(levels.bounds[start].priority))
      if isRequired {
        if !restrictDomains(levels.bounds, level) { return false }
      } else if tableau.isCrowded && !tableau.isExhausted {
        crowded = CrowdedComponent(range: range, level: start)
        return true
      } else {
        tableau.keepOptimal()
      }
      if tableau.columnCount == 0 || tableau.isExhausted { return true }
      start = level.upperBound
    }
    return true
  }

  /// Notes what is not finished where a limit is reached.
  mutating func noteLimit(_ stage: UnfinishedSolution.Stage) {
    if !tableau.isExhausted { return }
    unfinished = .earlier(unfinished, UnfinishedSolution(stage, tableau.isFull ? .numbers : .steps))
  }

  /// Writes a component's rows into the tableau.
  mutating func fill(
    _ range: Range<Int>, columnCount: Int, rowEnd: Int, _ components: inout Components,
    _ unknowns: Unknowns
  ) {
    let rowStart = range.lowerBound + columnCount
    tableau.reset(
      variableCount: columnCount, rowCount: rowEnd - rowStart, spareCount: range.upperBound - rowEnd)
    components.number(range)
    for index in rowStart..<rowEnd {
      if tableau.coefficients.isTooLarge { tableau.isFull = true }
      if tableau.isExhausted { return }
      for term in unknowns.terms(of: components.unknowns[index]) {
        tableau.coefficients.insert(
          unknowns.poolCoefficients[term], row: Int32(index - rowStart),
          column: components.numbers[unknowns.poolColumns[term]])
      }
    }
  }

  /// Starts each column where its own bounds want it.
  ///
  /// - Returns: Whether what is required of each column can hold.
  private mutating func start(
    _ range: Range<Int>, columnCount: Int, _ components: inout Components, _ levels: inout LevelQueue,
    _ breaksTies: Bool
  ) -> Bool {
    for column in 0..<columnCount {
      let own = components.bounds(of: components.unknowns[range.lowerBound + column])
      if own.isEmpty { continue }
      guard
        let interval = Interval.narrowed(by: &components.bounds, own, breaksTies: breaksTies, &levels)
      else { return false }
      tableau.values[column] = interval.nearestZero
    }
    return true
  }

  /// Makes the sum of some bounds' violations least.
  mutating func minimize(_ bounds: FlatArray<Bound>, _ range: Range<Int>) {
    tableau.removeCosts()
    for index in range { tableau.costs.add(bounds[index]) }
    tableau.minimize()
  }

  /// Makes what required bounds allow the unknowns' domains.
  ///
  /// - Returns: Whether the unknowns are within them.
  private mutating func restrictDomains(
    _ bounds: FlatArray<Bound>, _ range: Range<Int>
  ) -> Bool {
    for index in range {
      if tableau.violates(bounds[index]) {
        if tableau.isExhausted { continue }
        return false
      }
      tableau.restrictDomain(bounds[index])
    }
    return true
  }

  private mutating func breakTies(_ levels: inout LevelQueue) {
    levels.keepTies(tableau.lower, tableau.upper)
    for index in 0..<levels.count where levels.bounds[index].priority > 0 {
      let bound = levels.bounds[index]
      if tableau.lower[bound.unknown] >= tableau.upper[bound.unknown] || tableau.keep(bound) { continue }
      minimize(levels.bounds, index..<(index + 1))
      tableau.keepOptimal()
      if tableau.columnCount == 0 || tableau.isExhausted { return }
    }
  }

  /// Brings what is still free near zero, bound by bound; rows for that alone are appended as they come.
  mutating func bringNearZero(
    _ levels: LevelQueue, _ range: Range<Int>, _ components: Components,
    _ unknowns: Unknowns
  ) {
    for index in 0..<levels.count where levels.bounds[index].priority == 0 {
      if tableau.columnCount == 0 || tableau.isExhausted { return }
      let local = levels.bounds[index].unknown
      let unknown = components.unknowns[range.lowerBound + Int(local)]
      if unknowns.isRow(unknown) {
        tableau.appendRow(local)
        for term in unknowns.terms(of: unknown) {
          let column = components.numbers[unknowns.poolColumns[term]]
          tableau.addToLastRow(column, times: unknowns.poolCoefficients[term])
        }
      }
      bringNear(levels.bounds[index])
    }
  }

  /// Brings an unknown of the tableau nearest to a value.
  mutating func bringNear(_ bound: Bound) {
    tableau.removeCosts()
    tableau.costs.add(bound)
    tableau.minimize()
    tableau.keepOptimal()
    tableau.removeCosts()
    tableau.dropConstantRowsInTime()
  }

}

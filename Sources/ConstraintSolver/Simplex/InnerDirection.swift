/// A solution of a tableau's levels, and a direction in which it can move both ways.
///
/// The point lies on no end of a domain that it can leave. Unknowns that can move by themselves have random
/// steps, so that a sum of them stays where it is by chance alone.
struct InnerDirection {
  /// For each unknown of the tableau, its value at the point.
  private(set) var point: FlatArray<Double>
  /// For each unknown of the tableau, its step in the direction; zero for one that cannot move.
  private(set) var steps: FlatArray<Double>
  /// For each unknown of the tableau, whether it cannot move.
  private var isPinned: FlatArray<Bool>
  /// How many solutions the point is the mean of.
  private var solutionCount = 0.0

  init(in arena: borrowing Arena) { (point, steps, isPinned) = arena.arrays() }

  /// Finds a point and a direction. The tableau loses its costs, and its unknowns may trade places.
  mutating func find(in tableau: inout Tableau, _ random: inout StepSequence) {
    let count = tableau.values.count
    point.fill(0, count: count)
    steps.fill(0, count: count)
    isPinned.fill(false, count: count)
    solutionCount = 0
    takeIn(tableau.values)
    widen(&tableau, &random)
    pinRest(&tableau)
    tableau.removeCosts()
    if makePinnedNonbasic(&tableau) { chooseSteps(&tableau, &random) }
  }

  /// How far the point can go in the direction, or against it, as a multiple of the steps; at most 1.
  func reach(in tableau: Tableau, forward: Bool) -> Double {
    var reach = 1.0
    for unknown in 0..<Int32(steps.count) where steps[unknown] != 0 {
      let isUp = (steps[unknown] > 0) == forward
      let distance =
        isUp ? tableau.upper[unknown] - point[unknown] : point[unknown] - tableau.lower[unknown]
      reach = min(reach, max(0, distance) / steps[unknown].magnitude)
    }
    return reach
  }

  /// Makes the point the mean of one more solution.
  private mutating func takeIn(_ solution: FlatArray<Double>) {
    solutionCount += 1
    let share = 1 / solutionCount
    for unknown in 0..<Int32(point.count) { point[unknown] += share * (solution[unknown] - point[unknown]) }
  }

  /// Moves the point away from all ends of domains at once, while that helps.
  private mutating func widen(_ tableau: inout Tableau, _ random: inout StepSequence) {
    var last = Int.max
    while true {
      tableau.removeCosts()
      var count = 0
      for unknown in 0..<Int32(tableau.values.count) where isAtEnd(unknown, tableau) {
        tableau.costs.add(goal(of: unknown, tableau, weight: random.next().magnitude))
        count += 1
      }
      if count == 0 || count >= last || tableau.isExhausted { return }
      last = count
      tableau.minimize()
      takeIn(tableau.values)
    }
  }

  /// Finds which of the unknowns that lie on an end of their domain lie there in all solutions.
  private mutating func pinRest(_ tableau: inout Tableau) {
    for unknown in 0..<Int32(tableau.values.count) {
      if tableau.isExhausted { return }
      if tableau.upper[unknown] - tableau.lower[unknown] <= Self.tolerance(at: point[unknown]) {
        isPinned[unknown] = true
      } else if isAtEnd(unknown, tableau) {
        tableau.removeCosts()
        tableau.costs.add(goal(of: unknown, tableau, weight: 1))
        tableau.minimize()
        let moved = (tableau.values[unknown] - point[unknown]).magnitude
        if moved <= Self.tolerance(at: point[unknown]) {
          isPinned[unknown] = true
        } else {
          takeIn(tableau.values)
        }
      }
    }
  }

  /// Trades each basic unknown that cannot move for a nonbasic one that can.
  ///
  /// - Returns: Whether there was memory for that.
  private func makePinnedNonbasic(_ tableau: inout Tableau) -> Bool {
    for unknown in 0..<Int32(tableau.values.count) where isPinned[unknown] && tableau.rows[unknown] >= 0 {
      if tableau.isExhausted { return false }
      let row = tableau.rows[unknown]
      tableau.coefficients.gather(row: row)
      guard let best = largestMovable(in: &tableau) else { continue }
      tableau.coefficients.gather(column: best.column)
      guard tableau.coefficients.canHoldPivot(row: row, within: tableau.mostNumbers) else { return false }
      tableau.pivot(row: row, column: best.column, coefficient: best.coefficient)
    }
    return true
  }

  /// The largest coefficient of the gathered row whose unknown can move; in a sparse tableau, of the large
  /// ones that of the column with the fewest rows.
  private func largestMovable(in tableau: inout Tableau) -> (column: Int32, coefficient: Double)? {
    var best: (column: Int32, coefficient: Double)?
    for entry in 0..<tableau.coefficients.row.count {
      let column = tableau.coefficients.row.positions[entry]
      let coefficient = tableau.coefficients.row.coefficients[entry]
      let largest = best?.coefficient.magnitude ?? Tableau.pivotTolerance
      if coefficient.magnitude > largest && !isPinned[tableau.nonbasic[column]] {
        best = (column, coefficient)
      }
    }
    guard var best, tableau.coefficients.isSparse else { return best }
    let least = best.coefficient.magnitude / 32
    var length = tableau.coefficients.length(of: best.column)
    for entry in 0..<tableau.coefficients.row.count {
      let column = tableau.coefficients.row.positions[entry]
      let coefficient = tableau.coefficients.row.coefficients[entry]
      if coefficient.magnitude < least || isPinned[tableau.nonbasic[column]] { continue }
      let other = tableau.coefficients.length(of: column)
      if other < length { (best, length) = ((column, coefficient), other) }
    }
    return best
  }

  private mutating func chooseSteps(_ tableau: inout Tableau, _ random: inout StepSequence) {
    for column in 0..<tableau.columnCount where !isPinned[tableau.nonbasic[column]] {
      steps[tableau.nonbasic[column]] = random.next()
    }
    for row in 0..<Int32(tableau.rowCount) {
      let unknown = tableau.basic[row]
      if isPinned[unknown] { continue }
      let step = tableau.coefficients.product(of: row, with: steps, of: tableau.nonbasic)
      steps[unknown] = step.magnitude > 1e-9 ? step : 0
    }
  }

  /// Whether the point lies on an end of an unknown's domain, which has others.
  private func isAtEnd(_ unknown: Int32, _ tableau: Tableau) -> Bool {
    let (lower, upper) = (tableau.lower[unknown], tableau.upper[unknown])
    let tolerance = Self.tolerance(at: point[unknown])
    if upper - lower <= tolerance { return false }
    return point[unknown] - lower <= tolerance / 4 || upper - point[unknown] <= tolerance / 4
  }

  /// To be away from the end of a domain.
  private func goal(of unknown: Int32, _ tableau: Tableau, weight: Double) -> Bound {
    let (lower, upper) = (tableau.lower[unknown], tableau.upper[unknown])
    let distance = min(1, (upper - lower) / 2)
    let isLow = point[unknown] - lower <= upper - point[unknown]
    var goal = Bound(
      unknown: unknown, coefficient: 1, isLow ? .greaterThanOrEqual : .lessThanOrEqual,
      isLow ? lower + distance : upper - distance, order: 0, side: -1, priority: 0)
    goal.weight = weight
    return goal
  }

  /// A distance that is none beside a number.
  static func tolerance(at number: Double) -> Double { 1e-6 * (1 + number.magnitude) }
}

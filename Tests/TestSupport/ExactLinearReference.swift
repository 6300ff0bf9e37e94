/// A linear constraint with whole coefficients.
package struct ExactConstraint: Sendable, Equatable {
  /// The coefficient of each variable.
  package var coefficients: [Int]
  /// Below zero for "at most", zero for "equal", above zero for "at least".
  package var relation: Int
  package var constant: Int
  /// 1000 is required.
  package var priority: Int
  /// The smaller is satisfied first. No two constraints of a system share one.
  package var rank: Int

  /// States that the sum of the products relates to the constant.
  package init(_ coefficients: [Int], _ relation: Int, _ constant: Int, priority: Int, rank: Int) {
    self.coefficients = coefficients
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.rank = rank
  }
}

/// A point with rational coordinates over one positive denominator.
package struct ExactPoint: Sendable {
  package var numerators: [Int]
  package var denominator: Int

  /// The coordinates as numbers.
  package var values: [Double] { numerators.map { Double($0) / Double(denominator) } }

  /// The violation of a constraint, times the denominator.
  package func violation(of constraint: ExactConstraint) -> Int {
    var difference = -constraint.constant * denominator
    for (numerator, coefficient) in zip(numerators, constraint.coefficients) {
      difference += numerator * coefficient
    }
    if constraint.relation == 0 { return abs(difference) }
    return max(0, constraint.relation > 0 ? -difference : difference)
  }
}

/// Solves small systems by looking at every point that can be the answer, in whole numbers only.
///
/// All costs are linear between the planes on which a constraint holds with equality and the planes on which
/// a variable is zero. So whatever is the only best point is where some of these planes meet in one point,
/// and a set of constraints can hold together only if it holds in such a point.
package struct ExactLinearReference {
  package let constraints: [ExactConstraint]
  package let variableCount: Int
  private let points: [ExactPoint]

  /// Finds the points of a system of at most a handful of variables.
  ///
  /// - Parameter bound: Where given, planes at plus and minus this number are added for each variable.
  package init(_ constraints: [ExactConstraint], variableCount: Int, bound: Int? = nil) {
    self.constraints = constraints.sorted { $0.rank < $1.rank }
    self.variableCount = variableCount
    var planes = constraints.map { $0.coefficients + [$0.constant] }
    for variable in 0..<variableCount {
      for constant in bound.map({ [0, $0, -$0] }) ?? [0] {
        planes.append((0..<variableCount).map { $0 == variable ? 1 : 0 } + [constant])
      }
    }
    points = Self.intersections(of: planes, variableCount: variableCount)
  }

  private static func intersections(of planes: [[Int]], variableCount: Int) -> [ExactPoint] {
    var points: [ExactPoint] = []
    var chosen: [Int] = []
    func choose(from start: Int) {
      if chosen.count == variableCount {
        if let point = meet(chosen.map { planes[$0] }) { points.append(point) }
        return
      }
      for index in start..<planes.count {
        chosen.append(index)
        choose(from: index + 1)
        chosen.removeLast()
      }
    }
    choose(from: 0)
    return points
  }

  /// The one point on as many planes as there are variables, by elimination without fractions.
  private static func meet(_ planes: [[Int]]) -> ExactPoint? {
    var rows = planes
    let count = rows.count
    var previous = 1
    for step in 0..<count {
      guard let pivot = (step..<count).first(where: { rows[$0][step] != 0 }) else { return nil }
      rows.swapAt(step, pivot)
      for row in 0..<count where row != step {
        for column in 0...count where column != step {
          rows[row][column] =
            (rows[step][step] * rows[row][column] - rows[row][step] * rows[step][column]) / previous
        }
        rows[row][step] = 0
      }
      previous = rows[step][step]
      for row in 0..<step { rows[row][row] = previous }
    }
    let sign = previous < 0 ? -1 : 1
    return ExactPoint(numerators: rows.map { sign * $0[count] }, denominator: sign * previous)
  }

  /// Whether some constraints can hold together.
  package func canHold(_ subset: [ExactConstraint]) -> Bool {
    points.contains { point in subset.allSatisfy { point.violation(of: $0) == 0 } }
  }

  /// The ranks of the required constraints that contradict required ones of smaller rank, which are kept.
  package func givenUp() -> [Int] {
    var remaining = points
    var result: [Int] = []
    for constraint in constraints where constraint.priority == 1000 {
      let holding = remaining.filter { $0.violation(of: constraint) == 0 }
      if holding.isEmpty { result.append(constraint.rank) } else { remaining = holding }
    }
    return result
  }

  /// The points with the least sum of violations at each priority in turn, among those that hold what is
  /// required and not given up.
  package func best() -> [ExactPoint] {
    let givenUp = givenUp()
    var remaining = points.filter { point in
      constraints.allSatisfy {
        $0.priority < 1000 || givenUp.contains($0.rank) || point.violation(of: $0) == 0
      }
    }
    for level in Set(constraints.map(\.priority)).sorted(by: >) where level < 1000 {
      let members = constraints.filter { $0.priority == level }
      keepLeast(&remaining) { point in members.reduce(0) { $0 + point.violation(of: $1) } }
    }
    return remaining
  }

  /// The answer: the best points, ties decided by priority and rank, then the values nearest zero.
  package func solve() -> ExactPoint? {
    var remaining = best()
    for constraint in constraints.sorted(by: { ($1.priority, $0.rank) < ($0.priority, $1.rank) })
    where constraint.priority < 1000 {
      keepLeast(&remaining) { $0.violation(of: constraint) }
    }
    for variable in 0..<variableCount { keepLeast(&remaining) { abs($0.numerators[variable]) } }
    return remaining.first
  }

  /// Keeps the points where a number over the point's denominator is least.
  private func keepLeast(_ points: inout [ExactPoint], _ measure: (ExactPoint) -> Int) {
    var kept: [ExactPoint] = []
    var least = (numerator: 0, denominator: 1)
    for point in points {
      let numerator = measure(point)
      let difference = numerator * least.denominator - least.numerator * point.denominator
      if !kept.isEmpty && difference > 0 { continue }
      if kept.isEmpty || difference < 0 {
        kept.removeAll()
        least = (numerator, point.denominator)
      }
      kept.append(point)
    }
    points = kept
  }
}

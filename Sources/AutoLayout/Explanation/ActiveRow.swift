import ConstraintSolver

/// A constraint that holds with equality in a solution, as an equation of positions in superviews and sizes.
struct ActiveRow: Sendable {
  /// The constraints of the system behind it: one, or a lower and an upper bound that meet.
  let constraints: [Int]
  /// By variable, where a view's origin is its position in its superview; no coefficient is zero.
  let terms: [(variable: Int, coefficient: Double)]
  let constant: Double
  /// The lower priority of two bounds.
  let priority: Double
  /// Whether it is a bound that something else presses against.
  let isOneSided: Bool

  /// Whether it is to be named before another: what holds from both sides first, then by priority and order.
  func precedes(_ other: ActiveRow) -> Bool {
    if isOneSided != other.isOneSided { return !isOneSided }
    if priority != other.priority { return priority > other.priority }
    return constraints[0] < other.constraints[0]
  }

  /// Whether nothing but the order of the rows sets it behind another.
  func isLevel(with other: ActiveRow) -> Bool {
    isOneSided == other.isOneSided && priority == other.priority
  }
}

/// The equations that a solution of a root satisfies, and the values in them.
///
/// Origins are measured from the superview: in these terms most constraints speak of two or three variables,
/// and a view's position does not hang on the way from the root to its superview.
struct ActiveRows {
  /// In the order in which they are to be named.
  private(set) var rows: [ActiveRow] = []
  /// Of each variable, its value: an origin from that of the superview.
  let values: [Double]

  /// The largest violation that counts as none, in points.
  private static let tolerance = 1e-6

  init(_ root: RootRows, _ solution: Solution) {
    let positions = RelativePositions(root)
    values = positions.relative(solution.values)
    let system = root.system.linear
    let broken = system.brokenRows(in: solution)
    var bounds: [BoundKey: Int] = [:]
    for index in 0..<system.constraintCount where !broken.contains(index) {
      guard let constraint = system.constraint(at: index), !constraint.terms.isEmpty,
        Self.isSatisfied(constraint, solution)
      else { continue }
      let terms = positions.relative(constraint.terms)
      guard !terms.isEmpty else { continue }
      let priority = constraint.priority.value
      let isBound = constraint.relation != .equal
      if isBound {
        let key = BoundKey(terms, constraint.relation)
        if let other = bounds[key.opposite], rows[other].isOneSided {
          rows[other] = ActiveRow(
            constraints: rows[other].constraints + [index], terms: rows[other].terms,
            constant: rows[other].constant, priority: min(priority, rows[other].priority), isOneSided: false)
          continue
        }
        if bounds[key] == nil { bounds[key] = rows.count }
      }
      rows.append(
        ActiveRow(
          constraints: [index], terms: terms, constant: constraint.constant, priority: priority,
          isOneSided: isBound))
    }
    rows.sort { $0.precedes($1) }
  }

  private static func isSatisfied(_ constraint: Constraint, _ solution: Solution) -> Bool {
    var sum = -constraint.constant
    var size = max(1, constraint.constant.magnitude)
    for term in constraint.terms {
      let value = term.coefficient * solution[term.variable]
      sum += value
      size = max(size, value.magnitude)
    }
    return sum.magnitude <= tolerance * size
  }
}

/// The line of a bound and its allowed side: two bounds whose sides are opposite meet in one equation.
private struct BoundKey: Hashable {
  private let variables: [Int]
  private let ratios: [Double]
  private var isUpper: Bool

  init(_ terms: [(variable: Int, coefficient: Double)], _ relation: Relation) {
    let first = terms[0].coefficient
    variables = terms.map(\.variable)
    ratios = terms.map { $0.coefficient / first }
    isUpper = (relation == .lessThanOrEqual) == (first > 0)
  }

  var opposite: BoundKey {
    var key = self
    key.isUpper.toggle()
    return key
  }
}

/// Quantities tied by linear equations: some are basic, each the sum of multiples of the others.
///
/// A quantity is a variable or the left side of a constraint. Every quantity has a domain, the interval it may
/// not leave, and during a minimization a convex piecewise linear cost. The tableau is homogeneous: constants
/// stand in domains and costs only.
struct Tableau {
  let rowCount: Int
  let columnCount: Int
  /// Row after row: what each basic quantity is of each nonbasic one.
  var coefficients: [Double]
  /// The basic quantity of each row.
  var rowQuantities: [Int]
  /// The nonbasic quantity of each column.
  var columnQuantities: [Int]

  var values: [Double]
  var lower: [Double]
  var upper: [Double]
  /// The constraint that gave a quantity its lower end, or -1.
  var lowerOwners: [Int]
  /// The constraint that gave a quantity its upper end, or -1.
  var upperOwners: [Int]

  var costs: Costs
  /// For each basic quantity, how many breakpoints of its cost lie at its left.
  var segments: [Int]
  /// For each basic quantity, the slope of its cost on its segment.
  var slopes: [Double]
  /// For each column, the change of the basic quantities' costs as its quantity grows.
  var reducedCosts: [Double]

  /// Makes the tableau of variables, all nonbasic and zero, and of the sums of them that the rows state.
  init(variableCount: Int, rowCount: Int) {
    let quantityCount = variableCount + rowCount
    self.rowCount = rowCount
    columnCount = variableCount
    coefficients = Array(repeating: 0, count: variableCount * rowCount)
    rowQuantities = Array(variableCount..<quantityCount)
    columnQuantities = Array(0..<variableCount)
    values = Array(repeating: 0, count: quantityCount)
    lower = Array(repeating: -.infinity, count: quantityCount)
    upper = Array(repeating: .infinity, count: quantityCount)
    lowerOwners = Array(repeating: -1, count: quantityCount)
    upperOwners = Array(repeating: -1, count: quantityCount)
    costs = Costs(quantityCount: quantityCount)
    segments = Array(repeating: 0, count: quantityCount)
    slopes = Array(repeating: 0, count: quantityCount)
    reducedCosts = Array(repeating: 0, count: variableCount)
  }

  /// How far a computed quantity may be from a number and still count as equal to it.
  static func tolerance(at number: Double) -> Double { 1e-9 + 1e-12 * number.magnitude }

  /// Whether any nonbasic quantity may still move.
  var hasFreedom: Bool {
    columnQuantities.contains { lower[$0] < upper[$0] }
  }

  /// Computes the basic quantities from the nonbasic ones.
  mutating func refreshValues() {
    for row in 0..<rowCount {
      var sum = 0.0
      let start = row * columnCount
      for column in 0..<columnCount where coefficients[start + column] != 0 {
        sum += coefficients[start + column] * values[columnQuantities[column]]
      }
      values[rowQuantities[row]] = sum
    }
  }

  /// Exchanges a basic and a nonbasic quantity.
  mutating func pivot(row: Int, column: Int) {
    let start = row * columnCount
    let leaving = rowQuantities[row]
    let entering = columnQuantities[column]
    let leavingSlope = slopes[leaving]
    let inverse = 1 / coefficients[start + column]
    for index in 0..<columnCount {
      let old = coefficients[start + index]
      reducedCosts[index] -= leavingSlope * old
      coefficients[start + index] = old == 0 ? 0 : -old * inverse
    }
    coefficients[start + column] = inverse
    for other in 0..<rowCount where other != row {
      let factor = coefficients[other * columnCount + column]
      if factor == 0 { continue }
      coefficients[other * columnCount + column] = 0
      addRow(start, times: factor, to: other * columnCount)
    }
    let factor = reducedCosts[column]
    reducedCosts[column] = 0
    let total = factor + slopes[entering]
    if total != 0 {
      for index in 0..<columnCount { reducedCosts[index] += total * coefficients[start + index] }
    }
    rowQuantities[row] = entering
    columnQuantities[column] = leaving
    slopes[leaving] = 0
  }

  /// Adds a multiple of one row to another; what cancels becomes zero.
  private mutating func addRow(_ source: Int, times factor: Double, to target: Int) {
    for index in 0..<columnCount {
      let change = factor * coefficients[source + index]
      if change == 0 { continue }
      let sum = coefficients[target + index] + change
      coefficients[target + index] = sum.magnitude < 1e-12 * change.magnitude ? 0 : sum
    }
  }
}

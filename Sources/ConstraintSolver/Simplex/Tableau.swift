/// Quantities tied by linear equations: some are basic, each the sum of multiples of the others.
///
/// A quantity is a variable or the left side of a constraint. Every quantity has a domain, the interval it may
/// not leave, and during a minimization a convex piecewise linear cost. Constants stand in domains and costs,
/// except what columns leave behind that were dropped because their quantity can no longer move.
struct Tableau: ~Copyable, Sendable {
  private(set) var rowCount = 0
  private(set) var columnCount = 0
  /// The distance between the starts of two rows.
  private(set) var stride = 0
  /// Row after row: what each basic quantity is of each nonbasic one.
  var coefficients = FlatArray<Double>()
  /// What dropped columns add to each basic quantity.
  private(set) var rowConstants = FlatArray<Double>()
  /// The basic quantity of each row.
  private(set) var rowQuantities = FlatArray<Int32>()
  /// The nonbasic quantity of each column.
  private(set) var columnQuantities = FlatArray<Int32>()
  /// The row of each basic quantity, or -1.
  private(set) var rows = FlatArray<Int32>()

  var values = FlatArray<Double>()
  var lower = FlatArray<Double>()
  var upper = FlatArray<Double>()

  var costs = Costs()
  /// For each basic quantity, how many breakpoints of its cost lie at its left.
  var segments = FlatArray<Int32>()
  /// For each basic quantity, the slope of its cost on its segment.
  var slopes = FlatArray<Double>()
  /// For each column, the change of the basic quantities' costs as its quantity grows.
  var reducedCosts = FlatArray<Double>()
  /// The rows in which the column that moves is not zero, and its coefficients there.
  var movedRows = FlatArray<Int32>()
  var movedCoefficients = FlatArray<Double>()
  /// The columns that are not zero in the row of a pivot.
  private var pivotColumns = FlatArray<Int32>()
  /// The columns to drop, in ascending order.
  var droppedColumns = FlatArray<Int32>()
  /// Where the search for an entering column goes on.
  var cursor = 0
  /// Pivots since the values were last computed anew.
  var pivotsSinceRefresh = 0

  init() {}

  /// Takes memory for the arrays that each system uses.
  mutating func takeMemory(_ count: Int, from block: inout MemoryBlock) {
    rowConstants.take(count, from: &block)
    rowQuantities.take(count, from: &block)
    columnQuantities.take(count, from: &block)
    rows.take(count, from: &block)
    values.take(count, from: &block)
    lower.take(count, from: &block)
    upper.take(count, from: &block)
    segments.take(count, from: &block)
    slopes.take(count, from: &block)
    reducedCosts.take(count, from: &block)
    movedRows.take(count, from: &block)
    movedCoefficients.take(count, from: &block)
    pivotColumns.take(count, from: &block)
    droppedColumns.take(count, from: &block)
    costs.takeMemory(count, from: &block)
  }

  /// Makes variables, all nonbasic and zero, and sums of them with all coefficients zero yet.
  ///
  /// - Parameter spareCount: How many more quantities there may be, numbered after the others.
  mutating func reset(variableCount: Int, rowCount: Int, spareCount: Int = 0) {
    let quantityCount = variableCount + rowCount + spareCount
    self.rowCount = rowCount
    columnCount = variableCount
    stride = variableCount
    coefficients.fill(0, count: variableCount * rowCount)
    rowConstants.fill(0, count: rowCount)
    rowQuantities.removeAll()
    columnQuantities.removeAll()
    rows.fill(-1, count: quantityCount)
    for column in 0..<variableCount { columnQuantities.append(Int32(column)) }
    for row in 0..<rowCount {
      rowQuantities.append(Int32(variableCount + row))
      rows[variableCount + row] = Int32(row)
    }
    values.fill(0, count: quantityCount)
    lower.fill(-.infinity, count: quantityCount)
    upper.fill(.infinity, count: quantityCount)
    costs.reset(quantityCount: quantityCount)
    segments.fill(0, count: quantityCount)
    slopes.fill(0, count: quantityCount)
    reducedCosts.fill(0, count: variableCount)
    cursor = 0
    pivotsSinceRefresh = 0
  }

  /// How far a computed quantity may be from a number and still count as equal to it.
  @inline(__always)
  static func tolerance(at number: Double) -> Double { 1e-9 + 1e-12 * number.magnitude }

  /// Computes the basic quantities from the nonbasic ones.
  mutating func refreshValues() {
    for row in 0..<rowCount {
      var sum = rowConstants[row]
      let start = row * stride
      for column in 0..<columnCount {
        let coefficient = coefficients[start + column]
        if coefficient != 0 { sum += coefficient * values[columnQuantities[column]] }
      }
      values[rowQuantities[row]] = sum
    }
    pivotsSinceRefresh = 0
  }

  /// Notes where a column is not zero.
  mutating func gather(column: Int) {
    movedRows.removeAll()
    movedCoefficients.removeAll()
    var place = column
    for row in 0..<Int32(rowCount) {
      let coefficient = coefficients[place]
      if coefficient != 0 {
        movedRows.append(row)
        movedCoefficients.append(coefficient)
      }
      place += stride
    }
  }

  /// Exchanges a basic quantity and that of the column just gathered.
  mutating func pivot(row: Int, column: Int) {
    let start = row * stride
    let leaving = rowQuantities[row]
    let entering = columnQuantities[column]
    let leavingSlope = slopes[leaving]
    let inverse = 1 / coefficients[start + column]
    pivotColumns.removeAll()
    for index in 0..<columnCount {
      let old = coefficients[start + index]
      if old == 0 { continue }
      reducedCosts[index] -= leavingSlope * old
      if index == column { continue }
      pivotColumns.append(Int32(index))
      coefficients[start + index] = -old * inverse
    }
    coefficients[start + column] = inverse
    let constant = -rowConstants[row] * inverse
    rowConstants[row] = constant
    for place in 0..<movedRows.count where Int(movedRows[place]) != row {
      let other = Int(movedRows[place])
      let factor = movedCoefficients[place]
      let target = other * stride
      rowConstants[other] += factor * constant
      coefficients[target + column] = factor * inverse
      for place in 0..<pivotColumns.count {
        let index = Int(pivotColumns[place])
        add(factor * coefficients[start + index], to: target + index)
      }
    }
    let total = reducedCosts[column] + slopes[entering]
    reducedCosts[column] = 0
    if total != 0 {
      reducedCosts[column] = total * inverse
      for place in 0..<pivotColumns.count {
        let index = Int(pivotColumns[place])
        reducedCosts[index] += total * coefficients[start + index]
      }
    }
    rowQuantities[row] = entering
    columnQuantities[column] = leaving
    rows[entering] = Int32(row)
    rows[leaving] = -1
    slopes[leaving] = 0
    pivotsSinceRefresh += 1
  }

  /// Adds to a coefficient; what cancels becomes zero.
  @inline(__always)
  private mutating func add(_ change: Double, to place: Int) {
    let sum = coefficients[place] + change
    coefficients[place] = sum.magnitude < 1e-12 * change.magnitude ? 0 : sum
  }

  /// Adds a multiple of one row to another; what cancels becomes zero.
  @inline(__always)
  private mutating func addRow(_ source: Int, times factor: Double, to target: Int) {
    for index in 0..<columnCount { add(factor * coefficients[source + index], to: target + index) }
  }

  /// Makes a spare quantity basic, as a sum that is zero yet.
  mutating func appendRow(_ quantity: Int32) {
    coefficients.truncate(to: rowCount * stride)
    coefficients.extend(with: 0, to: (rowCount + 1) * stride)
    rowConstants.append(0)
    rowQuantities.append(quantity)
    rows[quantity] = Int32(rowCount)
    rowCount += 1
    values[quantity] = 0
  }

  /// Makes one more spare quantity.
  mutating func addSpare() -> Int32 {
    let count = values.count + 1
    rows.extend(with: -1, to: count)
    values.extend(with: 0, to: count)
    lower.extend(with: -.infinity, to: count)
    upper.extend(with: .infinity, to: count)
    segments.extend(with: 0, to: count)
    slopes.extend(with: 0, to: count)
    costs.extend(to: count)
    return Int32(count - 1)
  }

  /// Adds a number to the last row.
  mutating func addToLastRow(constant: Double) {
    rowConstants[rowCount - 1] += constant
    values[rowQuantities[rowCount - 1]] += constant
  }

  /// Adds a multiple of any quantity to the last row.
  mutating func addToLastRow(_ quantity: Int32, times factor: Double, columns: borrowing FlatArray<Int32>) {
    let start = (rowCount - 1) * stride
    let row = rows[quantity]
    if row >= 0 {
      addRow(Int(row) * stride, times: factor, to: start)
      rowConstants[rowCount - 1] += factor * rowConstants[row]
    } else if columns[quantity] >= 0 {
      add(factor, to: start + Int(columns[quantity]))
    } else {
      rowConstants[rowCount - 1] += factor * values[quantity]
    }
    values[rowQuantities[rowCount - 1]] += factor * values[quantity]
  }

  /// Drops the rows of quantities that no column moves any more.
  mutating func dropConstantRows() {
    var row = rowCount
    while row > 0 {
      row -= 1
      let start = row * stride
      var isConstant = true
      for column in 0..<columnCount where coefficients[start + column] != 0 {
        isConstant = false
        break
      }
      if !isConstant { continue }
      rows[rowQuantities[row]] = -1
      let last = rowCount - 1
      if row != last {
        for column in 0..<columnCount { coefficients[start + column] = coefficients[last * stride + column] }
        rowConstants[row] = rowConstants[last]
        rowQuantities[row] = rowQuantities[last]
        rows[rowQuantities[row]] = Int32(row)
      }
      rowQuantities.truncate(to: last)
      rowConstants.truncate(to: last)
      rowCount = last
    }
  }

  /// Drops a column whose quantity can no longer move.
  mutating func drop(column: Int) {
    let value = values[columnQuantities[column]]
    let last = columnCount - 1
    for row in 0..<rowCount {
      let start = row * stride
      rowConstants[row] += coefficients[start + column] * value
      coefficients[start + column] = coefficients[start + last]
    }
    columnQuantities[column] = columnQuantities[last]
    reducedCosts[column] = reducedCosts[last]
    columnQuantities.truncate(to: last)
    columnCount = last
  }

  /// Drops the columns noted, row by row where there are many: a walk along a column touches all memory.
  mutating func dropColumns() {
    if droppedColumns.count < 8 {
      for place in (0..<droppedColumns.count).reversed() {
        drop(column: Int(droppedColumns[place]))
      }
      return
    }
    for row in 0..<rowCount {
      let start = row * stride
      var target = start + Int(droppedColumns[0])
      var next = 0
      for column in Int(droppedColumns[0])..<columnCount {
        if next < droppedColumns.count && Int(droppedColumns[next]) == column {
          rowConstants[row] += coefficients[start + column] * values[columnQuantities[column]]
          next += 1
        } else {
          coefficients[target] = coefficients[start + column]
          target += 1
        }
      }
    }
    var target = Int(droppedColumns[0])
    var next = 0
    for column in target..<columnCount {
      if next < droppedColumns.count && Int(droppedColumns[next]) == column {
        next += 1
      } else {
        columnQuantities[target] = columnQuantities[column]
        reducedCosts[target] = reducedCosts[column]
        target += 1
      }
    }
    columnQuantities.truncate(to: target)
    columnCount = target
  }
}

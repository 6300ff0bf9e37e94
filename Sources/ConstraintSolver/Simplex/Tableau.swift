/// Unknowns tied by linear equations: some are basic, each the sum of multiples of the others.
///
/// An unknown is a column or a row of the reduced system. Every unknown has a domain, the interval it may
/// not leave, and during a minimization a convex piecewise linear cost. Constants stand in domains and costs,
/// except what columns leave behind that were dropped because their unknown can no longer move.
struct Tableau {
  /// For each row and column, what the basic unknown is of the nonbasic one.
  var coefficients: Coefficients
  /// The sum that dropped columns add to each basic unknown.
  private(set) var rowConstants: FlatArray<Double>
  /// The basic unknown of each row.
  private(set) var basic: FlatArray<Int32>
  /// The nonbasic unknown of each column.
  private(set) var nonbasic: FlatArray<Int32>
  /// The row of each basic unknown, or -1.
  private(set) var rows: FlatArray<Int32>
  /// The column of each nonbasic unknown, or -1 for a basic one and for one that was dropped.
  private(set) var columns: FlatArray<Int32>

  var values: FlatArray<Double>
  var lower: FlatArray<Double>
  var upper: FlatArray<Double>

  var costs: Costs
  /// For each basic unknown, how many breakpoints of its cost lie at its left.
  var segments: FlatArray<Int32>
  /// For each basic unknown, the slope of its cost on its segment.
  var slopes: FlatArray<Double>
  /// For each column, the change of the basic unknowns' costs as its unknown grows.
  var reducedCosts: FlatArray<Double>
  /// The columns that a minimization prices.
  var pricedColumns: PricedColumns
  /// The columns to drop, in ascending order.
  var droppedColumns: FlatArray<Int32>
  /// The values of those columns' unknowns.
  private var droppedValues: FlatArray<Double>
  /// Breakpoints on the way of a column, while they are sorted.
  var breakpoints: FlatArray<PassedBreakpoint>
  /// Where the search for an entering column goes on.
  var cursor: Int32 = 0
  /// Pivots since the values were last computed anew.
  var pivotsSinceRefresh = 0
  /// How many rows were left when constant ones were last dropped.
  private var rowCountAfterDrop = 0
  /// Whether a pivot did not fit into the memory.
  var isFull = false
  /// The most work that solutions from one call may take.
  var mostWork = SolverLimits.mostSteps

  /// Whether debug builds have seen extreme numbers since the tableau was made.
  var hadExtremeNumbers = false

  /// Whether a minimization ends where the tableau fills up.
  var endsWhereCrowded = false
  /// The most numbers and the most work with which it does not count as filled up.
  private var mostUncrowded = (numbers: Int.max, work: Int.max)
  /// Whether a pivot would have filled the tableau up.
  var isPivotCrowded = false

  /// Whether minimizations end since the tableau fills up.
  var isCrowded: Bool {
    isPivotCrowded || (endsWhereCrowded && coefficients.isSparse && coefficients.work > mostUncrowded.work)
  }

  /// The most numbers that a pivot may leave.
  var mostNumbers: Int {
    endsWhereCrowded ? min(mostUncrowded.numbers, coefficients.largestCount) : coefficients.largestCount
  }

  /// Whether a cap keeps all minimizations from going on.
  var isExhausted: Bool { isFull || coefficients.work > mostWork }

  init(in arena: borrowing Arena) {
    (
      rowConstants, basic, nonbasic, rows, columns, values, lower, upper, segments, slopes, reducedCosts,
      droppedColumns, droppedValues, breakpoints
    ) = arena.arrays()
    coefficients = Coefficients(in: arena)
    costs = Costs(in: arena)
    pricedColumns = PricedColumns(in: arena)
  }

  var rowCount: Int { coefficients.rowCount }
  var columnCount: Int { coefficients.columnCount }

  /// Makes variables, all nonbasic and zero, and sums of them with all coefficients zero yet.
  ///
  /// - Parameter spareCount: How many more unknowns there may be, numbered after the others.
  mutating func reset(variableCount: Int, rowCount: Int, spareCount: Int = 0) {
    let unknownCount = variableCount + rowCount + spareCount
    coefficients.reset(rowCount: rowCount, columnCount: variableCount)
    rowConstants.fill(0, count: rowCount)
    hadExtremeNumbers = false
    basic.removeAll()
    nonbasic.removeAll()
    rows.fill(-1, count: unknownCount)
    columns.fill(-1, count: unknownCount)
    for column in 0..<variableCount {
      nonbasic.append(Int32(column))
      columns[column] = Int32(column)
    }
    for row in 0..<rowCount {
      basic.append(Int32(variableCount + row))
      rows[variableCount + row] = Int32(row)
    }
    values.fill(0, count: unknownCount)
    lower.fill(-.infinity, count: unknownCount)
    upper.fill(.infinity, count: unknownCount)
    costs.reset(unknownCount: unknownCount)
    segments.fill(0, count: unknownCount)
    slopes.fill(0, count: unknownCount)
    reducedCosts.fill(0, count: variableCount)
    pricedColumns.reset(columnCount: coefficients.isSparse ? variableCount : 0)
    cursor = 0
    pivotsSinceRefresh = 0
    rowCountAfterDrop = rowCount
    isFull = false
    isPivotCrowded = false
  }

  /// Counts from now on, where the tableau is filled, how crowded it is.
  mutating func watchCrowding(_ crowding: Crowding) {
    mostUncrowded.numbers = max(crowding.numbers, crowding.growth * coefficients.count)
    mostUncrowded.work = coefficients.work + max(crowding.steps, crowding.stepsOfNumber * coefficients.count)
  }

  /// How far a computed unknown may be from a number and still count as equal to it.
  @inline(__always)
  static func tolerance(at number: Double) -> Double { 1e-9 + 1e-12 * number.magnitude }

  /// Computes the basic unknowns from the nonbasic ones.
  mutating func refreshValues() {
    for row in 0..<Int32(rowCount) {
      values[basic[row]] =
        rowConstants[row] + coefficients.product(of: row, with: values, of: nonbasic)
    }
    pivotsSinceRefresh = 0
  }

  /// Exchanges a basic unknown and that of the column just gathered, whose coefficient in the row is given.
  mutating func pivot(row: Int32, column: Int32, coefficient: Double) {
    let leaving = basic[row]
    let entering = nonbasic[column]
    let inverse = 1 / coefficient
    if slopes[leaving] != 0 { addToReducedCosts(row: row, times: -slopes[leaving]) }
    coefficients.pivot(row: row, column: column, inverse: inverse)
    let constant = -rowConstants[row] * inverse
    rowConstants[row] = constant
    for entry in 0..<coefficients.column.count where coefficients.column.positions[entry] != row {
      rowConstants[coefficients.column.positions[entry]] += coefficients.column.coefficients[entry] * constant
    }
    let total = reducedCosts[column] + slopes[entering]
    reducedCosts[column] = 0
    if total != 0 { addToReducedCosts(row: row, times: total) }
    basic[row] = entering
    nonbasic[column] = leaving
    rows[entering] = row
    rows[leaving] = -1
    columns[entering] = -1
    columns[leaving] = column
    if coefficients.isSparse { pricedColumns.add(column) }
    slopes[leaving] = 0
    pivotsSinceRefresh += 1
  }

  /// Adds a multiple of a row to the reduced costs.
  mutating func addToReducedCosts(row: Int32, times factor: Double) {
    coefficients.add(row: row, times: factor, to: &reducedCosts)
    if coefficients.isSparse { coefficients.addColumns(of: row, to: &pricedColumns) }
  }

  /// Makes a spare unknown basic, as a sum that is zero yet.
  mutating func appendRow(_ unknown: Int32) {
    coefficients.appendRow()
    rowConstants.append(0)
    basic.append(unknown)
    rows[unknown] = Int32(rowCount - 1)
    values[unknown] = 0
    if coefficients.isTooLarge { isFull = true }
  }

  /// Makes one more spare unknown.
  mutating func addSpare() -> Int32 {
    let count = values.count + 1
    rows.extend(with: -1, to: count)
    columns.extend(with: -1, to: count)
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
    values[basic[rowCount - 1]] += constant
  }

  /// Adds a multiple of any unknown to the last row.
  mutating func addToLastRow(_ unknown: Int32, times factor: Double) {
    let row = rows[unknown]
    if row >= 0 {
      coefficients.addRow(row, times: factor, to: Int32(rowCount - 1))
      rowConstants[rowCount - 1] += factor * rowConstants[row]
    } else if columns[unknown] >= 0 {
      coefficients.addToLastRow(factor, column: columns[unknown])
    } else {
      rowConstants[rowCount - 1] += factor * values[unknown]
    }
    values[basic[rowCount - 1]] += factor * values[unknown]
  }

  /// Drops the rows of unknowns that no column moves any more; in a sparse tableau once the rows are twice as
  /// many as after the last time.
  mutating func dropConstantRowsInTime() {
    if coefficients.isSparse && rowCount < 2 * rowCountAfterDrop { return }
    dropConstantRows()
    rowCountAfterDrop = max(rowCount, 64)
  }

  /// Drops the rows of unknowns that no column moves any more.
  mutating func dropConstantRows() {
    coefficients.work += rowCount
    for row in (0..<Int32(rowCount)).reversed() where coefficients.isZero(row: row) {
      let last = rowCount - 1
      coefficients.remove(row: row)
      rows[basic[row]] = -1
      basic[row] = basic[last]
      rowConstants[row] = rowConstants[last]
      if row != last { rows[basic[row]] = row }
      basic.truncate(to: last)
      rowConstants.truncate(to: last)
    }
  }

  /// Drops a column whose unknown can no longer move.
  mutating func drop(column: Int32) {
    coefficients.drop(column: column, value: values[nonbasic[column]], addingTo: &rowConstants)
    let last = columnCount
    columns[nonbasic[column]] = -1
    nonbasic[column] = nonbasic[last]
    if Int(column) < last { columns[nonbasic[column]] = column }
    reducedCosts[column] = reducedCosts[last]
    reducedCosts[last] = 0
    nonbasic.truncate(to: last)
    if coefficients.isSparse { pricedColumns.drop(column, last: Int32(last)) }
  }

  /// Drops columns of a sparse tableau that bounds alone have fixed: no minimization has priced them.
  mutating func dropFixedColumns() {
    if !coefficients.isSparse { return }
    droppedColumns.removeAll()
    coefficients.work += columnCount
    for column in 0..<Int32(columnCount) where lower[nonbasic[column]] >= upper[nonbasic[column]] {
      droppedColumns.append(column)
    }
    if !droppedColumns.isEmpty { dropColumns() }
  }

  /// Drops the columns noted, all at once where there are many.
  mutating func dropColumns() {
    let many = coefficients.isSparse ? 8 + columnCount / 32 : 8
    if droppedColumns.count < many {
      for entry in (0..<droppedColumns.count).reversed() { drop(column: droppedColumns[entry]) }
      return
    }
    droppedValues.removeAll()
    for entry in 0..<droppedColumns.count {
      let unknown = nonbasic[droppedColumns[entry]]
      droppedValues.append(values[unknown])
      columns[unknown] = -1
    }
    let count = columnCount
    if coefficients.isSparse { pricedColumns.removeAll() }
    coefficients.drop(columns: droppedColumns, values: droppedValues, addingTo: &rowConstants)
    var target = Int(droppedColumns[0])
    var next = 0
    for column in target..<count {
      if next < droppedColumns.count && Int(droppedColumns[next]) == column {
        next += 1
      } else {
        nonbasic[target] = nonbasic[column]
        columns[nonbasic[target]] = Int32(target)
        reducedCosts[target] = reducedCosts[column]
        target += 1
      }
    }
    if coefficients.isSparse { for column in 0..<count { reducedCosts[column] = 0 } }
    nonbasic.truncate(to: target)
  }
}

extension Coefficients {
  /// Notes where a row is not zero, and its coefficients there.
  mutating func gather(row index: Int32) {
    row.removeAll()
    let start = starts[index]
    if start >= 0 {
      let end = Int(start) + columnCount
      var position = whole.firstNonZero(Int(start)..<end)
      while position < end {
        row.append(Int32(position) - start, whole[position])
        position = whole.firstNonZero((position + 1)..<end)
      }
      work += columnCount
      return
    }
    for position in 0..<lists.count(of: index) {
      let entry = lists[index, position]
      if entry.coefficient != 0 { row.append(entry.column, entry.coefficient) }
    }
    work += lists.count(of: index)
  }

  /// Notes where a column is not zero, and its coefficients there.
  mutating func gather(column index: Int32) {
    column.removeAll()
    for position in 0..<wholeRows.count {
      let row = wholeRows[position]
      let coefficient = whole[starts[row] + index]
      if coefficient != 0 { column.append(row, coefficient) }
    }
    work += wholeRows.count
    if isSparse { gatherListed(column: index) }
  }

  private mutating func gatherListed(column index: Int32) {
    var position = 0
    while position < columnRows.count(of: index) {
      let row = columnRows[index, position]
      let entry = self.position(of: index, in: row)
      work += entry ?? 0
      if let entry, lists[row, entry].coefficient != 0 {
        column.append(row, lists[row, entry].coefficient)
        position += 1
      } else {
        if let entry { lists.remove(at: entry, from: row) }
        columnRows.remove(at: position, from: index)
      }
    }
  }

  /// The sum of the products of a row's coefficients and numbers of the columns.
  mutating func product(
    of row: Int32, with numbers: FlatArray<Double>, of positions: FlatArray<Int32>
  ) -> Double {
    var sum = 0.0
    let start = starts[row]
    work += start >= 0 ? columnCount : lists.count(of: row)
    if start >= 0 {
      for column in 0..<Int32(columnCount) {
        let coefficient = whole[start + column]
        if coefficient != 0 { sum += coefficient * numbers[positions[column]] }
      }
      return sum
    }
    for position in 0..<lists.count(of: row) {
      let entry = lists[row, position]
      sum += entry.coefficient * numbers[positions[entry.column]]
    }
    return sum
  }

  /// Adds a multiple of a row to numbers of the columns.
  mutating func add(row: Int32, times factor: Double, to numbers: inout FlatArray<Double>) {
    let start = starts[row]
    if start >= 0 {
      whole.add(from: Int(start), count: columnCount, times: factor, to: &numbers)
      work += columnCount
      return
    }
    for position in 0..<lists.count(of: row) {
      let entry = lists[row, position]
      numbers[entry.column] += factor * entry.coefficient
    }
    work += lists.count(of: row)
  }

  /// Adds the columns in which a row is not zero to those that are priced.
  mutating func addColumns(of row: Int32, to priced: inout PricedColumns) {
    let start = starts[row]
    if start < 0 {
      for position in 0..<lists.count(of: row) { priced.add(lists[row, position].column) }
      return
    }
    if priced.count == columnCount { return }
    for column in 0..<Int32(columnCount) where whole[start + column] != 0 { priced.add(column) }
  }

  /// In about how many rows a column stands.
  @inline(__always)
  mutating func length(of column: Int32) -> Int {
    isSparse ? wholeRows.count + columnRows.count(of: column) : rowCount
  }

  /// Exchanges what stands at a row and at a column just gathered.
  mutating func pivot(row pivotRow: Int32, column pivotColumn: Int32, inverse: Double) {
    if isSparse && starts[pivotRow] >= 0 && Int(wholeCounts[pivotRow]) > longestList {
      pivotWhole(row: pivotRow, column: pivotColumn, inverse: inverse)
      return
    }
    gather(row: pivotRow)
    for position in 0..<row.count {
      let coefficient = row.coefficients[position]
      row.coefficients[position] = row.positions[position] == pivotColumn ? inverse : -coefficient * inverse
    }
    writeGatheredRow(to: pivotRow)
    if isSparse { markGatheredRow() }
    for position in 0..<column.count where column.positions[position] != pivotRow {
      let target = column.positions[position]
      if starts[target] >= 0 {
        whole[starts[target] + pivotColumn] = 0
        if isSparse { wholeCounts[target] -= 1 }
      }
      addGatheredRow(times: column.coefficients[position], to: target, replacing: pivotColumn)
    }
    if isSparse { unmarkGatheredRow() }
  }

  /// Exchanges what stands at a row so full that all it is added to must be kept whole.
  private mutating func pivotWhole(row pivotRow: Int32, column pivotColumn: Int32, inverse: Double) {
    let start = Int(starts[pivotRow])
    whole.scale(from: start, count: columnCount, by: -inverse)
    whole[start + Int(pivotColumn)] = inverse
    for position in 0..<column.count where column.positions[position] != pivotRow {
      let target = column.positions[position]
      if starts[target] < 0 { keepWhole(target) }
      whole[starts[target] + pivotColumn] = 0
      wholeCounts[target] -= 1
      wholeCounts[target] += Int32(
        whole.add(
          from: start, times: column.coefficients[position], to: Int(starts[target]), count: columnCount))
      // Some at a time.
      work += columnCount / 4
      if wholeCounts[target] < longestList / 4 { keepAsList(target) }
    }
  }

  private mutating func writeGatheredRow(to index: Int32) {
    let start = starts[index]
    if start >= 0 {
      for position in 0..<row.count { whole[start + row.positions[position]] = row.coefficients[position] }
      return
    }
    // Gathered in the order of the list, without its zeros.
    var next = 0
    for position in 0..<lists.count(of: index) where lists[index, position].coefficient != 0 {
      lists[index, position].coefficient = row.coefficients[next]
      next += 1
    }
  }

  /// Adds a multiple of a row to another.
  mutating func addRow(_ source: Int32, times factor: Double, to target: Int32) {
    gather(row: source)
    if isSparse { markGatheredRow() }
    addGatheredRow(times: factor, to: target, replacing: -1)
    if isSparse { unmarkGatheredRow() }
  }

  private mutating func markGatheredRow() {
    addedRows.fill(-1, count: row.count)
    for position in 0..<row.count { rowPositions[row.positions[position]] = Int32(position + 1) }
  }

  private mutating func unmarkGatheredRow() {
    for position in 0..<row.count { rowPositions[row.positions[position]] = 0 }
  }

  private mutating func addGatheredRow(times factor: Double, to target: Int32, replacing column: Int32) {
    if isSparse {
      addGatheredRowSparsely(times: factor, to: target, replacing: column)
      return
    }
    _ = whole.add(row, times: factor, from: starts[target])
    work += row.count
  }

  private mutating func addGatheredRowSparsely(
    times factor: Double, to target: Int32, replacing column: Int32
  ) {
    if starts[target] < 0 {
      if lists.count(of: target) + row.count <= longestList {
        addGatheredRow(times: factor, toList: target, replacing: column)
        return
      }
      keepWhole(target)
      if column >= 0 {
        whole[starts[target] + column] = 0
        wholeCounts[target] -= 1
      }
    }
    wholeCounts[target] += whole.add(row, times: factor, from: starts[target])
    work += row.count
    if wholeCounts[target] < longestList / 4 { keepAsList(target) }
  }

  private mutating func addGatheredRow(times factor: Double, toList target: Int32, replacing column: Int32) {
    let count = lists.count(of: target)
    work += count + row.count
    for index in 0..<count {
      let entry = lists[target, index]
      let position = rowPositions[entry.column] - 1
      if position < 0 { continue }
      addedRows[position] = target
      let change = factor * row.coefficients[position]
      lists[target, index].coefficient =
        entry.column == column ? change : Self.sum(entry.coefficient, change)
    }
    for position in 0..<row.count where addedRows[position] != target {
      insert(factor * row.coefficients[position], row: target, column: row.positions[position])
    }
  }

  /// Adds a number to a coefficient of the last row.
  mutating func addToLastRow(_ change: Double, column: Int32) {
    let last = Int32(rowCount - 1)
    if starts[last] >= 0 {
      let index = starts[last] + column
      let sum = Self.sum(whole[index], change)
      if isSparse { wholeCounts[last] += (whole[index] == 0 ? 1 : 0) - (sum == 0 ? 1 : 0) }
      whole[index] = sum
    } else if let position = position(of: column, in: last) {
      lists[last, position].coefficient = Self.sum(lists[last, position].coefficient, change)
    } else {
      insert(change, row: last, column: column)
    }
  }

  /// A coefficient and its change; what cancels becomes zero.
  @inline(__always)
  static func sum(_ coefficient: Double, _ change: Double) -> Double {
    let sum = coefficient + change
    return sum.magnitude < 1e-12 * change.magnitude ? 0 : sum
  }
}

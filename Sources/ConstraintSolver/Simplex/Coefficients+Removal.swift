extension Coefficients {
  /// Adds a row of zeros.
  mutating func appendRow() {
    let row = Int32(rowCount)
    rowCount += 1
    starts.append(-1)
    if isSparse {
      lists.appendList()
      wholeCounts.append(0)
    } else {
      takeStart(for: row)
    }
  }

  mutating func isZero(row: Int32) -> Bool {
    let start = starts[row]
    if start >= 0 {
      for column in 0..<Int32(columnCount) where whole[start + column] != 0 { return false }
    } else {
      for position in 0..<lists.count(of: row) where lists[row, position].coefficient != 0 { return false }
    }
    return true
  }

  /// Takes a row of zeros out; the last takes its position.
  mutating func remove(row: Int32) {
    let last = Int32(rowCount - 1)
    if starts[row] >= 0 {
      returnStart(of: row)
    } else {
      for position in 0..<lists.count(of: row) { takeOut(row, ofColumn: lists[row, position].column) }
    }
    if row != last { renumber(row: last, as: row) }
    starts.truncate(to: Int(last))
    if isSparse {
      wholeCounts[row] = wholeCounts[last]
      wholeCounts.truncate(to: Int(last))
      lists.removeList(row)
    }
    rowCount = Int(last)
  }

  private mutating func renumber(row: Int32, as number: Int32) {
    starts[number] = starts[row]
    if starts[row] >= 0 {
      for position in 0..<wholeRows.count where wholeRows[position] == row { wholeRows[position] = number }
      return
    }
    for position in 0..<lists.count(of: row) {
      let column = lists[row, position].column
      for index in 0..<columnRows.count(of: column) where columnRows[column, index] == row {
        columnRows[column, index] = number
        break
      }
    }
  }

  /// Drops a column; the last takes its position.
  ///
  /// - Parameters:
  ///   - value: The factor of the column from now on.
  ///   - constants: For each row a number, to which its product is added.
  mutating func drop(column: Int32, value: Double, addingTo constants: inout FlatArray<Double>) {
    let last = Int32(columnCount - 1)
    for position in 0..<wholeRows.count {
      let row = wholeRows[position]
      let start = starts[row]
      if isSparse && whole[start + column] != 0 { wholeCounts[row] -= 1 }
      constants[row] += whole[start + column] * value
      whole[start + column] = whole[start + last]
      whole[start + last] = 0
    }
    columnCount = Int(last)
    work += wholeRows.count
    if !isSparse { return }
    work += columnRows.count(of: column) + columnRows.count(of: last)
    for index in 0..<columnRows.count(of: column) {
      let row = columnRows[column, index]
      guard let position = position(of: column, in: row) else { continue }
      constants[row] += lists[row, position].coefficient * value
      lists.remove(at: position, from: row)
    }
    if column != last {
      for index in 0..<columnRows.count(of: last) {
        let row = columnRows[last, index]
        if let position = position(of: last, in: row) { lists[row, position].column = column }
      }
    }
    columnRows.removeList(column)
  }

  /// Drops columns, row by row: a walk along a column touches all memory.
  ///
  /// - Parameters:
  ///   - columns: The columns in ascending order.
  ///   - values: For each of them, what it is multiplied with from now on.
  ///   - constants: For each row a number, to which its products are added.
  mutating func drop(
    columns: FlatArray<Int32>, values: FlatArray<Double>,
    addingTo constants: inout FlatArray<Double>
  ) {
    for position in 0..<wholeRows.count {
      let row = wholeRows[position]
      let start = Int(starts[row])
      var target = start + Int(columns[0])
      var next = 0
      for column in Int(columns[0])..<columnCount {
        if next < columns.count && Int(columns[next]) == column {
          constants[row] += whole[start + column] * values[next]
          if isSparse && whole[start + column] != 0 { wholeCounts[row] -= 1 }
          next += 1
        } else {
          whole[target] = whole[start + column]
          target += 1
        }
      }
      while target < start + columnCount {
        whole[target] = 0
        target += 1
      }
    }
    work += wholeRows.count * columnCount
    if isSparse {
      work += lists.totalCount + rowCount + columnCount
      dropListed(columns: columns, values: values, addingTo: &constants)
    }
    columnCount -= columns.count
  }

  private mutating func dropListed(
    columns: FlatArray<Int32>, values: FlatArray<Double>,
    addingTo constants: inout FlatArray<Double>
  ) {
    // The number of a column that is dropped is, below zero, its position among those.
    numbers.removeAll()
    var next: Int32 = 0
    for column in 0..<Int32(columnCount) {
      if next < columns.count && columns[next] == column {
        next += 1
        numbers.append(-next)
      } else {
        numbers.append(column - next)
      }
    }
    columnRows.reset(listCount: columnCount - columns.count)
    for row in 0..<Int32(rowCount) where starts[row] < 0 {
      var count = 0
      for position in 0..<lists.count(of: row) {
        let entry = lists[row, position]
        let number = numbers[entry.column]
        if number < 0 {
          constants[row] += entry.coefficient * values[-1 - number]
        } else if entry.coefficient != 0 {
          lists[row, count] = Entry(column: number, coefficient: entry.coefficient)
          columnRows.append(row, to: number)
          count += 1
        }
      }
      lists.truncate(row, to: count)
    }
  }
}

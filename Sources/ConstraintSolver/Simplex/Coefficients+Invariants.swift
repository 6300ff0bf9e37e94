extension Coefficients {
  /// Whether the lists of the rows and of the columns say the same.
  ///
  /// Checked in debug builds, after steps that `Tableau.minimize` chooses.
  func holdsInvariants() -> Bool {
    if !isSparse { return wholeRows.count == rowCount }
    if lists.listCount != rowCount || columnRows.listCount != columnCount { return false }
    for row in 0..<Int32(rowCount) where starts[row] >= 0 {
      let count = (0..<Int32(columnCount)).count { whole[starts[row] + $0] != 0 }
      if lists.count(of: row) > 0 || count != wholeCounts[row] { return false }
    }
    for column in 0..<Int32(columnCount) {
      for index in 0..<columnRows.count(of: column) {
        let row = columnRows[column, index]
        let isListed = (0..<lists.count(of: row)).contains { lists[row, $0].column == column }
        if starts[row] >= 0 || !isListed { return false }
      }
    }
    return lists.totalCount == columnRows.totalCount
  }

  /// Looks at what is stored of a row, zeros among it.
  func forEach(in row: Int32, _ body: (_ column: Int32, _ coefficient: Double) -> Void) {
    if starts[row] >= 0 {
      for column in 0..<Int32(columnCount) { body(column, whole[starts[row] + column]) }
    } else {
      for position in 0..<lists.count(of: row) {
        body(lists[row, position].column, lists[row, position].coefficient)
      }
    }
  }
}

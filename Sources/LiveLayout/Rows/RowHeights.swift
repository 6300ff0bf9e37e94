/// The heights of a table's rows: those of the rows that were laid out, and an estimate of the others.
///
/// Sums are kept in a tree (Fenwick, A new data structure for cumulative frequency tables, 1994), so that the
/// position of a row is known, and a height changed, in O(log *n*).
package struct RowHeights: Sendable {
  package let count: Int
  /// The height that is assumed of a row that was not laid out. Points.
  package let estimate: Double
  /// How many rows were laid out.
  package private(set) var knownCount = 0

  /// The height of each row; nil of one that was not laid out.
  private var known: [Double?]
  /// At index *i* the sum of what the rows from *i* - (*i* & -*i*) to *i* - 1 have beyond the estimate; index
  /// 0 is not used.
  private var sums: [Double]

  /// More rows are refused.
  package static let mostRows = 1 << 20

  /// Rows of which none was laid out.
  ///
  /// - Throws: ``RowTableError`` where there are too many, or the estimate is no height.
  package init(count: Int, estimate: Double) throws(RowTableError) {
    guard (0...Self.mostRows).contains(count) else { throw RowTableError(.count(count)) }
    guard estimate.isFinite, estimate > 0, estimate <= Self.greatest else {
      throw RowTableError(.estimate(estimate))
    }
    self.count = count
    self.estimate = estimate
    known = Array(repeating: nil, count: count)
    sums = Array(repeating: 0, count: count + 1)
  }

  /// No row is higher. Points.
  private static let greatest = 1e6

  /// The height of a row that was laid out; nil of another one.
  package func height(of row: Int) -> Double? { known.indices.contains(row) ? known[row] : nil }

  /// The height that counts for a row: its own, else the estimate.
  package func assumedHeight(of row: Int) -> Double { height(of: row) ?? estimate }

  /// Where a row begins below the top of the first; for the number of rows where the last ends.
  ///
  /// - Complexity: O(log *n*).
  package func top(of row: Int) -> Double {
    let row = min(max(row, 0), count)
    var index = row
    var sum = 0.0
    while index > 0 {
      sum += sums[index]
      index &= index - 1
    }
    return Double(row) * estimate + sum
  }

  /// The height of all rows.
  package var total: Double { top(of: count) }

  /// The row at a distance from the top of the first: the last that begins at or above it; nil without rows.
  ///
  /// - Complexity: O(log *n*).
  package func row(at distance: Double) -> Int? {
    guard count > 0 else { return nil }
    var row = 0
    var rest = distance
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      let next = row + step
      if next <= count {
        let height = Double(step) * estimate + sums[next]
        if height <= rest {
          row = next
          rest -= height
        }
      }
      step /= 2
    }
    return min(row, count - 1)
  }

  /// Notes the height of a row that was laid out.
  ///
  /// - Returns: How much higher the row is than what was assumed of it.
  /// - Throws: ``RowTableError`` where there is no such row, or it is no height.
  /// - Complexity: O(log *n*).
  @discardableResult
  package mutating func set(_ height: Double, of row: Int) throws(RowTableError) -> Double {
    guard known.indices.contains(row) else { throw RowTableError(.row(row, count: count)) }
    guard height.isFinite, (0...Self.greatest).contains(height) else {
      throw RowTableError(.height(height, row: row))
    }
    let change = height - assumedHeight(of: row)
    if known[row] == nil { knownCount += 1 }
    known[row] = height
    add(change, at: row)
    return change
  }

  /// Forgets the height of a row whose content changed: the estimate counts again.
  ///
  /// - Throws: ``RowTableError`` where there is no such row.
  package mutating func forget(_ row: Int) throws(RowTableError) {
    guard known.indices.contains(row) else { throw RowTableError(.row(row, count: count)) }
    guard let height = known[row] else { return }
    knownCount -= 1
    known[row] = nil
    add(estimate - height, at: row)
  }

  private mutating func add(_ change: Double, at row: Int) {
    guard change != 0 else { return }
    var index = row + 1
    while index < sums.count {
      sums[index] += change
      index += index & -index
    }
  }
}

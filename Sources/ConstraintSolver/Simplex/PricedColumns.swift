/// The columns of a sparse tableau that have a cost, of their own or by a row. No other enters or is fixed,
/// so that a level of few constraints looks at few columns.
struct PricedColumns {
  /// The columns, in no order.
  private var columns: FlatArray<Int32>
  /// For each column, its position among them, or -1.
  private var positions: FlatArray<Int32>

  init(in arena: borrowing Arena) { (columns, positions) = arena.arrays() }

  @inline(__always)
  var count: Int { columns.count }

  @inline(__always)
  subscript(position: Int) -> Int32 { columns[position] }

  /// Starts without any of so many columns.
  mutating func reset(columnCount: Int) {
    columns.removeAll()
    positions.fill(-1, count: columnCount)
  }

  /// Adds a column unless it is there.
  @inline(__always)
  mutating func add(_ column: Int32) {
    if positions[column] >= 0 { return }
    positions[column] = Int32(columns.count)
    columns.append(column)
  }

  mutating func removeAll() {
    for position in 0..<columns.count { positions[columns[position]] = -1 }
    columns.removeAll()
  }

  /// Takes a column out that was dropped; the last of the tableau has its number now.
  mutating func drop(_ column: Int32, last: Int32) {
    remove(column)
    if column == last || positions[last] < 0 { return }
    let position = positions[last]
    positions[last] = -1
    positions[column] = position
    columns[position] = column
  }

  private mutating func remove(_ column: Int32) {
    let position = positions[column]
    if position < 0 { return }
    positions[column] = -1
    let moved = columns.removeLast()
    if moved == column { return }
    columns[position] = moved
    positions[moved] = position
  }
}

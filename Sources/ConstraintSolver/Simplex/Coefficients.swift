/// The coefficients of a tableau: of a small one all, row after row; of a large one those that are not zero.
///
/// In a large matrix a row is a list of coefficients until it is so full that it is kept whole, and a column
/// is a list of the rows that list it. A coefficient that cancels stays listed as a zero until its column is
/// gathered.
///
/// Methods that change nothing are mutating too unless inlined: else a call copies the structure.
struct Coefficients {
  /// A coefficient of a row kept as a list.
  struct Entry: BitwiseCopyable {
    var column: Int32
    var coefficient: Double
  }

  var rowCount = 0
  var columnCount = 0
  /// The capacity of a row kept whole.
  private var stride = 0
  /// For each row, where its coefficients start, or -1 for a row kept as a list.
  var starts: FlatArray<Int32>
  /// The rows kept whole.
  var wholeRows: FlatArray<Int32>
  var whole: FlatArray<Double>
  /// For each row kept whole of a sparse matrix, how many coefficients are not zero.
  var wholeCounts: FlatArray<Int32>
  /// Starts of rows that were kept whole and are no more, all zeros.
  var freeStarts: FlatArray<Int32>

  var isSparse = false
  /// For each row, its coefficients if it is kept as a list.
  var lists: ListPool<Entry>
  /// For each column, the rows kept as lists in which it stands.
  var columnRows: ListPool<Int32>

  /// The row and the column last gathered.
  var row: GatheredLine
  var column: GatheredLine
  /// For each column, its position in the gathered row counted from one while that is added, or zero.
  var rowPositions: FlatArray<Int32>
  /// For each position of the gathered row, the row to which it was last added.
  var addedRows: FlatArray<Int32>
  /// For each column, its number when others are dropped, or -1.
  var numbers: FlatArray<Int32>
  /// How many coefficients were looked at or changed.
  var work = 0

  /// A matrix with more coefficients than this keeps only what is not zero.
  var largestDense = 1 << 12
  /// The most coefficients for which a sparse matrix may take memory.
  var largestCount = SolverLimits.mostNumbers
  /// The most coefficients that were kept.
  var peakCount = 0

  init(in arena: borrowing Arena) {
    (starts, wholeRows, whole, wholeCounts, freeStarts, rowPositions, addedRows, numbers) = arena.arrays()
    lists = ListPool(in: arena)
    columnRows = ListPool(in: arena)
    row = GatheredLine(in: arena)
    column = GatheredLine(in: arena)
  }

  /// Makes all coefficients zero.
  mutating func reset(rowCount: Int, columnCount: Int) {
    self.rowCount = rowCount
    self.columnCount = columnCount
    stride = columnCount
    isSparse = (rowCount + 1) * columnCount > largestDense
    freeStarts.removeAll()
    wholeRows.removeAll()
    if isSparse {
      starts.fill(-1, count: rowCount)
      wholeCounts.fill(0, count: rowCount)
      whole.removeAll()
      lists.reset(listCount: rowCount)
      columnRows.reset(listCount: columnCount)
      rowPositions.fill(0, count: columnCount)
      return
    }
    starts.removeAll()
    for row in 0..<Int32(rowCount) {
      wholeRows.append(row)
      starts.append(row * Int32(columnCount))
    }
    whole.fill(0, count: columnCount * rowCount)
  }

  /// Whether a pivot in a row, with the column just gathered, cannot leave more than so many coefficients.
  mutating func canHoldPivot(row: Int32, within most: Int) -> Bool {
    if !isSparse { return true }
    let rowSize = starts[row] < 0 ? lists.count(of: row) : columnCount
    var count = count
    peakCount = max(peakCount, count)
    if count + column.count * stride <= most { return true }
    for position in 0..<column.count where starts[column.positions[position]] < 0 {
      let size = lists.count(of: column.positions[position])
      count += size + rowSize > longestList ? stride : rowSize
    }
    return count <= most
  }

  /// How many coefficients a sparse matrix keeps.
  var count: Int { whole.count + lists.totalCount }

  /// Whether the matrix has outgrown the memory that there may be.
  var isTooLarge: Bool { isSparse && count > largestCount }

  /// A row with more coefficients than this is kept whole.
  var longestList: Int { 16 + columnCount / 8 }

  /// Sets a coefficient that is zero yet.
  mutating func insert(_ coefficient: Double, row: Int32, column: Int32) {
    if starts[row] >= 0 {
      whole[starts[row] + column] = coefficient
      if isSparse { wholeCounts[row] += 1 }
      return
    }
    lists.append(Entry(column: column, coefficient: coefficient), to: row)
    columnRows.append(row, to: column)
    if lists.count(of: row) > longestList { keepWhole(row) }
  }

  /// Where a column stands in the list of a row.
  mutating func position(of column: Int32, in row: Int32) -> Int? {
    for position in 0..<lists.count(of: row) where lists[row, position].column == column { return position }
    return nil
  }

  /// Keeps a row whole that was a list.
  mutating func keepWhole(_ row: Int32) {
    takeStart(for: row)
    for position in 0..<lists.count(of: row) {
      let entry = lists[row, position]
      takeOut(row, ofColumn: entry.column)
      if entry.coefficient == 0 { continue }
      whole[starts[row] + entry.column] = entry.coefficient
      wholeCounts[row] += 1
    }
    lists.truncate(row, to: 0)
  }

  /// Keeps a row as a list that was whole.
  mutating func keepAsList(_ row: Int32) {
    let start = starts[row]
    returnStart(of: row)
    let end = Int(start) + columnCount
    var position = whole.firstNonZero(Int(start)..<end)
    while position < end {
      let column = Int32(position) - start
      lists.append(Entry(column: column, coefficient: whole[position]), to: row)
      columnRows.append(row, to: column)
      whole[position] = 0
      position = whole.firstNonZero((position + 1)..<end)
    }
    work += columnCount
  }

  /// Gives a row a position to be kept whole, all zeros.
  mutating func takeStart(for row: Int32) {
    starts[row] = freeStarts.isEmpty ? Int32(whole.count) : freeStarts.removeLast()
    work += stride / 4
    if Int(starts[row]) == whole.count { whole.extend(with: 0, to: whole.count + stride) }
    wholeRows.append(row)
    if isSparse { wholeCounts[row] = 0 }
  }

  /// Ends that a row is kept whole; its position must be all zeros when the next row takes it.
  mutating func returnStart(of row: Int32) {
    var position = 0
    while wholeRows[position] != row { position += 1 }
    wholeRows[position] = wholeRows[wholeRows.count - 1]
    wholeRows.truncate(to: wholeRows.count - 1)
    work += position
    freeStarts.append(starts[row])
    starts[row] = -1
  }

  /// Takes a row out of the list of a column.
  mutating func takeOut(_ row: Int32, ofColumn column: Int32) {
    for position in 0..<columnRows.count(of: column) where columnRows[column, position] == row {
      columnRows.remove(at: position, from: column)
      work += position
      return
    }
  }
}

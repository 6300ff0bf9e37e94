/// The columns and rows of a reduced system, numbered together.
struct Unknowns {
  /// For each unknown, the free variable it is, or -1 for a row.
  private(set) var variables: FlatArray<Int32>
  /// For each unknown that is a row, its terms in the pool.
  private var starts: FlatArray<Int32>
  private(set) var sizes: FlatArray<Int32>
  /// The columns and coefficients of all rows.
  private(set) var poolColumns: FlatArray<Int32>
  private(set) var poolCoefficients: FlatArray<Double>
  /// The unknowns that share columns.
  private(set) var components: UnionFind

  init(in arena: borrowing Arena) {
    (variables, starts, sizes, poolColumns, poolCoefficients) = arena.arrays()
    components = UnionFind(in: arena)
  }

  var count: Int { variables.count }

  mutating func removeAll() {
    variables.removeAll()
    starts.removeAll()
    sizes.removeAll()
    poolColumns.removeAll()
    poolCoefficients.removeAll()
    components.reset(count: 0)
  }

  /// Whether an unknown is a row.
  @inline(__always)
  func isRow(_ unknown: Int32) -> Bool { variables[unknown] < 0 }

  /// The terms of a row in the pool.
  @inline(__always)
  func terms(of row: Int32) -> Range<Int> { Int(starts[row])..<Int(starts[row] + sizes[row]) }

  /// Adds a column.
  mutating func addColumn(_ variable: Int32) -> Int32 {
    variables.append(variable)
    starts.append(0)
    sizes.append(0)
    components.add()
    return Int32(variables.count - 1)
  }

  /// Adds a term to the row that is added next.
  mutating func addTerm(_ column: Int32, _ coefficient: Double) {
    poolColumns.append(column)
    poolCoefficients.append(coefficient)
  }

  /// Adds a row of the terms added since the last one.
  mutating func addRow(termCount: Int) -> Int32 {
    let row = addColumn(-1)
    let start = poolColumns.count - termCount
    starts[row] = Int32(start)
    sizes[row] = Int32(termCount)
    for index in start..<poolColumns.count { components.join(row, poolColumns[index]) }
    return row
  }

  /// The unknown that names another's component.
  mutating func component(of unknown: Int32) -> Int32 { components.find(unknown) }
}

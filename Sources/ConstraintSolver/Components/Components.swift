/// The unknowns of a reduced system that share columns, each component with its bounds.
struct Components {
  /// The bounds by unknown; those of one unknown in the order of ranks until they are sorted.
  var bounds: FlatArray<Bound>
  private var boundStarts: FlatArray<Int32>
  /// The unknowns by component.
  var unknowns: FlatArray<Int32>
  private var starts: FlatArray<Int32>
  /// For each unknown, its number in its component.
  var numbers: FlatArray<Int32>

  init(in arena: borrowing Arena) { (bounds, boundStarts, unknowns, starts, numbers) = arena.arrays() }

  /// The number of components.
  var count: Int { starts.count - 1 }

  /// The unknowns of a component, as a range of `unknowns`.
  @inline(__always)
  func range(of component: Int) -> Range<Int> { Int(starts[component])..<Int(starts[component + 1]) }

  /// The bounds of an unknown, as a range of `bounds`.
  @inline(__always)
  func bounds(of unknown: Int32) -> Range<Int> { Int(boundStarts[unknown])..<Int(boundStarts[unknown + 1]) }

  /// Takes a reduced system apart.
  mutating func group(_ reduced: inout ReducedSystem) {
    groupBounds(reduced.bounds, unknownCount: reduced.unknowns.count)
    groupUnknowns(&reduced.unknowns)
  }

  private mutating func groupBounds(_ all: FlatArray<Bound>, unknownCount count: Int) {
    boundStarts.fill(0, count: count + 1)
    for index in 0..<all.count { boundStarts[all[index].unknown] += 1 }
    var start: Int32 = 0
    for unknown in 0...count {
      let size = boundStarts[unknown]
      boundStarts[unknown] = start
      start += size
    }
    if all.isEmpty {
      bounds.removeAll()
      return
    }
    bounds.fill(all[0], count: all.count)
    for index in 0..<all.count {
      let bound = all[index]
      bounds[boundStarts[bound.unknown]] = bound
      boundStarts[bound.unknown] += 1
    }
    for unknown in stride(from: count, to: 0, by: -1) { boundStarts[unknown] = boundStarts[unknown - 1] }
    boundStarts[0] = 0
  }

  private mutating func groupUnknowns(_ all: inout Unknowns) {
    let count = all.count
    numbers.fill(0, count: count)
    starts.removeAll()
    for unknown in 0..<count { numbers[all.component(of: Int32(unknown))] += 1 }
    var start: Int32 = 0
    for unknown in 0..<count where numbers[unknown] > 0 {
      starts.append(start)
      let size = numbers[unknown]
      numbers[unknown] = start
      start += size
    }
    starts.append(start)
    unknowns.fill(0, count: count)
    for unknown in 0..<count {
      let component = all.component(of: Int32(unknown))
      unknowns[numbers[component]] = Int32(unknown)
      numbers[component] += 1
    }
  }

  /// Puts a component's columns before its rows.
  ///
  /// - Returns: The number of columns.
  mutating func putColumnsFirst(_ range: Range<Int>, _ all: Unknowns) -> Int {
    var columnCount = 0
    for index in range where !all.isRow(unknowns[index]) {
      let unknown = unknowns[index]
      unknowns[index] = unknowns[range.lowerBound + columnCount]
      unknowns[range.lowerBound + columnCount] = unknown
      columnCount += 1
    }
    return columnCount
  }

  /// Puts the rows that are only to be near zero behind the others.
  ///
  /// - Returns: Where they start.
  mutating func putZeroRowsLast(_ range: Range<Int>) -> Int {
    var end = range.lowerBound
    for index in range {
      let unknown = unknowns[index]
      let own = bounds(of: unknown)
      if !own.isEmpty && bounds[own.lowerBound].priority == 0 { continue }
      unknowns[index] = unknowns[end]
      unknowns[end] = unknown
      end += 1
    }
    return end
  }

  /// Numbers the unknowns of a component.
  mutating func number(_ range: Range<Int>) {
    for index in range { numbers[unknowns[index]] = Int32(index - range.lowerBound) }
  }
}

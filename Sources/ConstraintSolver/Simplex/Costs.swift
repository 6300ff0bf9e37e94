/// Convex piecewise linear costs of quantities: what one minimization adds up.
struct Costs: ~Copyable, Sendable {
  /// For each quantity, where its breakpoints start and end; empty for a quantity without a cost.
  private(set) var starts = FlatArray<Int32>()
  private(set) var ends = FlatArray<Int32>()
  /// For each quantity, the slope at the left of all its breakpoints.
  private(set) var firstSlopes = FlatArray<Double>()
  /// The breakpoints of all quantities, for each in ascending order.
  private(set) var positions = FlatArray<Double>()
  /// By how much the slope grows at each breakpoint.
  private(set) var rises = FlatArray<Double>()
  /// The quantities that have a cost.
  private(set) var quantities = FlatArray<Int32>()

  init() {}

  /// Takes memory for the arrays that each system uses.
  mutating func takeMemory(_ count: Int, from block: inout MemoryBlock) {
    starts.take(count, from: &block)
    ends.take(count, from: &block)
    firstSlopes.take(count, from: &block)
    positions.take(count, from: &block)
    rises.take(count, from: &block)
    quantities.take(count, from: &block)
  }

  /// Takes all costs from a number of quantities.
  mutating func reset(quantityCount: Int) {
    starts.fill(0, count: quantityCount)
    ends.fill(0, count: quantityCount)
    firstSlopes.fill(0, count: quantityCount)
    positions.removeAll()
    rises.removeAll()
    quantities.removeAll()
  }

  /// Makes room for quantities without a cost.
  mutating func extend(to quantityCount: Int) {
    starts.extend(with: 0, to: quantityCount)
    ends.extend(with: 0, to: quantityCount)
    firstSlopes.extend(with: 0, to: quantityCount)
  }

  /// Takes all costs away.
  mutating func removeAll() {
    for index in 0..<quantities.count {
      let quantity = quantities[index]
      starts[quantity] = 0
      ends[quantity] = 0
      firstSlopes[quantity] = 0
    }
    quantities.removeAll()
    positions.removeAll()
    rises.removeAll()
  }

  /// Adds a constraint's violation; of one quantity all in a row and by position.
  mutating func add(_ item: CostItem) {
    let quantity = item.quantity
    let rise = item.relation == .equal ? 2 * item.weight : item.weight
    if quantities.isEmpty || quantities[quantities.count - 1] != quantity {
      quantities.append(quantity)
      starts[quantity] = Int32(positions.count)
      ends[quantity] = starts[quantity]
    }
    if item.isLower { firstSlopes[quantity] -= item.weight }
    if ends[quantity] > starts[quantity] && positions[ends[quantity] - 1] == item.position {
      rises[ends[quantity] - 1] += rise
    } else {
      positions.append(item.position)
      rises.append(rise)
      ends[quantity] += 1
    }
  }
}

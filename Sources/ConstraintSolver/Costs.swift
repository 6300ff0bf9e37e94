/// Convex piecewise linear costs of quantities: what one minimization adds up.
struct Costs {
  /// One constraint's violation as a cost of its quantity.
  struct Item {
    var quantity: Int
    var relation: Relation
    /// The value of the quantity from which the violation counts.
    var position: Double
    /// The violation per unit of the quantity, positive.
    var weight: Double
  }

  /// For each quantity, where its breakpoints start and end; empty for a quantity without a cost.
  private(set) var starts: [Int]
  private(set) var ends: [Int]
  /// For each quantity, the slope at the left of all its breakpoints.
  private(set) var firstSlopes: [Double]
  /// The breakpoints of all quantities, for each in ascending order.
  private(set) var positions: [Double] = []
  /// By how much the slope grows at each breakpoint.
  private(set) var rises: [Double] = []

  init(quantityCount: Int) {
    starts = Array(repeating: 0, count: quantityCount)
    ends = starts
    firstSlopes = Array(repeating: 0, count: quantityCount)
  }

  /// Replaces all costs by the violations of some constraints.
  mutating func set(_ items: [Item]) {
    for quantity in starts.indices where ends[quantity] > starts[quantity] {
      starts[quantity] = 0
      ends[quantity] = 0
      firstSlopes[quantity] = 0
    }
    positions.removeAll(keepingCapacity: true)
    rises.removeAll(keepingCapacity: true)
    let sorted = items.sorted { ($0.quantity, $0.position) < ($1.quantity, $1.position) }
    var last = -1
    for item in sorted {
      if item.quantity != last {
        last = item.quantity
        starts[last] = positions.count
        ends[last] = positions.count
      }
      if item.relation != .lessThanOrEqual { firstSlopes[last] -= item.weight }
      let rise = item.relation == .equal ? 2 * item.weight : item.weight
      if ends[last] > starts[last] && positions[ends[last] - 1] == item.position {
        rises[ends[last] - 1] += rise
      } else {
        positions.append(item.position)
        rises.append(rise)
        ends[last] += 1
      }
    }
  }
}

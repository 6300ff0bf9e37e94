/// The coefficients of a row or a column that are not zero, and their positions.
struct GatheredLine {
  private(set) var positions: FlatArray<Int32>
  var coefficients: FlatArray<Double>

  init(in arena: borrowing Arena) { (positions, coefficients) = arena.arrays() }

  @inline(__always)
  var count: Int { positions.count }

  mutating func removeAll() {
    positions.removeAll()
    coefficients.removeAll()
  }

  @inline(__always)
  mutating func append(_ position: Int32, _ coefficient: Double) {
    positions.append(position)
    coefficients.append(coefficient)
  }
}

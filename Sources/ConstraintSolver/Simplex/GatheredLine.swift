/// What is not zero in a row or a column: its positions and the coefficients there.
struct GatheredLine: ~Copyable, Sendable {
  private(set) var positions = FlatArray<Int32>()
  var coefficients = FlatArray<Double>()

  init() {}

  @inline(__always)
  var count: Int { positions.count }

  /// Takes memory for the arrays.
  mutating func takeMemory(_ count: Int, from block: inout MemoryBlock) {
    positions.take(count, from: &block)
    coefficients.take(count, from: &block)
  }

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

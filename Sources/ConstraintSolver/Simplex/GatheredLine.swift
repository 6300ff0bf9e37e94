/// What is not zero in a row or a column: its places and the coefficients there.
struct GatheredLine: ~Copyable, Sendable {
  private(set) var places = FlatArray<Int32>()
  var coefficients = FlatArray<Double>()

  init() {}

  @inline(__always)
  var count: Int { places.count }

  /// Takes memory for the arrays.
  mutating func takeMemory(_ count: Int, from block: inout MemoryBlock) {
    places.take(count, from: &block)
    coefficients.take(count, from: &block)
  }

  mutating func removeAll() {
    places.removeAll()
    coefficients.removeAll()
  }

  @inline(__always)
  mutating func append(_ place: Int32, _ coefficient: Double) {
    places.append(place)
    coefficients.append(coefficient)
  }
}

/// A sum in which numbers cancel: zero where nothing but rounding is left of the largest of them.
struct CancellingSum: BitwiseCopyable {
  private(set) var value = 0.0
  /// The size of the largest number.
  private(set) var size = 0.0

  @inline(__always)
  mutating func add(_ number: Double) {
    value += number
    size = max(size, number.magnitude)
  }

  /// Whether the numbers have cancelled. What overflows is taken for zero.
  @inline(__always)
  var isZero: Bool { !(value.magnitude > 1e-9 * size) }
}

/// The values of a reduced system's unknowns.
struct UnknownValues {
  var values: FlatArray<Double>
  /// Whether levels and ties leave an unknown more than one value, which others depend on.
  var isOpen: FlatArray<Bool>
  var hasOpen = false

  init(in arena: borrowing Arena) { (values, isOpen) = arena.arrays() }

  /// Makes all unknowns zero; what is open stays.
  mutating func reset(count: Int) { values.fill(0, count: count) }

  /// Makes no unknown open.
  mutating func closeAll(count: Int) {
    isOpen.fill(false, count: count)
    hasOpen = false
  }

  mutating func extend(to count: Int) { values.extend(with: 0, to: count) }

  /// Adds an open unknown.
  mutating func addOpen() {
    isOpen.append(true)
    hasOpen = true
  }

  /// Makes an unknown open.
  mutating func open(_ unknown: Int32) {
    isOpen[unknown] = true
    hasOpen = true
  }
}

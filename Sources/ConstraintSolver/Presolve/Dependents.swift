/// An offset that is a constant plus multiples of fixed variables.
struct Dependent: BitwiseCopyable {
  /// Whether it is the offset of a left side, not of a variable.
  var isSide: Bool
  /// The left side or the variable.
  var index: Int32
  var base: Double
  /// Where its terms start, and how many there are.
  var start: Int32
  var size: Int32
}

/// The offsets of a reduced system that move with constants that may change.
struct Dependents {
  private var entries: FlatArray<Dependent>
  private var variables: FlatArray<Int32>
  private var coefficients: FlatArray<Double>

  init(in arena: borrowing Arena) { (entries, variables, coefficients) = arena.arrays() }

  mutating func removeAll() {
    entries.removeAll()
    variables.removeAll()
    coefficients.removeAll()
  }

  /// Notes that an offset follows the fixed variables of an expansion, whose constant becomes what an update
  /// with the same values will give, to the bit.
  mutating func add(_ elimination: inout Elimination, isSide: Bool, index: Int32) {
    if elimination.result.fixed.isEmpty { return }
    let start = variables.count
    var base = elimination.result.constant
    for index in 0..<elimination.result.fixed.count {
      let variable = elimination.result.fixed[index]
      let coefficient = elimination.result.fixedCoefficients[index]
      base -= coefficient * elimination.variables[variable].fixedValue
      variables.append(variable)
      coefficients.append(coefficient)
    }
    let entry = Dependent(
      isSide: isSide, index: index, base: base, start: Int32(start), size: Int32(variables.count - start))
    entries.append(entry)
    elimination.result.constant = offset(entry, elimination)
  }

  /// Computes the offsets from the fixed variables' values.
  func update(
    _ elimination: Elimination, sides: inout FlatArray<Multiple>,
    variables multiples: inout FlatArray<Multiple>
  ) {
    for index in 0..<entries.count { update(Int32(index), elimination, &sides, &multiples) }
  }

  /// Computes one offset.
  @inline(__always)
  func update(
    _ index: Int32, _ elimination: Elimination, _ sides: inout FlatArray<Multiple>,
    _ multiples: inout FlatArray<Multiple>
  ) {
    let entry = entries[index]
    let value = offset(entry, elimination)
    if entry.isSide {
      sides[entry.index].offset = value
    } else {
      multiples[entry.index].offset = value
    }
  }

  @inline(__always)
  private func offset(_ entry: Dependent, _ elimination: Elimination) -> Double {
    var value = entry.base
    for term in entry.start..<(entry.start + entry.size) {
      value += coefficients[term] * elimination.variables[variables[term]].fixedValue
    }
    return value
  }

  /// Lists the offsets that follow marked fixed variables, and marks what has them.
  func list(
    _ list: inout FlatArray<Int32>, _ sides: inout FlatArray<Bool>, _ marked: inout FlatArray<Bool>
  ) {
    list.removeAll()
    for index in 0..<entries.count {
      let entry = entries[index]
      let terms = entry.start..<(entry.start + entry.size)
      guard terms.contains(where: { marked[variables[$0]] }) else { continue }
      list.append(Int32(index))
      if entry.isSide { sides[entry.index] = true } else { marked[entry.index] = true }
    }
  }
}

/// Sums that were expanded before: the same sum, or a multiple of it, is expanded and kept as a row once.
struct SharedSums {
  /// The terms of all sums, by variable within each, the coefficient of the first made one.
  private var variables: FlatArray<Int32>
  private var coefficients: FlatArray<Double>
  /// For each sum, where its terms end, what its first coefficient was, and what it is without its constant.
  private var ends: FlatArray<Int32>
  private var scales: FlatArray<Double>
  private var multiples: FlatArray<Multiple>
  /// For each sum, the one before it with the same hash, or -1.
  private var previous: FlatArray<Int32>
  /// For each hash, the last sum that has it, or -1.
  private var heads: FlatArray<Int32>

  init(in arena: borrowing Arena) {
    (variables, coefficients, ends, scales, multiples, previous, heads) = arena.arrays()
  }

  /// Forgets all sums.
  mutating func removeAll() {
    variables.removeAll()
    coefficients.removeAll()
    ends.removeAll()
    scales.removeAll()
    multiples.removeAll()
    previous.removeAll()
    heads.removeAll()
  }

  /// A sum as a multiple of an unknown, if it or a multiple of it is known. Its terms are sorted by variable.
  mutating func multiple(of sum: inout Expansion) -> Multiple? {
    sum.sortTerms()
    if heads.isEmpty || sum.variables.isEmpty { return nil }
    var entry = heads[hash(of: sum)]
    while entry >= 0 {
      if isEqual(entry, sum) {
        let ratio = sum.coefficients[0] / scales[entry]
        let known = multiples[entry]
        return Multiple(
          unknown: known.unknown, scale: known.scale * ratio, offset: known.offset * ratio + sum.constant)
      }
      entry = previous[entry]
    }
    return nil
  }

  /// Notes which multiple of an unknown a sum is. Its terms are sorted by variable.
  mutating func add(_ multiple: Multiple, of sum: Expansion) {
    if sum.variables.isEmpty { return }
    if heads.isEmpty { heads.fill(-1, count: Self.hashCount) }
    for index in 0..<sum.variables.count {
      variables.append(sum.variables[index])
      coefficients.append(sum.coefficients[index] / sum.coefficients[0])
    }
    ends.append(Int32(variables.count))
    scales.append(sum.coefficients[0])
    multiples.append(
      Multiple(unknown: multiple.unknown, scale: multiple.scale, offset: multiple.offset - sum.constant))
    let hash = hash(of: sum)
    previous.append(heads[hash])
    heads[hash] = Int32(ends.count - 1)
  }

  /// How many sums are told apart at once, a power of two.
  private static let hashCount = 1 << 14

  private func hash(of sum: Expansion) -> Int {
    // The prime and the basis of FNV (Fowler, Noll and Vo).
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in 0..<sum.variables.count {
      let ratio = (sum.coefficients[index] / sum.coefficients[0]).bitPattern
      hash = (hash ^ UInt64(UInt32(bitPattern: sum.variables[index]))) &* 0x100_0000_01b3
      hash = (hash ^ (ratio ^ (ratio >> 32))) &* 0x100_0000_01b3
    }
    return Int((hash ^ (hash >> 32)) & UInt64(Self.hashCount - 1))
  }

  private func isEqual(_ entry: Int32, _ sum: Expansion) -> Bool {
    let start = entry == 0 ? 0 : Int(ends[entry - 1])
    if Int(ends[entry]) - start != sum.variables.count { return false }
    for index in 0..<sum.variables.count
    where variables[start + index] != sum.variables[index]
      || coefficients[start + index] != sum.coefficients[index] / sum.coefficients[0]
    {
      return false
    }
    return true
  }
}

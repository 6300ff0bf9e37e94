/// Disjoint sets of the numbers from 0, each set named by its least number.
struct UnionFind {
  /// For each number, another of its set; itself for the one that names the set.
  private var parents: FlatArray<Int32>

  init(in arena: borrowing Arena) { parents = FlatArray(in: arena) }

  var count: Int { parents.count }

  /// Starts again with that many sets of one number.
  mutating func reset(count: Int) {
    parents.removeAll()
    for number in 0..<count { parents.append(Int32(number)) }
  }

  /// Adds the next number, a set of its own.
  mutating func add() { parents.append(Int32(parents.count)) }

  /// The number that names another's set.
  mutating func find(_ number: Int32) -> Int32 {
    var current = number
    while parents[current] != current {
      parents[current] = parents[parents[current]]
      current = parents[current]
    }
    return current
  }

  /// Makes one set of the sets of two numbers.
  mutating func join(_ one: Int32, _ other: Int32) {
    let first = find(one)
    let second = find(other)
    parents[max(first, second)] = min(first, second)
  }
}

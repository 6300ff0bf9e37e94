import TestSupport
import Testing

@testable import AutoLayout

struct SumTreeTests {
  /// Sums made at random, of which some cancel, beside tables of their terms.
  @Test(arguments: 0..<20) func `a sum is what a table of its terms says`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let weights = (0..<40).map { _ in Double(Int.random(in: 0..<19, using: &random)) - 9 }
    var tree = SumTree(weights: weights)
    var sums: [(sum: SumTree.Sum, table: [Int: Double])] = []
    for _ in 0..<200 {
      let key = Int.random(in: 0..<40, using: &random)
      if sums.count < 5 || Int.random(in: 0..<3, using: &random) == 0 {
        sums.append((tree.multiple(of: key, 2), [key: 2]))
        continue
      }
      let (one, other) = (
        sums[Int.random(in: 0..<sums.count, using: &random)],
        sums[Int.random(in: 0..<sums.count, using: &random)]
      )
      let factor = [-1.0, 1, 0.5, -2][Int.random(in: 0..<4, using: &random)]
      guard (other.table.values.map(\.magnitude).max() ?? 0) < 1e6 else { continue }
      var table = one.table.merging(other.table.mapValues { $0 * factor }, uniquingKeysWith: +)
      table = table.filter { $0.value.magnitude > 1e-9 }
      sums.append((tree.sum(one.sum, other.sum, times: factor), table))
    }
    for (sum, table) in sums {
      let terms = tree.terms(of: sum)
      #expect(terms.map(\.key) == table.keys.sorted())
      for term in terms { #expect(abs(term.factor - (table[term.key] ?? 0)) < 1e-6) }
      #expect(sum.isEmpty == table.isEmpty)
      let values = terms.map { ($0.key, $0.factor * weights[$0.key]) }
      let most = values.map(\.1.magnitude).max() ?? 0
      #expect(tree.largest(of: sum)?.key == values.first { $0.1.magnitude > max(most - 1e-9, 1e-9) }?.0)
      #expect(tree.first(of: sum, above: 3)?.key == values.first { $0.1.magnitude > 3 }?.0)
      var noted: [Int?] = []
      let count = tree.gather(sum, &noted, { $0 }, combine: { $0 + $1 })
      #expect(count ?? 0 == table.keys.reduce(0, +))
    }
  }

  @Test func `a thing more makes few nodes`() {
    var tree = SumTree(weights: Array(repeating: 1, count: 4096))
    var sum = SumTree.Sum()
    for key in 0..<4096 { sum = tree.sum(sum, tree.multiple(of: key, 1), times: 1) }
    #expect(tree.count < 4096 * 40)
  }
}

/// The difference between two sequences: the indices, counted from 0, of removed and of added items.
///
/// Items that occur once in each are matched, as far as their order allows. Between them, equal items at the
/// start and at the end are unchanged, the rest changed (patience difference, B. Cohen).
package struct SequenceChange: Hashable, Sendable {
  /// The indices of the removed items in the older sequence, rising.
  package private(set) var removed: [Int] = []
  /// The indices of the added items in the newer sequence, rising.
  package private(set) var brought: [Int] = []

  /// Compares sequences of numbers that stand for items: equal ones for equal items.
  ///
  /// - Complexity: O(*n* log *n*) in the items.
  package init(from old: [Int], to new: [Int]) {
    var start = (old: 0, new: 0)
    for anchor in Self.anchors(old, new) + [(old.count, new.count)] {
      compare(old, start.old..<anchor.0, new, start.new..<anchor.1)
      start = (anchor.0 + 1, anchor.1 + 1)
    }
  }

  /// Compares the items between two anchors.
  private mutating func compare(_ old: [Int], _ older: Range<Int>, _ new: [Int], _ newer: Range<Int>) {
    var (a, aEnd) = (older.lowerBound, older.upperBound)
    var (b, bEnd) = (newer.lowerBound, newer.upperBound)
    while a < aEnd, b < bEnd, old[a] == new[b] { (a, b) = (a + 1, b + 1) }
    while a < aEnd, b < bEnd, old[aEnd - 1] == new[bEnd - 1] { (aEnd, bEnd) = (aEnd - 1, bEnd - 1) }
    removed += a..<aEnd
    brought += b..<bEnd
  }

  /// The longest rising chain of items that occur once in each.
  private static func anchors(_ old: [Int], _ new: [Int]) -> [(Int, Int)] {
    var places: [Int: (old: Int, new: Int, count: Int)] = [:]
    for (index, item) in old.enumerated() {
      places[item] = places[item].map { ($0.old, -1, $0.count + 1) } ?? (index, -1, 1)
    }
    for (index, item) in new.enumerated() {
      guard let place = places[item] else { continue }
      places[item] = (place.old, index, place.new < 0 ? place.count : place.count + 1)
    }
    let pairs = places.values.filter { $0.count == 1 && $0.new >= 0 }.map { ($0.old, $0.new) }
    return risingChain(pairs.sorted { $0.0 < $1.0 })
  }

  private static func risingChain(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    // Patience sorting: `tops` are the pairs that end the best chain of each length.
    var tops: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var low = 0
      var high = tops.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[tops[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tops[low - 1] }
      if low < tops.count { tops[low] = index } else { tops.append(index) }
    }
    var chain: [(Int, Int)] = []
    var index = tops.last ?? -1
    while index >= 0 {
      chain.append(pairs[index])
      index = previous[index]
    }
    return chain.reversed()
  }
}

extension SequenceChange {
  /// Compares sequences of items.
  package init<Item: Hashable>(from old: [Item], to new: [Item]) {
    var numbers: [Item: Int] = [:]
    func number(_ item: Item) -> Int {
      if let number = numbers[item] { return number }
      defer { numbers[item] = numbers.count }
      return numbers.count
    }
    self.init(from: old.map(number), to: new.map(number))
  }
}

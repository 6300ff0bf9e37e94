/// The pairing of the entries of two lists.
enum Alignment {
  /// The index of the partner in the second list of each entry of the first, or nil.
  ///
  /// Equal entries in one order are partners. Of the others, where asked for, those between the same partners
  /// are paired in their order.
  ///
  /// - Complexity: O(*n* log *n*) for distinct entries.
  static func pairs(
    _ first: [NodeContent], _ second: [NodeContent], pairsRest: Bool
  ) -> [Int?] {
    var result = [Int?](repeating: nil, count: first.count)
    // The n-th of equal entries goes with the n-th.
    var indices: [NodeContent: [Int]] = [:]
    for (index, entry) in second.enumerated() { indices[entry, default: []].append(index) }
    var used: [NodeContent: Int] = [:]
    var candidates: [(Int, Int)] = []
    for (index, entry) in first.enumerated() {
      let count = used[entry, default: 0]
      guard let list = indices[entry], count < list.count else { continue }
      used[entry] = count + 1
      candidates.append((index, list[count]))
    }
    for run in IncreasingRun.indices(in: candidates.map(\.1)) {
      result[candidates[run].0] = candidates[run].1
    }
    guard pairsRest else { return result }
    let anchors = result
    var taken = Set(result.compactMap(\.self))
    // An equal entry elsewhere was moved.
    for (index, partner) in candidates where result[index] == nil && taken.insert(partner).inserted {
      result[index] = partner
    }
    pairBetween(anchors, &result, &taken, count: second.count)
    return result
  }

  /// Pairs the entries between the same anchors in their order.
  private static func pairBetween(
    _ anchors: [Int?], _ result: inout [Int?], _ taken: inout Set<Int>, count: Int
  ) {
    var ends = Array(repeating: count, count: anchors.count)
    var end = count
    for index in anchors.indices.reversed() {
      ends[index] = end
      if let anchor = anchors[index] { end = anchor }
    }
    var next = 0
    for index in anchors.indices {
      if let anchor = anchors[index] {
        next = anchor + 1
        continue
      }
      guard result[index] == nil else { continue }
      while next < ends[index], taken.contains(next) { next += 1 }
      guard next < ends[index] else { continue }
      result[index] = next
      taken.insert(next)
    }
  }
}

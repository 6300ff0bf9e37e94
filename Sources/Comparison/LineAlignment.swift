/// The lines that two texts share: by lines that each text has once, as a patience sort finds them
/// (Cohen, 2010).
struct LineAlignment: Sendable {
  /// The index in the second text of each line of the first, increasing; nil for a line that only
  /// the first has.
  private(set) var partners: [Int?]

  private let first: [Int]
  private let second: [Int]
  /// The most times that the lines between two anchors are aligned again.
  private static let deepest = 64

  /// Aligns texts whose equal lines are equal numbers.
  ///
  /// - Complexity: O(*n* log *n*) in the lines for documents, whose lines have identifiers.
  init(_ first: [Int], _ second: [Int]) {
    self.first = first
    self.second = second
    partners = Array(repeating: nil, count: first.count)
    var waiting = [(first.indices, second.indices, Self.deepest)]
    while let (range, other, depth) = waiting.popLast() {
      let (rest, otherRest) = trim(range, other)
      if rest.isEmpty || otherRest.isEmpty || depth == 0 { continue }
      var (start, otherStart) = (rest.lowerBound, otherRest.lowerBound)
      let anchors = anchors(rest, otherRest)
      if anchors.isEmpty { continue }
      for (index, partner) in anchors {
        partners[index] = partner
        waiting.append((start..<index, otherStart..<partner, depth - 1))
        (start, otherStart) = (index + 1, partner + 1)
      }
      waiting.append((start..<rest.upperBound, otherStart..<otherRest.upperBound, depth - 1))
    }
  }

  /// Pairs the equal lines at the start and at the end of two ranges, and gives the ranges between.
  private mutating func trim(_ range: Range<Int>, _ other: Range<Int>) -> (Range<Int>, Range<Int>) {
    var (low, otherLow) = (range.lowerBound, other.lowerBound)
    var (high, otherHigh) = (range.upperBound, other.upperBound)
    while low < high, otherLow < otherHigh, first[low] == second[otherLow] {
      partners[low] = otherLow
      (low, otherLow) = (low + 1, otherLow + 1)
    }
    while low < high, otherLow < otherHigh, first[high - 1] == second[otherHigh - 1] {
      (high, otherHigh) = (high - 1, otherHigh - 1)
      partners[high] = otherHigh
    }
    return (low..<high, otherLow..<otherHigh)
  }

  /// The longest run of lines that both ranges have once.
  private func anchors(_ range: Range<Int>, _ other: Range<Int>) -> [(Int, Int)] {
    let indices = Self.indices(first, range)
    let otherIndices = Self.indices(second, other)
    var common: [(Int, Int)] = []
    for index in range where indices[first[index]] == .some(index) {
      if let partner = otherIndices[first[index]], let partner { common.append((index, partner)) }
    }
    return IncreasingRun.indices(in: common.map(\.1)).map { common[$0] }
  }

  /// The index of each line of a range; nil for a line that stands there several times.
  private static func indices(_ lines: [Int], _ range: Range<Int>) -> [Int: Int?] {
    var indices: [Int: Int?] = [:]
    for index in range {
      indices.updateValue(indices[lines[index]] == nil ? index : nil, forKey: lines[index])
    }
    return indices
  }
}

/// A list that both sides changed, merged by neighbours.
///
/// Two members that all versions have stand in the order of the side that changed it. A member that only one
/// side has keeps its neighbour of that side; of members that both sides added in one place, ours come first.
struct ListMerge: Sendable {
  /// The members in their merged order.
  let order: [Int]
  /// Whether the orders that the sides changed form a circle: the favored side's is in force.
  let isContradictory: Bool

  /// Merges lists, each of which names a member once.
  init(base: [Int], ours: [Int], theirs: [Int], favored: MergeSide = .ours) {
    if ours == theirs {
      (order, isContradictory) = (ours, false)
      return
    }
    let present = (base: Set(base), ours: Set(ours), theirs: Set(theirs))
    let common = base.filter { present.ours.contains($0) && present.theirs.contains($0) }
    let known = Set(common)
    let orders = [common, ours.filter(known.contains), theirs.filter(known.contains)]
    let merged = Self.merged(orders)
    isContradictory = merged == nil
    let shared = merged ?? orders[favored.rawValue]
    // A member that one side moved is no neighbour of those that the other side has beside it.
    let moved = (ours: Self.moved(common, orders[1]), theirs: Self.moved(common, orders[2]))
    let mine = Self.insert(into: shared, from: ours) { !moved.theirs.contains($0) }
    order = Self.insert(into: mine, from: theirs) {
      !moved.ours.contains($0)
    } isAddition: {
      !present.theirs.contains($0) && !present.base.contains($0)
    }
  }

  /// Three orders of the same members made one, in which each pair stands as the side has it that changed its
  /// order; nil where no order does that.
  ///
  /// Each pair stands as two of three orders have it: ours, theirs, and the reverse of the base. Where an
  /// order does that for all pairs, sorting finds it. There is one where no two of the three orders both have
  /// some pair the other way round.
  ///
  /// - Complexity: O(*n* log *n*).
  private static func merged(_ orders: [[Int]]) -> [Int]? {
    if orders[0] == orders[1] { return orders[2] }
    if orders[0] == orders[2] || orders[1] == orders[2] { return orders[1] }
    let (base, ours, theirs) = (indices(orders[0].reversed()), indices(orders[1]), indices(orders[2]))
    func index(_ thing: Int, _ indices: [Int: Int]) -> Int { indices[thing] ?? 0 }
    let sorted = orders[1].sorted { first, second in
      let says = [base, ours, theirs].count { index(first, $0) < index(second, $0) }
      return says >= 2
    }
    for (one, other) in [(base, ours), (base, theirs), (ours, theirs)]
    where turnsPair(sorted, one, other) {
      return nil
    }
    return sorted
  }

  /// Whether two orders both have some pair of a list the other way round.
  private static func turnsPair(_ list: [Int], _ first: [Int: Int], _ second: [Int: Int]) -> Bool {
    // Of the members before one, the highest index in the second order among those with at least a given
    // index in the first: a tree of maxima over the indices counted from the end.
    var highest = Array(repeating: -1, count: list.count + 1)
    for thing in list {
      guard let index = first[thing], let other = second[thing] else { continue }
      var node = list.count - index - 1
      while node > 0 {
        if highest[node] > other { return true }
        node -= node & -node
      }
      node = list.count - index
      while node <= list.count {
        highest[node] = max(highest[node], other)
        node += node & -node
      }
    }
    return false
  }

  private static func indices(_ list: [Int]) -> [Int: Int] {
    Dictionary(zip(list, list.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The members of a list that stand in another order in another list: the fewest.
  private static func moved(_ list: [Int], _ other: [Int]) -> Set<Int> {
    if list == other { return [] }
    let indices = indices(other)
    var moved = Set(list)
    for index in IncreasingRun.indices(in: list.map { indices[$0] ?? 0 }) { moved.remove(list[index]) }
    return moved
  }

  /// Inserts the members that a list lacks of another, each behind its neighbour there and behind those that
  /// were added behind that neighbour.
  private static func insert(
    into list: [Int], from other: [Int], isNeighbour: (Int) -> Bool,
    isAddition: (Int) -> Bool = { _ in false }
  ) -> [Int] {
    let present = Set(list)
    // The members behind each member that is in both, nil for the start.
    var behind: [Int?: [Int]] = [:]
    var neighbour: Int?
    for thing in other {
      if !present.contains(thing) {
        behind[neighbour, default: []].append(thing)
      } else if isNeighbour(thing) {
        neighbour = thing
      }
    }
    var result: [Int] = []
    result.reserveCapacity(list.count + other.count)
    var waiting = behind[nil] ?? []
    for thing in list {
      if !waiting.isEmpty, !isAddition(thing) {
        result += waiting
        waiting = []
      }
      result.append(thing)
      if let more = behind[thing] { waiting += more }
    }
    return result + waiting
  }
}

/// A list of things that both sides changed, merged by neighbours.
///
/// What only one side has keeps its neighbour of that side, what both added in one place stands ours first. What one side
/// moved within the list goes where that side has it.
struct ListMerge: Sendable {
  /// The things in their merged order.
  private(set) var order: [Int]
  /// Whether both sides moved the same things to different places.
  private(set) var isContradictory = false

  /// Merges lists, each of which names a thing once.
  init(base: [Int], ours: [Int], theirs: [Int]) {
    order = ours
    if ours == theirs { return }
    let oursPlaces = Self.places(ours)
    let theirsPlaces = Self.places(theirs)
    let common = base.filter { oursPlaces[$0] != nil && theirsPlaces[$0] != nil }
    let movedByOurs = Self.moved(common, oursPlaces)
    let movedByTheirs = Self.moved(common, theirsPlaces)
    isContradictory =
      !movedByOurs.isDisjoint(with: movedByTheirs)
      && ours.filter { theirsPlaces[$0] != nil } != theirs.filter { oursPlaces[$0] != nil }
    let relocated = movedByTheirs.subtracting(movedByOurs)
    let known = Set(base)
    order = Self.insert(
      into: ours.filter { !relocated.contains($0) }, from: theirs,
      isAddition: { theirsPlaces[$0] == nil && !known.contains($0) })
  }

  private static func places(_ list: [Int]) -> [Int: Int] {
    Dictionary(zip(list, list.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The things of a list that stand in another order elsewhere: the fewest.
  private static func moved(_ list: [Int], _ places: [Int: Int]) -> Set<Int> {
    let values = list.map { places[$0] ?? 0 }
    var moved = Set(list)
    for index in IncreasingRun.indices(in: values) { moved.remove(list[index]) }
    return moved
  }

  /// Inserts what a list lacks of another, each thing behind its neighbour there and behind what was added at that place.
  private static func insert(
    into list: [Int], from other: [Int], isAddition: (Int) -> Bool
  ) -> [Int] {
    let present = Set(list)
    // What comes behind each thing that is in both, nil for the start.
    var behind: [Int?: [Int]] = [:]
    var neighbour: Int?
    for thing in other {
      if present.contains(thing) { neighbour = thing } else { behind[neighbour, default: []].append(thing) }
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

/// Many short lists of plain values in one piece of memory.
struct ListPool<Element: BitwiseCopyable> {
  /// Where each list stands, how long it is and for how many elements it has capacity.
  private var starts: FlatArray<Int32>
  private var counts: FlatArray<Int32>
  private var capacities: FlatArray<Int32>
  private var elements: FlatArray<Element>
  private var spare: FlatArray<Element>
  /// The elements of all lists.
  private(set) var totalCount = 0

  init(in arena: borrowing Arena) { (starts, counts, capacities, elements, spare) = arena.arrays() }

  var listCount: Int { counts.count }

  /// Makes empty lists.
  mutating func reset(listCount: Int) {
    starts.fill(0, count: listCount)
    counts.fill(0, count: listCount)
    capacities.fill(0, count: listCount)
    elements.removeAll()
    totalCount = 0
  }

  @inline(__always)
  func count(of list: Int32) -> Int { Int(counts[list]) }

  /// An element by its position in a list.
  @inline(__always)
  subscript(list: Int32, position: Int) -> Element {
    get {
      precondition(position < counts[list])
      return elements[Int(starts[list]) + position]
    }
    set {
      precondition(position < counts[list])
      elements[Int(starts[list]) + position] = newValue
    }
  }

  mutating func append(_ element: Element, to list: Int32) {
    if counts[list] == capacities[list] { enlarge(in: list, filler: element) }
    elements[starts[list] + counts[list]] = element
    counts[list] += 1
    totalCount += 1
  }

  /// Takes an element out; the last of the list takes its position.
  mutating func remove(at position: Int, from list: Int32) {
    let last = count(of: list) - 1
    self[list, position] = self[list, last]
    counts[list] -= 1
    totalCount -= 1
  }

  /// Drops the elements of a list from a position on.
  mutating func truncate(_ list: Int32, to count: Int) {
    totalCount -= self.count(of: list) - count
    counts[list] = Int32(count)
  }

  /// Adds an empty list.
  mutating func appendList() {
    starts.append(0)
    counts.append(0)
    capacities.append(0)
  }

  /// Takes a list out; the last takes its position.
  mutating func removeList(_ list: Int32) {
    let last = listCount - 1
    totalCount -= count(of: list)
    starts[list] = starts[last]
    counts[list] = counts[last]
    capacities[list] = capacities[last]
    starts.truncate(to: last)
    counts.truncate(to: last)
    capacities.truncate(to: last)
  }

  /// Doubles the capacity of a list, at the end of the memory; an element fills what is not used yet.
  @inline(never)
  private mutating func enlarge(in list: Int32, filler: Element) {
    if elements.count > 4 * totalCount + 1024 { compact() }
    let start = elements.count
    let old = Int(starts[list])
    let count = count(of: list)
    let capacity = max(4, 2 * count)
    elements.extend(with: filler, to: start + capacity)
    for position in 0..<count { elements[start + position] = elements[old + position] }
    starts[list] = Int32(start)
    capacities[list] = Int32(capacity)
  }

  /// Moves the lists together.
  private mutating func compact() {
    spare.removeAll()
    for list in 0..<listCount {
      let start = Int(starts[list])
      starts[list] = Int32(spare.count)
      spare.append(elements, start..<(start + Int(counts[list])))
      capacities[list] = counts[list]
    }
    swap(&elements, &spare)
  }
}

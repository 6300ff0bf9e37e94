/// Many short lists of plain values in one piece of memory.
struct ListPool<Element: BitwiseCopyable>: ~Copyable, Sendable {
  /// Where each list stands, how long it is and for how many elements it has room.
  private var starts = FlatArray<Int32>()
  private var counts = FlatArray<Int32>()
  private var rooms = FlatArray<Int32>()
  private var elements = FlatArray<Element>()
  private var spare = FlatArray<Element>()
  /// The elements of all lists.
  private(set) var totalCount = 0

  init() {}

  var listCount: Int { counts.count }

  /// Makes empty lists.
  mutating func reset(listCount: Int) {
    starts.fill(0, count: listCount)
    counts.fill(0, count: listCount)
    rooms.fill(0, count: listCount)
    elements.removeAll()
    totalCount = 0
  }

  @inline(__always)
  func count(of list: Int32) -> Int { Int(counts[list]) }

  /// An element by its place in a list.
  @inline(__always)
  subscript(list: Int32, place: Int) -> Element {
    get {
      precondition(place < counts[list])
      return elements[Int(starts[list]) + place]
    }
    set {
      precondition(place < counts[list])
      elements[Int(starts[list]) + place] = newValue
    }
  }

  mutating func append(_ element: Element, to list: Int32) {
    if counts[list] == rooms[list] { makeRoom(in: list, filler: element) }
    elements[starts[list] + counts[list]] = element
    counts[list] += 1
    totalCount += 1
  }

  /// Takes an element out; the last of the list takes its place.
  mutating func remove(at place: Int, from list: Int32) {
    let last = count(of: list) - 1
    self[list, place] = self[list, last]
    counts[list] -= 1
    totalCount -= 1
  }

  /// Drops the elements of a list from a place on.
  mutating func truncate(_ list: Int32, to count: Int) {
    totalCount -= self.count(of: list) - count
    counts[list] = Int32(count)
  }

  /// Adds an empty list.
  mutating func appendList() {
    starts.append(0)
    counts.append(0)
    rooms.append(0)
  }

  /// Takes a list out; the last takes its place.
  mutating func removeList(_ list: Int32) {
    let last = listCount - 1
    totalCount -= count(of: list)
    starts[list] = starts[last]
    counts[list] = counts[last]
    rooms[list] = rooms[last]
    starts.truncate(to: last)
    counts.truncate(to: last)
    rooms.truncate(to: last)
  }

  /// Doubles the room of a list, at the end of the memory; an element fills what is not used yet.
  @inline(never)
  private mutating func makeRoom(in list: Int32, filler: Element) {
    if elements.count > 4 * totalCount + 1024 { compact() }
    let start = elements.count
    let old = Int(starts[list])
    let count = count(of: list)
    let room = max(4, 2 * count)
    elements.extend(with: filler, to: start + room)
    for place in 0..<count { elements[start + place] = elements[old + place] }
    starts[list] = Int32(start)
    rooms[list] = Int32(room)
  }

  /// Moves the lists together.
  private mutating func compact() {
    spare.removeAll()
    for list in 0..<listCount {
      let start = Int(starts[list])
      starts[list] = Int32(spare.count)
      spare.append(elements, start..<(start + Int(counts[list])))
      rooms[list] = counts[list]
    }
    swap(&elements, &spare)
  }
}

/// A growable array of plain values in an arena, for inner loops.
///
/// Unlike `Array` it checks no uniqueness on writes and keeps its memory when emptied. It is a view without
/// an owner: a copy shares its elements until one of both grows. Every access is checked against the count.
@safe
struct FlatArray<Element: BitwiseCopyable> {
  private let arena: UnsafeMutablePointer<ArenaBlocks>
  /// The memory; as long as nothing was ever stored that of the arena's list of blocks, which is not touched.
  ///
  /// It has no type: builds that are not optimized would ask for the types of pointers to elements, and of
  /// optional ones, at each access, which took three quarters of a solution.
  private var memory: UnsafeMutableRawPointer
  private var capacity = 0
  private(set) var count = 0

  /// Makes an array without elements in an arena, which must outlive it.
  @inline(__always)
  init(in arena: borrowing Arena) {
    unsafe self.arena = arena.blocks
    unsafe memory = UnsafeMutableRawPointer(arena.blocks)
  }

  @inline(__always)
  fileprivate var base: UnsafeMutablePointer<Element> {
    // Only read where an element is in range, which there is none without memory.
    unsafe memory.assumingMemoryBound(to: Element.self)
  }

  /// The elements, for loops over indices that were checked before.
  @unsafe @inline(__always)
  var elements: UnsafeMutablePointer<Element> { unsafe base }

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe base[index]
    }
    set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      unsafe base[index] = newValue
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    set { self[Int(index)] = newValue }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    reserve(count + 1)
    unsafe (base + count).initialize(to: element)
    count += 1
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    precondition(count > 0)
    count -= 1
    return unsafe base[count]
  }

  /// Empties the array and keeps its memory.
  mutating func removeAll() { count = 0 }

  /// Drops the elements from an index on.
  mutating func truncate(to newCount: Int) {
    precondition(newCount >= 0 && newCount <= count)
    count = newCount
  }

  /// Makes the array that many copies of an element.
  mutating func fill(_ element: Element, count newCount: Int) {
    count = 0
    if newCount == 0 { return }
    reserve(newCount)
    unsafe base.initialize(repeating: element, count: newCount)
    count = newCount
  }

  /// Appends copies of an element up to a count.
  mutating func extend(with element: Element, to newCount: Int) {
    if newCount <= count { return }
    reserve(newCount)
    unsafe (base + count).initialize(repeating: element, count: newCount - count)
    count = newCount
  }

  /// Writes the first elements over those of an array.
  func copy(to array: inout [Element]) {
    precondition(array.count <= count)
    if array.isEmpty { return }
    unsafe array.withUnsafeMutableBufferPointer { elements in
      if let first = elements.baseAddress { unsafe first.update(from: base, count: elements.count) }
    }
  }

  /// Appends the elements of a range of another array.
  mutating func append(_ other: FlatArray<Element>, _ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= other.count)
    if range.isEmpty { return }
    reserve(count + range.count)
    unsafe (base + count).update(from: other.base + range.lowerBound, count: range.count)
    count += range.count
  }

  @inline(__always)
  private mutating func reserve(_ wanted: Int) {
    if wanted > capacity { grow(to: wanted) }
  }

  /// Moves the elements to where there is memory for more.
  ///
  /// To four times as much, since what is outgrown stays with the arena.
  @inline(never)
  private mutating func grow(to wanted: Int) {
    let newCapacity = unsafe max(wanted, 4 * capacity, arena.pointee.leastCapacity)
    let newMemory: UnsafeMutablePointer<Element> = unsafe arena.pointee.take(newCapacity)
    if count > 0 { unsafe newMemory.update(from: base, count: count) }
    unsafe memory = UnsafeMutableRawPointer(newMemory)
    capacity = newCapacity
  }

  /// Sorts a range; short ranges where they stand, without memory.
  mutating func sort(_ range: Range<Int>, by precedes: (Element, Element) -> Bool) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    if range.count > 24 {
      var buffer = unsafe UnsafeMutableBufferPointer(start: base + range.lowerBound, count: range.count)
      unsafe buffer.sort(by: precedes)
      return
    }
    var index = range.lowerBound + 1
    while index < range.upperBound {
      let element = unsafe base[index]
      var position = index
      while position > range.lowerBound, unsafe precedes(element, base[position - 1]) {
        unsafe base[position] = base[position - 1]
        position -= 1
      }
      unsafe base[position] = element
      index += 1
    }
  }
}

extension FlatArray<Double> {
  /// The first index of a range whose element is not zero, or the end of the range.
  @inline(__always)
  func firstNonZero(_ range: Range<Int>) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    var index = range.lowerBound
    while index < range.upperBound, unsafe base[index] == 0 { index += 1 }
    return index
  }

  /// Adds multiples of the elements at a position to those of another array.
  @inline(__always)
  func add(from start: Int, count size: Int, times factor: Double, to other: inout FlatArray<Double>) {
    precondition(start >= 0 && size <= count - start && size <= other.count)
    if size <= 0 { return }
    let elements = unsafe base + start
    let sums = unsafe other.base
    for index in 0..<size { unsafe sums[index] += factor * elements[index] }
  }

  /// Multiplies elements in a row.
  mutating func scale(from start: Int, count size: Int, by factor: Double) {
    precondition(start >= 0 && size <= count - start)
    let elements = unsafe base
    for index in start..<(start + size) { unsafe elements[index] *= factor }
  }

  /// Adds multiples of elements in a row to others, which they do not overlap; what cancels becomes zero.
  ///
  /// - Returns: By how many the elements that are not zero have become more.
  mutating func add(from source: Int, times factor: Double, to target: Int, count size: Int) -> Int {
    precondition(source >= 0 && target >= 0 && size <= count - max(source, target))
    var change = 0
    let sources = unsafe base + source
    let targets = unsafe base + target
    for index in 0..<size {
      let old = unsafe targets[index]
      let sum = unsafe Coefficients.sum(old, factor * sources[index])
      change &+= (old == 0 ? 1 : 0) &- (sum == 0 ? 1 : 0)
      unsafe targets[index] = sum
    }
    return change
  }

  /// Adds multiples of a line to the elements from a start on; what cancels becomes zero.
  ///
  /// - Returns: By how many the elements that are not zero have become more.
  @inline(__always)
  mutating func add(_ line: GatheredLine, times factor: Double, from start: Int32) -> Int32 {
    let (limit, size) = (count, line.count)
    if size == 0 { return 0 }
    let elements = unsafe base
    let positions = unsafe line.positions.base
    let coefficients = unsafe line.coefficients.base
    var change: Int32 = 0
    for index in 0..<size {
      let position = Int(start) + Int(unsafe positions[index])
      precondition(UInt(bitPattern: position) < UInt(bitPattern: limit))
      let old = unsafe elements[position]
      let sum = unsafe Coefficients.sum(old, factor * coefficients[index])
      change &+= (old == 0 ? 1 : 0) &- (sum == 0 ? 1 : 0)
      unsafe elements[position] = sum
    }
    return change
  }
}

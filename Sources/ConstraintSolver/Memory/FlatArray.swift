/// A growable array of plain values that is never shared, for inner loops.
///
/// Unlike `Array` it checks no uniqueness on writes and keeps its memory when emptied. Every access is checked
/// against the count.
@safe
struct FlatArray<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
  /// The memory, nil as long as nothing was ever stored.
  private var memory: UnsafeMutablePointer<Element>?
  private var capacity = 0
  /// Whether the memory is part of a block that others use too.
  private var isShared = false
  private(set) var count = 0

  /// Makes an empty array without memory.
  init() {}

  deinit {
    if !isShared { unsafe memory?.deallocate() }
  }

  /// Takes memory from a block, which must live as long as the array; an array that has memory keeps its own.
  mutating func take(_ count: Int, from block: inout MemoryBlock) {
    if capacity > 0 { return }
    guard let part: UnsafeMutablePointer<Element> = unsafe block.take(count) else { return }
    unsafe memory = unsafe part
    capacity = count
    isShared = true
  }

  @inline(__always)
  private var base: UnsafeMutablePointer<Element> {
    // Only read where an element is in range, which there is none without memory.
    unsafe memory.unsafelyUnwrapped
  }

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
    if count == capacity { reserve(count + 1) }
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

  /// Appends the elements of a range of another array.
  mutating func append(_ other: borrowing FlatArray<Element>, _ range: Range<Int>) {
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

  @inline(never)
  private mutating func grow(to wanted: Int) {
    let newCapacity = max(wanted, 2 * capacity, 32)
    let newMemory = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    if let memory = unsafe memory {
      unsafe newMemory.update(from: memory, count: count)
      if !isShared { unsafe memory.deallocate() }
    }
    isShared = false
    unsafe memory = unsafe newMemory
    capacity = newCapacity
  }

  /// Sorts a range; short ranges in place without memory.
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
      var place = index
      while place > range.lowerBound, unsafe precedes(element, base[place - 1]) {
        unsafe base[place] = base[place - 1]
        place -= 1
      }
      unsafe base[place] = element
      index += 1
    }
  }
}

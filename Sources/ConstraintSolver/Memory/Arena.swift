/// The memory of a solver's arrays, freed all at once.
///
/// Arrays take it as they grow and never return it, so that an outgrown piece of it is no other array's.
@safe
struct Arena: ~Copyable {
  @unsafe let blocks: UnsafeMutablePointer<ArenaBlocks>

  init() {
    unsafe blocks = .allocate(capacity: 1)
    unsafe blocks.initialize(to: ArenaBlocks())
  }

  deinit {
    unsafe blocks.pointee.deallocateAll()
    unsafe blocks.deallocate()
  }

  /// The bytes of all blocks.
  var byteCount: Int { unsafe blocks.pointee.byteCount }

  /// Adds a block for arrays that have no memory yet.
  ///
  /// - Parameter capacity: The least number of elements for which an array takes memory from now on.
  func addBlock(byteCount: Int, capacity: Int) {
    unsafe blocks.pointee.addBlock(byteCount: byteCount)
    unsafe blocks.pointee.leastCapacity = capacity
  }

  /// Makes arrays without elements, as many as they are assigned to.
  @inline(__always)
  func arrays<each Element: BitwiseCopyable>() -> (repeat FlatArray<each Element>) {
    (repeat FlatArray<each Element>(in: self))
  }
}

/// The blocks of an arena, of which small arrays share one, so that a small system costs few allocations.
@safe
struct ArenaBlocks {
  /// The block added last, which starts with the address of the one before it.
  private var last: UnsafeMutableRawPointer?
  /// The block from which small arrays take, of which the first bytes are free.
  private var shared: UnsafeMutableRawPointer?
  private var freeByteCount = 0
  /// The bytes of all blocks.
  private(set) var byteCount = 0
  /// The least capacity to which an array grows.
  fileprivate(set) var leastCapacity = 32

  /// The alignment of all that is taken, that of a malloc. Bytes.
  private static let alignment = 16
  /// The size of a shared block that follows one without enough free bytes.
  private static let sharedByteCount = 1 << 15

  /// Takes memory for a number of elements.
  @unsafe
  mutating func take<Element: BitwiseCopyable>(_ count: Int) -> UnsafeMutablePointer<Element> {
    let byteCount = Self.aligned(count * MemoryLayout<Element>.stride)
    return unsafe take(byteCount: byteCount).bindMemory(to: Element.self, capacity: count)
  }

  private mutating func take(byteCount: Int) -> UnsafeMutableRawPointer {
    if let shared = unsafe shared, byteCount <= freeByteCount {
      freeByteCount -= byteCount
      return unsafe shared + freeByteCount
    }
    if byteCount > Self.sharedByteCount / 4 { return unsafe allocate(byteCount) }
    addBlock(byteCount: Self.sharedByteCount)
    return unsafe take(byteCount: byteCount)
  }

  fileprivate mutating func addBlock(byteCount: Int) {
    freeByteCount = Self.aligned(byteCount)
    unsafe shared = allocate(freeByteCount)
  }

  /// Adds a block of so many bytes after the address that it starts with.
  private mutating func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: Self.alignment + byteCount, alignment: Self.alignment)
    unsafe block.storeBytes(of: last, as: UnsafeMutableRawPointer?.self)
    unsafe last = block
    self.byteCount += byteCount
    return unsafe block + Self.alignment
  }

  private static func aligned(_ byteCount: Int) -> Int { (byteCount + alignment - 1) & ~(alignment - 1) }

  fileprivate mutating func deallocateAll() {
    while let block = unsafe last {
      unsafe last = block.load(as: UnsafeMutableRawPointer?.self)
      unsafe block.deallocate()
    }
  }
}

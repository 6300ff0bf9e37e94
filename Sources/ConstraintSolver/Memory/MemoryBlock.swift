/// One piece of memory that many small arrays share, so that a small system costs one allocation.
@safe
struct MemoryBlock: ~Copyable, @unchecked Sendable {
  private let memory: UnsafeMutableRawPointer
  private let byteCount: Int
  private var used = 0

  init(byteCount: Int) {
    unsafe memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: Self.alignment)
    self.byteCount = byteCount
  }

  deinit { unsafe memory.deallocate() }

  /// The alignment of each array, that of a malloc.
  private static let alignment = 16

  /// Memory for a number of elements, nil where there is not enough. It lives as long as the block.
  @unsafe
  mutating func take<Element: BitwiseCopyable>(_ count: Int) -> UnsafeMutablePointer<Element>? {
    let size = (count * MemoryLayout<Element>.stride + Self.alignment - 1) & ~(Self.alignment - 1)
    if size > byteCount - used { return nil }
    let start = unsafe memory + used
    used += size
    return unsafe start.bindMemory(to: Element.self, capacity: count)
  }
}

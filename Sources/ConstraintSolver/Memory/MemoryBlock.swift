/// One piece of memory that many small arrays share, so that a small system costs one allocation.
///
/// A block without memory gives none: it only counts what is asked of it, so that the size of a block comes from the
/// strides of what is taken.
@safe
struct MemoryBlock: ~Copyable, @unchecked Sendable {
  private let memory: UnsafeMutableRawPointer?
  private let byteCount: Int
  /// The bytes taken, or counted.
  private(set) var used = 0

  /// Makes a block that only counts.
  init() {
    unsafe memory = nil
    byteCount = 0
  }

  init(byteCount: Int) {
    unsafe memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: Self.alignment)
    self.byteCount = byteCount
  }

  deinit { unsafe memory?.deallocate() }

  /// The alignment of each array, that of a malloc. Bytes.
  private static let alignment = 16

  /// Memory for a number of elements, nil where there is not enough. It lives as long as the block.
  @unsafe
  @inline(__always)
  mutating func take<Element: BitwiseCopyable>(_ count: Int) -> UnsafeMutablePointer<Element>? {
    let size = (count * MemoryLayout<Element>.stride + Self.alignment - 1) & ~(Self.alignment - 1)
    guard let memory = unsafe memory else {
      used += size
      return nil
    }
    if size > byteCount - used { return nil }
    let start = unsafe memory + used
    used += size
    return unsafe start.bindMemory(to: Element.self, capacity: count)
  }
}

/// Memory of zeros that goes back to the system with its owner.
///
/// The C library keeps up to 32 MB of each piece that it is given back, in each thread its own (`mallopt(3)`,
/// `M_MMAP_THRESHOLD`).
@safe
package final class MappedMemory {
  package let start: UnsafeMutableRawPointer
  private let count: Int

  /// Some bytes, at least one; nil where the system has no memory for them.
  package init?(count: Int) {
    guard count > 0, let start = unsafe SystemCalls.map(count) else { return nil }
    unsafe self.start = start
    self.count = count
  }

  deinit { unsafe SystemCalls.unmap(start, count) }
}

/// The number of some bytes with the first and the last of them: of up to 16 bytes, all there is to know.
///
/// Names are found by these three numbers, which takes a fifth of the instructions of a look at each byte.
@usableFromInline package struct EndBytes: Sendable {
  @usableFromInline let count: Int32
  @usableFromInline let head: UInt64
  @usableFromInline let tail: UInt64

  /// The ends of some bytes.
  @inlinable
  @inline(__always)
  package init(_ bytes: UnsafeRawBufferPointer) {
    let count = bytes.count
    self.count = Int32(truncatingIfNeeded: count)
    if count >= 8 {
      head = unsafe bytes.loadUnaligned(as: UInt64.self)
      tail = unsafe bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    } else if count >= 4 {
      // Four bytes from the start and four from the end meet or overlap.
      head = unsafe UInt64(bytes.loadUnaligned(as: UInt32.self))
      tail = unsafe UInt64(bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    } else {
      head = unsafe bytes.reduce(0) { $0 << 8 | UInt64($1) }
      tail = 0
    }
  }

  /// Whether the ends of others are the same.
  @inlinable
  @inline(__always)
  package func areSame(as other: EndBytes) -> Bool {
    count == other.count && head == other.head && tail == other.tail
  }

  /// Whether there are no bytes but these.
  @inlinable
  @inline(__always)
  package var areAll: Bool { count <= 16 }

  /// A number for a place in a table.
  @inlinable
  @inline(__always)
  package var hash: Int {
    var hash = (head ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ hash >> 32 ^ tail) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: hash >> 32)
  }
}

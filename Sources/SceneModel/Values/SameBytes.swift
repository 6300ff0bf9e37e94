extension String {
  /// Whether another text has the same bytes: `String` takes composed and decomposed letters for the same.
  @inlinable
  @inline(__always)
  package func hasSameBytes(as other: String) -> Bool {
    hasSameBits(self, other) || utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

/// Whether two values are made of the same bits, and so are equal in every respect; those that are not may be equal too.
///
/// What comes from one document shares its texts, so that most comparisons end here: comparing the rows of two documents takes a
/// fifth of the instructions.
@inlinable
@inline(__always)
package func hasSameBits<Value>(_ a: Value, _ b: Value) -> Bool {
  unsafe withUnsafeBytes(of: a) { a in unsafe withUnsafeBytes(of: b) { b in unsafe hasSameBytes(a, b) } }
}

/// Whether two pieces of memory hold the same bytes, which are compared eight at a time.
@inlinable
@inline(__always)
package func hasSameBytes(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
  guard a.count == b.count else { return false }
  let words = a.count / 8
  for word in 0..<words {
    let (here, there) = unsafe (
      a.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self),
      b.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)
    )
    if here != there { return false }
  }
  for index in words * 8..<a.count where unsafe a[index] != b[index] { return false }
  return true
}

extension String {
  /// Whether another text has the same bytes: `String` treats composed and decomposed letters as equal.
  @inlinable
  @inline(__always)
  package func hasSameBytes(as other: String) -> Bool {
    hasSameBits(self, other) || utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

/// Whether two values consist of the same bits, which makes them equal; values of different bits may be
/// equal too.
///
/// Values of one document share their texts, so that most comparisons end here: comparing the rows of two
/// documents takes a fifth of the instructions.
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

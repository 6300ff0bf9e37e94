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

/// Whether two pieces of memory hold the same bytes, which are compared eight at a time; the last eight
/// may be compared in part again.
@inlinable
@inline(__always)
package func hasSameBytes(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
  let count = a.count
  guard count == b.count else { return false }
  guard count >= 8 else {
    for index in 0..<count where unsafe a[index] != b[index] { return false }
    return true
  }
  func isSame(_ index: Int) -> Bool {
    unsafe a.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      == b.loadUnaligned(fromByteOffset: index, as: UInt64.self)
  }
  var index = 0
  while index + 8 < count {
    if !isSame(index) { return false }
    index += 8
  }
  return isSame(count - 8)
}

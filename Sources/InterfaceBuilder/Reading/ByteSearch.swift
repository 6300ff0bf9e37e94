import SceneModel

/// Searches for short texts in bytes.
package enum ByteSearch {
  /// The index of the first byte, not before another, that a test accepts, or one past the last byte.
  ///
  /// - Parameter marks: Gives of eight bytes as one number the top bits of those that the test may accept;
  ///   above the first, perhaps of others.
  @inline(__always)
  static func first(
    in bytes: [UInt8], from start: Int, _ marks: (UInt64) -> UInt64, where accepts: (UInt8) -> Bool
  ) -> Int {
    unsafe bytes.withUnsafeBytes { bytes in
      let count = bytes.count
      var index = start
      while index + 8 <= count {
        let word = unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        let marked = marks(word)
        if marked == 0 {
          index += 8
          continue
        }
        index += marked.trailingZeroBitCount / 8
        if unsafe accepts(bytes[index]) { return index }
        index += 1
      }
      while index < count, unsafe !accepts(bytes[index]) { index += 1 }
      return index
    }
  }

  /// The top bits of the bytes of a number that are less than another; above the first, perhaps of others.
  @inline(__always)
  static func marks(in word: UInt64, below limit: UInt64) -> UInt64 {
    (word &- ones &* limit) & ~word & ones << 7
  }

  /// The top bits of the bytes of a number that equal another, some bits aside; above the first, perhaps of
  /// others.
  @inline(__always)
  static func marks(in word: UInt64, of byte: UInt64, ignoring bits: UInt64 = 0) -> UInt64 {
    marks(in: (word | ones &* bits) ^ ones &* (byte | bits), below: 1)
  }

  /// A number of eight bytes that are 1.
  private static var ones: UInt64 { 0x0101_0101_0101_0101 }

  /// Whether a text's UTF-8 stands at an index.
  static func has(_ text: String, in bytes: [UInt8], at index: Int) -> Bool {
    var index = index
    for byte in text.utf8 {
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// The first index, not before another, at which the UTF-8 of a text that is not empty stands, or nil.
  package static func first(_ text: String, in bytes: [UInt8], from start: Int) -> Int? {
    bytes.dropFirst(start).firstRange(of: text.utf8)?.lowerBound
  }
}

extension String {
  /// The text on one line, with control characters as spaces: a terminal would obey them.
  package var onOneLine: String {
    if isOnOneLine { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? " " : $0 }))
  }

  /// Whether the text has no control character and is shown as it is.
  private var isOnOneLine: Bool {
    var text = self
    return text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var index = 0
      while index < bytes.count {
        // Eight ASCII bytes at a time.
        if index + 8 <= bytes.count,
          ASCIIBytes.isPlain(unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        {
          index += 8
          continue
        }
        let (scalar, count) = unsafe bytes.scalar(at: index)
        if Unicode.Scalar.isControl(scalar) { return false }
        index += count
      }
      return true
    }
  }

  /// The text on one line, cut to a number of columns.
  package func shown(upTo limit: Int) -> String { onOneLine.shortened(to: limit) }
}

/// Eight bytes of a text as one number.
@usableFromInline package enum ASCIIBytes: Sendable {
  /// Whether all are ASCII and none is a control character.
  @inlinable
  @inline(__always)
  package static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops = ones << 7
    // A byte above 0x7F has the top bit, one below 0x20 gets it by the subtraction, 0x7F by the addition.
    return (word | (word &- ones &* 0x20) | (word &+ ones)) & tops == 0
  }
}

extension UnsafeRawBufferPointer {
  /// The number of the character that starts at an index of UTF-8, and how many bytes it has.
  fileprivate func scalar(at index: Int) -> (UInt32, count: Int) {
    let first = unsafe UInt32(self[index])
    // The number of set bits at the top of the first byte is the number of bytes; the later bytes have six
    // bits each.
    let count = first < 0x80 ? 1 : Swift.min(first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4, self.count - index)
    if count == 1 { return (first, 1) }
    let rest = unsafe self[index + 1..<index + count]
    return (unsafe rest.reduce(first & (0x7F >> UInt32(count))) { $0 << 6 | UInt32($1 & 0x3F) }, count)
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { Self.isControl(value) }

  /// Whether the character of a number is a control character, a line end, or one that changes the direction
  /// of the characters after it (the property Bidi_Control of Unicode's PropList.txt), so that the line reads
  /// otherwise than it is.
  fileprivate static func isControl(_ value: UInt32) -> Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

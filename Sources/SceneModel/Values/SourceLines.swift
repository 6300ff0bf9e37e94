/// Where the lines of a text start: turns offsets into lines and columns.
package struct SourceLines: Sendable {
  private var starts: [Int] = [0]

  /// The lines of UTF-8 text; `\n`, `\r\n` and `\r` end one.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package init(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { bytes in
      var index = 0
      while index < bytes.count {
        // Eight bytes at a time where no line ends.
        if index + 8 <= bytes.count,
          !Self.endsLine(unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        {
          index += 8
          continue
        }
        let byte = unsafe bytes[index]
        index += 1
        if byte == 0x0D, index < bytes.count, unsafe bytes[index] == 0x0A { continue }
        if byte == 0x0A || byte == 0x0D { starts.append(index) }
      }
    }
  }

  /// Whether one of eight bytes is `\n` or `\r`.
  private static func endsLine(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // A byte that is zero gets the top bit by the subtraction.
    let (feed, carriage) = (word ^ (ones &* 0x0A), word ^ (ones &* 0x0D))
    return ((feed &- ones) & ~feed | (carriage &- ones) & ~carriage) & (ones << 7) != 0
  }

  /// The line and the column in bytes, both counted from 1.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// The offset of the first line that is the marker of an unresolved merge, or nil.
  ///
  /// - Parameter bytes: The text of these lines.
  package func conflictMarker(in bytes: [UInt8]) -> Int? {
    for marker in ["<<<<<<<", ">>>>>>>"] {
      if let start = starts.first(where: { bytes[$0...].starts(with: marker.utf8) }) { return start }
    }
    return nil
  }
}

/// Where the lines of a text start: turns offsets into lines and columns.
struct SourceLines {
  private var starts: [Int] = [0]

  /// The lines of UTF-8 text; `\n`, `\r\n` and `\r` end one.
  init(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { continue }
      if byte == 0x0A || byte == 0x0D { starts.append(index) }
    }
  }

  /// The line and the column in bytes, both counted from 1.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// The offset of the first line that starts with a text, or nil.
  func firstLine(startingWith prefix: String, in bytes: [UInt8]) -> Int? {
    starts.first { ByteSearch.has(prefix, in: bytes, at: $0) }
  }
}

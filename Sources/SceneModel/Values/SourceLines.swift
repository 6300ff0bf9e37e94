/// Where the lines of a text start: turns offsets into lines and columns.
package struct SourceLines: Sendable {
  private var starts: [Int] = [0]

  /// The lines of UTF-8 text; `\n`, `\r\n` and `\r` end one.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package init(_ bytes: [UInt8]) {
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

extension [UInt8] {
  /// The lines, each with the line end that it has.
  var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < count {
      let end = self[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? count
      lines.append(self[start..<end])
      start = end
    }
    return lines
  }
}

extension ArraySlice<UInt8> {
  /// A line without its end, `\n` or `\r\n`.
  var withoutEnd: ArraySlice<UInt8> {
    var line = self
    if line.last == 0x0A { line.removeLast() }
    if line.last == 0x0D { line.removeLast() }
    return line
  }
}

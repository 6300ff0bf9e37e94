/// Three texts as one: lines that ours and theirs say alike, and conflicts between git's markers.
package struct MarkedText: Sendable {
  /// The text.
  package private(set) var bytes: [UInt8] = []
  /// Of each line of ours and of theirs, the line of the text that it stands on or before, counted from 1.
  package private(set) var lines: (ours: [Int], theirs: [Int]) = ([], [])

  private var count = 0

  /// Puts texts together. Where ours and theirs are the same, the base does not matter.
  package init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    let texts = [base, ours, theirs].map(Self.lines)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    let numbered = texts.map { lines in
      lines.map { line in
        let number = numbers[line] ?? numbers.count
        numbers[line] = number
        return number
      }
    }
    let ofBase = LineAlignment(numbered[1], numbered[0]).partners
    let ofTheirs = LineAlignment(numbered[1], numbered[2]).partners
    let end = texts[1].first.map { $0.suffix(2) == [0x0D, 0x0A] } == true ? "\r\n" : "\n"
    var starts = [0, 0, 0]
    for index in 0...texts[1].count {
      var stops = [texts[0].count, index, texts[2].count]
      if index < texts[1].count {
        guard let base = ofBase[index], let theirs = ofTheirs[index] else { continue }
        stops = [base, index, theirs]
      }
      let pieces = (0..<3).map { texts[$0][starts[$0]..<stops[$0]] }
      if pieces[1] == pieces[2] {
        append(pieces[1], isOurs: true, isTheirs: true)
      } else {
        append("<<<<<<< ours" + end)
        append(pieces[1], isOurs: true, end: end)
        append("||||||| base" + end)
        append(pieces[0], end: end)
        append("=======" + end)
        append(pieces[2], isTheirs: true, end: end)
        append(">>>>>>> theirs" + end)
      }
      if index < texts[1].count { append(texts[1][index...index], isOurs: true, isTheirs: true) }
      starts = stops.map { $0 + 1 }
    }
  }

  private mutating func append(_ marker: String) {
    bytes += marker.utf8
    count += 1
  }

  private mutating func append(
    _ text: ArraySlice<ArraySlice<UInt8>>, isOurs: Bool = false, isTheirs: Bool = false, end: String? = nil
  ) {
    for line in text {
      bytes += line
      count += 1
      if isOurs { lines.ours.append(count) }
      if isTheirs { lines.theirs.append(count) }
    }
    // A marker stands on a line of its own.
    if let end, let last = text.last, last.last != 0x0A { bytes += end.utf8 }
  }

  /// The lines of a text, each with its end.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }
}

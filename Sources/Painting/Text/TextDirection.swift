/// The order of the runs of a text that is read in both directions (UAX 9).
enum TextDirection {
  /// A run that is read in one direction.
  struct Run: Hashable {
    let range: Range<Int>
    let isRightToLeft: Bool
  }

  /// The runs from left to right.
  static func runs(of text: [UInt32]) -> [Run] {
    guard !text.isEmpty else { return [] }
    guard text.contains(where: isRightToLeft) else {
      return [Run(range: text.indices, isRightToLeft: false)]
    }
    guard let levels = FriBidi.loaded?.levels(of: text) else {
      let first = text.first { isRightToLeft($0) || isLetter($0) }
      return [Run(range: text.indices, isRightToLeft: first.map(isRightToLeft) == true)]
    }
    return visual(levels)
  }

  /// Runs of one level in visual order: from the highest level down to the lowest odd one, every sequence of
  /// at least that level is reversed (UAX 9, L2).
  static func visual(_ levels: [Int]) -> [Run] {
    var parts: [(range: Range<Int>, level: Int)] = []
    for (index, level) in levels.enumerated() {
      if let last = parts.last, last.level == level {
        parts[parts.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        parts.append((index..<index + 1, level))
      }
    }
    let odd = levels.filter { !$0.isMultiple(of: 2) }
    guard let lowest = odd.min(), let highest = levels.max() else {
      return parts.map { Run(range: $0.range, isRightToLeft: false) }
    }
    for level in stride(from: highest, through: lowest, by: -1) {
      var start = 0
      while start < parts.count {
        guard parts[start].level >= level else {
          start += 1
          continue
        }
        let end = parts[start...].firstIndex { $0.level < level } ?? parts.count
        parts[start..<end].reverse()
        start = end
      }
    }
    return parts.map { Run(range: $0.range, isRightToLeft: !$0.level.isMultiple(of: 2)) }
  }

  /// Whether a character is of a script that is read from right to left, or gives others that direction.
  private static func isRightToLeft(_ character: UInt32) -> Bool {
    switch character {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF, 0x200F,
      0x202B, 0x202E, 0x2067:
      true
    default: false
    }
  }

  private static func isLetter(_ character: UInt32) -> Bool {
    Unicode.Scalar(character)?.properties.isAlphabetic == true
  }
}

/// The words of a text whose letters are shaped by their neighbours, like Arabic and Indic ones. The width of
/// such a word is not the sum of its characters'.
package struct ShapedWords {
  /// The words with their positions in the text: the indices of their first characters, and the numbers
  /// of characters.
  package let places: [(start: Int, count: Int, word: String)]

  /// The letters and marks of scripts that are shaped.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x0600...0x0DFF, 0x0F00...0x109F, 0x1780...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFC,
  ]

  /// The pattern by which SQLite's `GLOB` finds texts with such words.
  package static let pattern: String = {
    let classes = ranges.map { range in
      [range.lowerBound, range.upperBound].compactMap { Unicode.Scalar($0).map(String.init) }.joined(
        separator: "-")
    }
    return "*[\(classes.joined())]*"
  }()

  /// The words, each once.
  package var words: Set<String> { Set(places.map(\.word)) }

  /// Finds the words of a text.
  package init(in text: String) {
    var places: [(start: Int, count: Int, word: String)] = []
    // In UTF-8, these scripts' letters start with bytes of at least this value.
    guard text.utf8.contains(where: { $0 >= 0xD8 }) else {
      self.places = []
      return
    }
    var word = String.UnicodeScalarView()
    var index = 0
    func end() {
      if !word.isEmpty { places.append((index - word.count, word.count, String(word))) }
      word.removeAll(keepingCapacity: true)
    }
    for scalar in text.unicodeScalars {
      let isJoiner = scalar == "\u{200C}" || scalar == "\u{200D}"
      if Self.ranges.contains(where: { $0.contains(scalar.value) }) || isJoiner && !word.isEmpty {
        word.append(scalar)
      } else {
        end()
      }
      index += 1
    }
    end()
    self.places = places
  }
}

/// Searches of texts by their bytes.
///
/// They have the names of those that come with Swift's regular expressions, and stand before them: who
/// searches for a text alone neither links these, 3.5 MB, nor compares letters by their equivalence.
extension StringProtocol where SubSequence == Substring, UTF8View: BidirectionalCollection {
  /// The first range of a text; an empty one of an empty text.
  @inlinable
  package func firstRange(of text: String) -> Range<String.Index>? { utf8.firstRange(of: text.utf8) }

  /// Whether the text is in this one.
  @inlinable
  package func contains(_ text: String) -> Bool { firstRange(of: text) != nil }

  /// The ranges of a text that is not empty, none of which overlaps another, in order.
  package func ranges(of text: String) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var rest = self[...]
    while !text.isEmpty, let range = rest.firstRange(of: text) {
      ranges.append(range)
      rest = rest[range.upperBound...]
    }
    return ranges
  }

  /// The pieces between the ranges of a text.
  package func split(separator: String, omittingEmptySubsequences: Bool = true) -> [Substring] {
    let ranges = ranges(of: separator)
    let starts = [startIndex] + ranges.map(\.upperBound)
    let pieces = zip(starts, ranges.map(\.lowerBound) + [endIndex]).map { self[$0..<$1] }
    return omittingEmptySubsequences ? pieces.filter { !$0.isEmpty } : pieces
  }

  /// The text with another in place of each range of one.
  package func replacing(_ text: String, with other: String) -> String {
    split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
  }
}

extension BidirectionalCollection<UInt8> {
  /// The first range of bytes; an empty one of none.
  @inlinable
  package func firstRange(of bytes: some Collection<UInt8>) -> Range<Index>? {
    guard let first = bytes.first else { return startIndex..<startIndex }
    var rest = self[...]
    while let found = rest.firstIndex(of: first) {
      rest = rest[found...]
      if rest.starts(with: bytes) { return found..<index(found, offsetBy: bytes.count) }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Whether the bytes are in these.
  @inlinable
  package func contains(_ bytes: some Collection<UInt8>) -> Bool { firstRange(of: bytes) != nil }
}

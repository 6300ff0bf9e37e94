import SceneModel
import Testing

/// Searches of texts by their bytes.
struct TextSearchTests {
  @Test(arguments: [
    ("a|b||c", "|", ["a", "b", "", "c"]), ("ababab", "abab", ["", "ab"]), ("none", ", ", ["none"]),
    ("one, two, ", ", ", ["one", "two", ""]), ("", "x", [""]), ("a\r\nb", "\n", ["a\r", "b"]),
    ("cafe\u{301}", "e", ["caf", "\u{301}"]), ("aaab", "aab", ["a", ""]), ("same", "", ["same"]),
  ])
  func `pieces lie between the ranges of a text, of which none overlaps`(
    text: String, separator: String, pieces: [String]
  ) {
    let found = text.split(separator: separator, omittingEmptySubsequences: false)
    #expect(found.map { Array($0.utf8) } == pieces.map { Array($0.utf8) })
    #expect(text.ranges(of: separator).count == pieces.count - 1)
    #expect(text.replacing(separator, with: separator) == text)
  }

  @Test func `a range is found in a part of a text, with indices of the whole`() {
    let text = "label <0x10> of <0x20>"
    let rest = text.dropFirst(10)
    #expect(rest.firstRange(of: "<0x").map { text[$0.upperBound...] } == "20>")
    #expect(rest.contains("0x20"))
    #expect(!rest.contains("0x10"))
  }

  @Test func `nothing is in every text, as it is in the standard library`() {
    #expect("a".contains(""))
    #expect("".contains(""))
    #expect("ab".firstRange(of: "") == "ab".startIndex..<"ab".startIndex)
    #expect([1, 2].contains([] as [UInt8]))
  }

  @Test(arguments: [("xaab", "aab", true), ("aa", "aab", false), ("aaab", "aab", true)])
  func `bytes are found behind a start of themselves`(text: String, part: String, isThere: Bool) {
    #expect(Array(text.utf8).contains(Array(part.utf8)) == isThere)
  }
}

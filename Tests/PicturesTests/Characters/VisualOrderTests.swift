import Testing

@testable import Pictures

/// The order in which characters are seen.
struct VisualOrderTests {
  /// Letters of Hebrew stand as א to ג, of Arabic as ا.
  @Test(arguments: [
    ("abc 12", "abc 12"),
    ("אבג", "גבא"),
    ("abc אבג def", "abc גבא def"),
    ("אבג abc דהו", "והד abc גבא"),
    ("אבג 12:30", "12:30 גבא"),
    ("(אב)", "(בא)"),
    ("abc אב 12 גד x", "abc דג 12 בא x"),
    ("e\u{301}א", "e\u{301}א"),
    ("", ""), ("... !", "... !"),
  ])
  func `runs from right to left are turned, numbers in them are not`(text: String, expected: String) {
    #expect(String(VisualOrder.characters(Array(text)) ?? Array(text)) == expected)
  }
}

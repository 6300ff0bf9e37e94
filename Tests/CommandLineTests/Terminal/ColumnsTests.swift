import SceneModel
import Testing

@testable import CommandLine

struct ColumnsTests {
  /// Examples of Unicode's annexes 11 and 51, of `emoji-sequences.txt` and `emoji-zwj-sequences.txt`.
  @Test(
    "columns follow East Asian width and emoji",
    arguments: [
      // Annex 11: narrow, full-width, half-width, wide, ambiguous.
      ("A", 1), ("Ａ", 2), ("ｱ", 1), ("ア", 2), ("漢", 2), ("한", 2), ("㍿", 2), ("「", 2), ("｢", 1), ("￥", 2),
      ("±", 1), ("Ω", 1), ("…", 1), ("│", 1), ("→", 1), ("é", 1), ("\u{303f}", 1), ("𠀀", 2), ("ㅎ", 2),
      // Marks, formats, controls.
      ("e\u{301}", 1), ("か\u{3099}", 2), ("\u{301}", 0), ("\u{200b}", 0), ("\u{feff}", 0), ("\u{7}", 0),
      ("\u{ad}", 1),
      ("נִ", 1), ("ที่", 1), ("\u{1112}\u{1161}\u{11ab}", 2),
      // Annex 51: presentation, modifier, keycap, flags, tags, joined.
      ("😀", 2), ("⌚", 2), ("☺", 1), ("☺\u{fe0f}", 2), ("❤", 1), ("❤\u{fe0f}", 2), ("👋🏽", 2), ("☝🏽", 2),
      ("1\u{fe0f}\u{20e3}", 2), ("🇩🇪", 2), ("🇩", 1), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("👩‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("👩🏽‍🚀", 2),
      // Texts.
      ("", 0), ("plain text", 10), ("größer", 6), ("設定 ⚙️ Settings", 16),
    ])
  func columns(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  /// `GraphemeBreakProperty.txt` has none of these characters: each is one of its own beside any other.
  @Test func `lines of boxes and quotation marks are as wide as they are many`() {
    let scalars = [0x20..<0x7f, 0x2010..<0x2028, 0x2500..<0x2580].joined().compactMap(Unicode.Scalar.init)
    for scalar in scalars {
      let text = "\(scalar)\(scalar)│"
      #expect(text.columns == 3 && text.reduce(0) { $0 + $1.columns } == 3 && text.count == 3)
    }
  }

  @Test func `text is shortened between whole characters`() {
    #expect("0123456789".shortened(to: 10) == "0123456789")
    #expect("0123456789".shortened(to: 5) == "0123…")
    #expect("漢字漢字".shortened(to: 8) == "漢字漢字")
    #expect("漢字漢字".shortened(to: 6) == "漢字…")
    #expect("👩‍👩‍👧‍👦👩‍👩‍👧‍👦".shortened(to: 3) == "👩‍👩‍👧‍👦…")
    #expect("漢".padded(to: 4) == "漢  ")
  }
}

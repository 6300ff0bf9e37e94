import SceneModel
import Testing

@testable import CommandLine

struct TreeTextTests {
  @Test func `branches join the rows of one parent`() {
    #expect(
      TreeText.branches(depths: [0, 1, 2, 2, 1, 2, 0, 1]) == [
        "", "├─ ", "│  ├─ ", "│  └─ ", "└─ ", "   └─ ", "", "└─ ",
      ])
    #expect(TreeText.branches(depths: []).isEmpty)
  }

  @Test func `a table's columns line up, without spaces at the ends`() {
    var table = TextTable([("NAME", .left), ("X", .right), ("", .left)])
    table.add(["a", "10.5", "note"])
    table.add(["größer", "3", ""])
    #expect(table.lines == ["NAME       X", "a       10.5  note", "größer     3"])
  }

  @Test func `text is shown on one line and cut`() {
    #expect("two\nlines\t\u{7f}".shown(upTo: 20) == "two lines  ")
    #expect("\u{1b}[31mred\u{9b}0m\u{2028}".onOneLine == " [31mred 0m ")
    // At each place of the eight bytes that are looked at together.
    for start in 0..<9 {
      let text =
        String(repeating: "a", count: start) + "é×…𝄞\u{200D}\u{a0}" + String(repeating: "z", count: 9)
      #expect(text.onOneLine == text)
      for control in ["\u{7f}", "\u{85}", "\u{0}", "\u{1f}"] {
        #expect((text + control + "end").onOneLine == text + " end")
      }
    }
  }

  /// Bidi_Control in Unicode's PropList.txt, all of it.
  @Test func `what turns the direction of text is shown as a space`() {
    for value: UInt32 in 0...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isBidirectional = scalar.properties.isBidiControl
      let isControl = scalar.properties.generalCategory == .control || value == 0x2028 || value == 0x2029
      let text = "ab" + String(Character(scalar)) + "c"
      #expect((text.onOneLine == text) != (isBidirectional || isControl), "U+\(String(value, radix: 16))")
    }
    #expect("0123456789".shown(upTo: 5) == "0123…")
  }
}

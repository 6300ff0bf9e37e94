import Ninefold
import Testing

@testable import NinefoldCLI

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
    #expect("0123456789".shown(upTo: 5) == "0123…")
  }
}

import Foundation
import Ninefold
import TestSupport
import Testing

@testable import CommandLine
@testable import NinefoldCLI

struct TerminalWidthTests {
  private var table: TextTable {
    var table = TextTable([("NAME", .name), ("ID", .left), ("WIDTH", .right), ("NOTE", .name)])
    table.add(["a label with a long name", "abc-de-fgh", "375.25", "a note"])
    table.add(["設定画面の見出しラベル", "ijk-lm-nop", "1000000", "a note that is long as well"])
    return table
  }

  @Test("columns line up by what a terminal shows")
  func alignment() {
    var table = TextTable([("NAME", .name), ("X", .right)])
    for name in ["größer", "設定", "👩‍👩‍👧‍👦 family", "e\u{301}"] { table.add([name, "1"]) }
    #expect(Set(table.lines.map(\.columns)) == [12])
  }

  @Test(
    "the widest names are shortened to a terminal's width, numbers and ids never",
    arguments: [60, 70, 30, 12])
  func narrow(columns: Int) {
    var terminal = Terminal()
    terminal.columns = columns
    let whole = table.lines
    let lines = Terminal.$current.withValue(terminal) { table.lines(indent: 2) }
    #expect(whole.allSatisfy { !$0.contains("…") })
    #expect(lines.allSatisfy { $0.hasPrefix("  ") && $0.contains("…") || $0.contains("NAME") })
    // Names of 8 columns, and the columns that keep their width.
    #expect(lines.allSatisfy { $0.columns <= max(columns, 2 + 8 + 2 + 10 + 2 + 7 + 2 + 8) })
    for text in ["375.25", "1000000", "abc-de-fgh", "ijk-lm-nop"] {
      #expect(lines.contains { $0.contains(text) })
    }
  }

  @Test("help wraps to the terminal's width, to 80 columns elsewhere")
  func help() throws {
    for columns in [50, 80] {
      let shown = try Fixtures.ninefold.runOnTerminal(["sql", "--help"], columns: columns)
      let lines = shown.text.replacing(/\u{1b}\[[0-9;]*m/, with: "").split(separator: "\n")
        .prefix { !$0.hasPrefix("examples") }
      #expect(lines.allSatisfy { $0.count <= columns } && lines.contains { $0.count > columns - 12 })
    }
    let piped = try Fixtures.ninefold.run(["sql", "--help"]).output
    #expect(
      piped == (try Fixtures.ninefold.runOnTerminal(["--color", "never", "sql", "-h"], columns: 80).text))
  }
}

import Foundation
import TestSupport
import Testing

/// Characters that a terminal or a spreadsheet would obey, in what is printed.
struct HostileTextTests {
  /// An escape that sets a terminal's title, a C1 control, and a character that turns the direction of text.
  private static let name = "d\u{1B}]0;owned\u{7}\u{9B}1m\u{202E}x"

  private func imported(_ directory: TemporaryDirectory) throws -> Program.Outcome {
    try directory.write(Fixtures.storyboard([]), to: "\(Self.name)/M.storyboard")
    return try Fixtures.ninefold.run(["import", Self.name, "--database", "a.db"], in: directory.url)
  }

  private func expectHarmless(_ outcome: Program.Outcome) {
    let controls = outcome.output.unicodeScalars.filter {
      $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) || $0.value == 0x202E
    }
    #expect(controls.isEmpty, "\(outcome.output.debugDescription)")
    #expect(outcome.output.lowercased().contains("owned"))
  }

  @Test func `names of projects and columns are printed without control characters`() throws {
    let directory = try TemporaryDirectory()
    expectHarmless(try imported(directory))
    func run(_ words: String...) throws -> Program.Outcome {
      try Fixtures.ninefold.run(words + ["--database", "a.db"], in: directory.url)
    }
    expectHarmless(try run("export", "--output", "o"))
    expectHarmless(try run("export", "--output", "o", "--format", "json"))
    expectHarmless(try run("sql", "SELECT 1 AS \"\(Self.name)\""))
    expectHarmless(try run("sql", "SELECT project FROM documents", "--format", "json"))
    expectHarmless(try run("sql", "SELECT 1 AS \"\(Self.name)\"", "--format", "json"))
    let object = try JSONSerialization.jsonObject(
      with: Data(try run("sql", "SELECT project FROM documents", "--format", "json").output.utf8))
    #expect(object as? [[String: String]] == [["project": Self.name]])
  }

  @Test func `comma-separated values have no formulas where that is asked for`() throws {
    let directory = try TemporaryDirectory()
    _ = try imported(directory)
    let query = """
      SELECT '=1+1' AS a, '+1' AS b, '-1' AS c, '@x' AS d, char(9) || 'x' AS e, char(13) AS "=f", -1 AS g, 'x=' AS h
      """
    func run(_ more: String...) throws -> Program.Outcome {
      try Fixtures.ninefold.run(["sql", query, "--database", "a.db"] + more, in: directory.url)
    }
    #expect(
      try run("--format", "csv", "--safe").output
        == "a,b,c,d,e,'=f,g,h\r\n'=1+1,'+1,'-1,'@x,'\tx,\"'\r\",-1,x=\r\n")
    #expect(try run("--format", "csv").output.hasPrefix("a,b,c,d,e,=f,g,h\r\n=1+1,"))
    #expect(try run("--format", "json", "--safe").code == 64)
  }
}

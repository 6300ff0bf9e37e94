import Testing

@testable import ConflictLogs

/// Lists in the midst of other text, and damaged ones.
struct LogReaderTests {
  private static let list = """
    (
        "<NSLayoutConstraint:0x61 UIButton:0x71.height == 25   (active)>",
        "<NSLayoutConstraint:0x62 'a' UIButton:0x71.height == 30   (active)>"
    )
    """
  private static let title =
    "2026-01-02 App[7:9] [LayoutConstraints] Unable to simultaneously satisfy constraints."

  @Test func `a list is found in other text, with what the system broke`() throws {
    let text = """
      launched <App: 0x1>
      \(Self.title)
      \tProbably at least one of the constraints is one you don't want.
      \(Self.list)

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x62 'a' UIButton:0x71.height == 30   (active)>
      done
      """
    let logs = ConflictLogReader.logs(in: text)
    #expect(logs.count == 1)
    let log = try #require(logs.first)
    #expect(log.line == 2)
    #expect(log.constraints.map(\.name) == ["0x61", "0x62"])
    #expect(log.broken == "0x62")
    #expect(log.unread.isEmpty)
  }

  @Test func `several lists are several logs, on one line too`() {
    let line =
      Self.title
      + #" ("<NSLayoutConstraint:0x61 UIView:0x71.width >= 5>", "<NSLayoutConstraint:0x62 UIView:0x71.width == 1>")"#
      + " Will attempt to recover by breaking constraint <NSLayoutConstraint:0x62 UIView:0x71.width == 1>"
    let logs = ConflictLogReader.logs(in: line + "\n" + Self.title + "\n" + Self.list)
    #expect(logs.map(\.constraints.count) == [2, 2])
    #expect(logs.map(\.broken) == ["0x62", nil])
    #expect(logs.map(\.line) == [1, 2])
  }

  @Test func `a description may go on in the next line, not for ever`() throws {
    let text = """
      \(Self.title)
      (
          "<NSLayoutConstraint:0x61 UILabel:0x71'one
      two'.height == 25>"
      )
      """
    let log = try #require(ConflictLogReader.logs(in: text).first)
    #expect(log.constraints.map(\.name) == ["0x61"])
    #expect(log.unread.isEmpty)
    let lines = String(repeating: "\nx", count: 9)
    let endless = Self.title + "\n(\n\"<NSLayoutConstraint:0x61 UILabel:0x71'one\(lines)'.height == 25>\""
    #expect(ConflictLogReader.logs(in: endless).map(\.unread.count) == [1])
  }

  @Test func `what is cut off or garbled is told, the rest is read`() throws {
    let text = """
      \(Self.title)
      (
          **"<NSLayoutConstraint:0x61 UIView:0x71.height == 25>"**,
          "<NSLayoutConstraint:0x62 UIView:0x71.heig
      """
    let log = try #require(ConflictLogReader.logs(in: text).first)
    #expect(log.constraints.map(\.name) == ["0x61"])
    #expect(log.unread.count == 1)
  }

  @Test func `a list without its title is read, other text is not`() {
    #expect(ConflictLogReader.logs(in: Self.list).map(\.constraints.count) == [2])
    #expect(ConflictLogReader.logs(in: "<p>no <b>Constraints</b> here</p>\n<UIView: 0x1>").isEmpty)
    #expect(ConflictLogReader.logs(in: Self.title).isEmpty)
  }

  /// Looking for the end of each bracket in all that follows would take over an hour, and the tests not end.
  @Test(arguments: ["<", "<a:0x", "<'"])
  func `a text of brackets takes no longer than its bytes`(sign: String) {
    let text = String(repeating: sign, count: 2_000_000 / sign.utf8.count)
    #expect(ConflictLogReader.logs(in: text).count < 2)
  }

  @Test func `a list has a bound`() throws {
    let line = "    \"<NSLayoutConstraint:0x61 UIView:0x71.height == 25>\",\n"
    let text = Self.title + "\n(\n" + String(repeating: line, count: ConflictLog.mostConstraints + 3)
    let log = try #require(ConflictLogReader.logs(in: text).first)
    #expect(log.constraints.count == ConflictLog.mostConstraints)
    #expect(log.unread.count == 3)
  }
}

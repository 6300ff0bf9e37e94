import Testing

@testable import ConflictLogs

/// The console's output as mail, web pages and programs for logs change it.
struct DialectTests {
  /// Two constraints that contradict each other, and the second as what the system broke.
  private static let first =
    "<NSLayoutConstraint:0x61 V:|-(8)-[UIView:0x71]   (active, names: '|':UIView:0x72 )>"
  private static let second =
    "<NSLayoutConstraint:0x62 V:|-(9)-[UIView:0x71]   (active, names: '|':UIView:0x72 )>"
  private static let plain = """
    2026-01-02 10:11:12.131415+0100 App[71:82] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    (
        "\(first)",
        "\(second)"
    )

    Will attempt to recover by breaking constraint
    \(second)

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    """

  private static func each(_ change: (Substring) -> String) -> String {
    plain.split(separator: "\n", omittingEmptySubsequences: false).map(change).joined(separator: "\n")
  }

  private static func escaped(_ characters: KeyValuePairs<String, String>) -> String {
    characters.reduce(plain) { $0.replacing($1.key, with: $1.value) }
  }

  static let texts: KeyValuePairs = [
    "as it is": plain,
    "with the ends of lines of Windows": plain.replacing("\n", with: "\r\n"),
    "quoted in mail": each { "> > " + $0 },
    "in a comment": each { "    // " + $0 },
    "in Markdown": "```\n" + plain + "\n```",
    "with the prefixes of a tool": each { "[  +13 ms] [DEVICE LOG] " + $0 },
    "with the prefixes of a device": each { "Jan  2 10:11:12 iPhone App(UIKitCore)[71] <Error>: " + $0 },
    "in HTML": escaped(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]),
    "in HTML twice": escaped(["&": "&amp;amp;", "<": "&amp;lt;", ">": "&amp;gt;"]),
    "with the escapes of Markdown": escaped(["<": "\\<", ">": "\\>", "_": "\\_", "|": "\\|", "[": "\\["]),
    "in JSON": "{\"eventMessage\": \""
      + escaped(["\"": "\\\"", "\n": "\\n", "\t": "\\t", "/": "\\/"]) + "\"}",
    "in JSON for the web": escaped([
      "\"": "\\\"", "\n": "\\n", "<": "\\u003c", ">": "\\u003E", "'": "\\u0027",
    ]),
    "in one line": plain.replacing("\n", with: " "),
    "without the spaces that follow each other": each { line in
      line.split(separator: " ").joined(separator: " ")
    },
    "with the quotation marks of typesetting": escaped(["\"<": "“<", ">\"": ">”"]),
    "with spaces that do not break": escaped([" ": "\u{A0}"]),
    "without quotation marks": escaped(["\"<": "<", ">\"": ">"]),
    "in code quotes": escaped(["\"<": "`<", ">\"": ">`"]),
    "with remarks": escaped([">\",": ">\",   <-- this one", ">\"\n": ">\" <- and this\n"]),
    "cut into lines at spaces": escaped([" V:": "\n    V:", "   (active": "\n(active"]),
    "cut into lines anywhere": escaped(["(active, names": "(active,\n names", "-[UIView": "-[UI\nView"]),
    "as AppKit writes it": escaped([
      "Unable to simultaneously satisfy constraints.": "Conflicting constraints detected: (",
      "constraint\n\(second)": "\(second).",
    ]),
    "in brackets": escaped(["\n(\n": "\n[\n", "\n)\n": "\n]\n"]),
  ]

  @Test("a list is found whole", arguments: texts.map(\.key))
  func whole(_ form: String) throws {
    let text = try #require(Self.texts.first { $0.key == form }?.value)
    let logs = ConflictLogReader.logs(in: text)
    #expect(logs.count == 1)
    let log = try #require(logs.first)
    #expect(log.constraints.map(\.name) == ["0x61", "0x62"])
    #expect(log.constraints.allSatisfy { $0.superview?.key == "0x72" })
    #expect(log.broken == "0x62")
    #expect(log.unread.isEmpty && !log.isCutOff)
    let proof = LogProof(log)
    #expect(proof.minimal == [0, 1] && proof.isSettled == true && proof.unknown.isEmpty)
  }

  @Test(
    "what people and other programs make of a description is read",
    arguments: [
      ("NSLayoutConstraint:0x1 mine UIView:0x2.height == 5", "mine", "the height of UIView 0x2 is 5"),
      ("NSLayoutConstraint:0x1 my id V:[UIView:0x2(5)]", "my id", "the height of UIView 0x2 is 5"),
      (
        "NSLayoutConstraint:0x1 \u{2018}mine\u{2019} UIView:0x2.height == 5", "mine",
        "the height of UIView 0x2 is 5"
      ),
      (
        "NSLayoutConstraint:0x1 UIView:0x2.width == UIView:0x3.width (LTR)", nil,
        "the width of UIView 0x2 is the width of UIView 0x3"
      ),
      (
        "NSLayoutConstraint:0x1 UIView:0x2.width == UIView:0x3.width*2 + 1", nil,
        "the width of UIView 0x2 is 2 × the width of UIView 0x3 plus 1"
      ),
      (
        "NSLayoutConstraint: 0x1 H: | - (16) - [UILabel: 0x2'a'] (LTR) (Names '|': UIView: 0x3 )", nil,
        "the leading of UILabel \"a\" 0x2 is the leading of UIView 0x3 plus 16"
      ),
      (
        "NSLayoutConstraint:0x1 UIView:0x2.height == .Panel:0x3.height   (active)", nil,
        "the height of UIView 0x2 is the height of .Panel 0x3"
      ),
      ("NSLayoutConstraint:0x1 UIView:0x<A>.width == 4", nil, "the width of UIView 0x<A> is 4"),
      ("App.Pin:0x1 UIView:0x2.width <= 1.79769e+308", nil, "the width of UIView 0x2 is at most 1000000000"),
      (
        "NSLayoutConstraint:0x1 H:[App.Box<App.Row>:0x2(4)]", nil, "the width of App.Box<App.Row> 0x2 is 4"
      ),
      (
        "NSLayoutConstraint:0x1 V:|-(4)-[_TtGC3App3BoxCSo6UIView_:0x2]   (active, names: '|':App.(unknown context at $104).Card:0x3 )",
        nil,
        "the top of _TtGC3App3BoxCSo6UIView_ 0x2 is the top of App.(unknown context at $104).Card 0x3 plus 4"
      ),
      (
        "NSLayoutConstraint:0x1 H:|-(8)-[UIView:0x2]   (active, names: |:UIView:0x3 )", nil,
        "the leading of UIView 0x2 is the leading of UIView 0x3 plus 8"
      ),
    ])
  func description(_ text: String, identifier: String?, words: String) throws {
    let logs = ConflictLogReader.logs(in: "\"<\(text)>\"")
    let constraint = try #require(logs.first?.constraints.first)
    #expect(constraint.identifier == identifier)
    #expect(constraint.words == words)
  }

  @Test func `a bracket in a text does not end a description`() throws {
    let list = """
      "<NSLayoutConstraint:0x61 UILabel:0x71'a > "b">, c'.height == 5>",
      "<NSLayoutConstraint:0x62 UILabel:0x71'1>2'.height == 6>"
      """
    let log = try #require(ConflictLogReader.logs(in: list).first)
    #expect(log.constraints.map(\.name) == ["0x61", "0x62"])
    #expect(log.constraints.first?.equation.first.item.label == "a > \"b\">, c")
  }

  @Test func `what a text says of single constraints beside a list is no list`() {
    let text =
      "I removed \(Self.first).\n" + Self.plain + "\nSo it was \(Self.first), see <UIView:0x71; frame>.\n"
    #expect(ConflictLogReader.logs(in: text).map(\.constraints.count) == [2])
    #expect(ConflictLogReader.logs(in: "<UIView:0x71 a>\n<UIView: 0x1; frame = (0 0; 1 1)>").isEmpty)
  }

  @Test func `a list that is cut off or hidden is told`() throws {
    let start = String(try #require(Self.plain.split(separator: "\"\(Self.second)", maxSplits: 1).first))
    #expect(ConflictLogReader.logs(in: start).map(\.isCutOff) == [true])
    let middle = start + "\"<NSLayoutConstraint:0x62 V:|-(9)-[UIV"
    let log = try #require(ConflictLogReader.logs(in: middle).first)
    #expect(log.isCutOff && log.constraints.count == 1 && log.unread.count == 1)
    let hidden =
      "Unable to simultaneously satisfy constraints:\n<private>\n\nWill attempt to recover by breaking constraint\n<private>"
    #expect(ConflictLogReader.logs(in: "x\n" + hidden).isEmpty)
    #expect(ConflictLogReader("x\n" + hidden).firstTitleAlone == 2)
    #expect(ConflictLogReader(Self.plain).firstTitleAlone == nil)
  }

  @Test func `a description has a longest length`() throws {
    let name = String(repeating: "a", count: ConstraintDescription.longest)
    let text = "\"<NSLayoutConstraint:0x61 UILabel:0x71'\(name)'.height == 5>\",\n\"\(Self.first)\""
    let log = try #require(ConflictLogReader.logs(in: text).first)
    #expect(log.constraints.map(\.name) == ["0x61"] && log.unread.count == 1)
  }
}

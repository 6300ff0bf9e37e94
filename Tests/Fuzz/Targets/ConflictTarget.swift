import ConflictLogs
import SceneModel

extension FuzzTarget {
  /// Logs of the console.
  static let conflict = FuzzTarget(
    "conflict",
    InputForm(
      .lines,
      words: [
        "Unable to simultaneously satisfy constraints.", "Conflicting constraints detected: (",
        "Will attempt to recover by breaking constraint ", "(\n", ")\n", "    \"<", ">\",\n", "&lt;", "\\n",
        "> ",
        "<NSLayoutConstraint:0x1 ", "NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=-&- ",
        "SnapKit.LayoutConstraint:0x3@A.swift#4 ",
        "'UIView-Encapsulated-Layout-Height' ", "H:|-(8)-[", "V:[", "]-(>=8@999)-|", "](LTR)", "(NSSpace(8))",
        "(304)]",
        "UIView:0x71", "UILabel:0x72'a'", "box[0x73]", ".width", ".midX", ".leadingMargin", ".lastBaseline",
        ".(null)",
        " == ", " <= ", " >= ", " + 8.3333", " - 1e308", "0.5*", " * 2", " priority:500", "   (active)",
        "   (active, names: '|':UIView:0x74 )", "   (Names: a:0x75, '|':UIView:0x74 )", "0.333333", "-16",
        "nan",
      ]),
    longest: 16 << 10,
    seeds: {
      [
        Array(
          """
          Unable to simultaneously satisfy constraints.
          (
              "<NSLayoutConstraint:0x1 UIView:0x71.height == 25   (active)>",
              "<NSLayoutConstraint:0x2 'a' V:|-(8)-[UIView:0x71]   (active, names: '|':UIView:0x74 )>",
              "<NSLayoutConstraint:0x3 V:[UIView:0x71]-(NSSpace(8))-[UILabel:0x72'b']>",
              "<NSAutoresizingMaskLayoutConstraint:0x4 h=--& v=--& UIView:0x74.height == 0.333333   (active)>"
          )

          Will attempt to recover by breaking constraint
          <NSLayoutConstraint:0x1 UIView:0x71.height == 25   (active)>
          """.utf8),
        Array("\"<MASLayoutConstraint:edges[2] UIView:a.top == 0.5*UIView:b.topMargin + 20>\"".utf8),
        Array(
          list(of: 30) { "UIView:0x\($0).width == UIView:0x\($0 + 1).width + 1.5" }.utf8.prefix(16 << 10)),
      ]
    },
    check: { input, isThorough in
      let logs = ConflictLogReader.logs(in: String(decoding: input, as: UTF8.self))
      for log in logs {
        try require(!log.constraints.isEmpty || !log.unread.isEmpty, "a list of nothing")
        try require(log.constraints.count <= ConflictLog.mostConstraints, "a list beyond its bound")
        let proof = LogProof(log)
        let set = proof.minimal.map { log.constraints[$0] }
        try require(proof.isContradictory || ConflictCause.causes(of: set).isEmpty, "a cause of nothing")
        for constraint in log.constraints {
          try require(!constraint.words.isEmpty && !constraint.name.isEmpty, "a constraint without words")
        }
        for line in LogChain.lines(log, proof.minimal) {
          try require(line.onOneLine == line, "a picture of two lines")
        }
        guard isThorough, proof.isContradictory, proof.isFinished else { continue }
        // A proven set is contradictory by itself, and the rest of it is not.
        try check(log, proof.minimal)
      }
    })

  private static func check(_ log: ConflictLog, _ rows: [Int]) throws {
    try require(LogProof(log.keeping(rows)).isContradictory, "a proof that its rows do not bear")
    guard rows.count <= 12 else { return }
    for row in rows {
      let rest = LogProof(log.keeping(rows.filter { $0 != row }))
      try require(!rest.isContradictory, "a row that is not needed")
    }
  }

  private static func list(of count: Int, _ equation: (Int) -> String) -> String {
    "(\n" + (1...count).map { "\"<NSLayoutConstraint:0x\($0) \(equation($0))>\",\n" }.joined() + ")\n"
  }
}

import Foundation
import TestSupport
import Testing

/// A command that writes a file, and a directory in which it does.
struct WritingCommand: Sendable {
  /// The command as the page names it.
  let name: String
  /// The file that it writes over or removes, in a folder of the directory.
  let target: String
  /// Whether it removes the file.
  var removes = false
  /// Whether other threads than the first write.
  var isThreaded = false
  /// Whether each of several runs at once leaves something of its own in the file.
  var addsUp = false
  /// How large files may be where the disk is full: in blocks of 512 bytes.
  var blocks = 0
  /// The standard input of one of several runs at once; nil of a command that reads none.
  var inputOfRun: (@Sendable (_ run: Int) -> String)?
  /// The words of one of several runs at once, from 0.
  let wordsOfRun: @Sendable (_ run: Int) -> [String]
  /// Makes the files that the command reads and writes.
  let prepare: @Sendable (TemporaryDirectory) throws -> Void

  /// The words of the first run.
  var words: [String] { wordsOfRun(0) }

  /// All commands that write files of users; what `import`, `solve` and edits of a database write is the
  /// database.
  static let all = documents + versions + folders
}

extension WritingCommand {
  private static let path = "App/Views/A.storyboard"

  /// A scene whose view stands at a height, with a constraint of it a second time where it is to be fixed.
  private static func document(_ top: Int, isTwice: Bool = false) -> String {
    let text = SnapshotCommandTests.storyboard(top)
    guard isTwice, let start = text.range(of: "<constraint firstItem=\"box\" firstAttribute=\"top\""),
      let end = text.range(of: "/>", range: start.lowerBound..<text.endIndex)
    else { return text }
    let constraint = text[start.lowerBound..<end.upperBound]
    return text.replacing(constraint, with: constraint + "\n" + constraint.replacing("\"t\"", with: "\"t2\""))
  }

  private static func addition(_ run: Int) -> [String] {
    ["add", "--parent", "root", "--type", "label", "--text", "e\(run)", "--id", "e\(run)-aa-001"]
  }

  /// A message that asks for an edit.
  private static func message(_ run: Int) -> String {
    #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"edit","arguments":{"document":"Views/A.storyboard","#
      + #""edits":[{"change":"add","parent":"root","type":"label","text":"e\#(run)","id":"e\#(run)-aa-001"}]},"#
      + #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}"#
      + "\n"
  }

  /// Runs a command that has to succeed.
  private static func succeed(_ words: String..., in directory: TemporaryDirectory) throws {
    let outcome = try Fixtures.ninefold.run(words, in: directory.url)
    #expect(outcome.code == 0, "\(words): \(outcome.errors)")
  }

  private static let documents = [
    WritingCommand(
      name: "edit FILE", target: path, addsUp: true, wordsOfRun: { ["edit", path] + addition($0) },
      prepare: { try $0.write(document(20), to: path) }),
    WritingCommand(
      name: "edit DIR", target: path, addsUp: true,
      wordsOfRun: { ["edit", "App"] + addition($0) + ["--document", "A.storyboard"] },
      prepare: { try $0.write(document(20), to: path) }),
    WritingCommand(
      name: "fix DIR", target: path, wordsOfRun: { _ in ["fix", "App"] },
      prepare: { try $0.write(document(20, isTwice: true), to: path) }),
    WritingCommand(
      name: "mcp --writable", target: path, isThreaded: true, addsUp: true, inputOfRun: message,
      wordsOfRun: { _ in ["mcp", "App", "--writable"] }, prepare: { try $0.write(document(20), to: path) }),
    WritingCommand(
      name: "check --write-baseline", target: "Project/Known/base.json",
      wordsOfRun: { _ in ["check", "Project/App", "--write-baseline", "--only", "duplicate_constraint"] },
      prepare: { directory in
        try directory.write(document(20, isTwice: true), to: "Project/" + path)
        try directory.write("baseline: Known/base.json\n", to: "Project/.ninefold.yml")
        try directory.write("{\"ninefoldBaseline\": 1, \"findings\": []}", to: "Project/Known/base.json")
      }),
  ]

  private static let versions = [
    WritingCommand(
      name: "resolve FILE", target: "App/Cell.xib", wordsOfRun: { _ in ["resolve", "App/Cell.xib"] },
      prepare: { directory in
        func label(_ alpha: String) -> String { "<label alpha=\"\(alpha)\" text=\"a\" id=\"A\"/>" }
        let lines = [
          "<<<<<<< HEAD", label("1"), "||||||| base", label("1"), "=======", label("0.5"), ">>>>>>> other",
        ]
        try directory.write(Fixtures.xib(lines.joined(separator: "\n")), to: "App/Cell.xib")
      }),
    WritingCommand(
      name: "merge --output FILE", target: "App/Out.storyboard",
      wordsOfRun: { _ in
        [
          "merge", "base.storyboard", "ours.storyboard", "theirs.storyboard", "--output",
          "App/Out.storyboard",
        ]
      },
      prepare: { directory in
        try directory.write(document(20), to: "base.storyboard")
        try directory.write(document(20), to: "ours.storyboard")
        try directory.write(document(30), to: "theirs.storyboard")
        try directory.write(document(20), to: "App/Out.storyboard")
      }),
    WritingCommand(
      name: "git-setup", target: "Repository/.gitattributes",
      wordsOfRun: { _ in ["git-setup", "Repository"] },
      prepare: { directory in
        try directory.write("*.png binary\n", to: "Repository/.gitattributes")
        let git = Program(at: URL(filePath: "/usr/bin/env"))
        #expect(try git.run(["git", "init", "-q", "Repository"], in: directory.url).code == 0)
      }),
  ]

  private static let folders = [
    WritingCommand(
      name: "export --output DIR", target: "out/Views/A.storyboard", blocks: 80,
      wordsOfRun: { _ in ["export", "--database", "scenes.db", "--output", "out"] },
      prepare: { directory in
        // Beyond 40 KB, which the database's own files take.
        let comment = "<!--" + String(repeating: "large ", count: 10_000) + "-->"
        try directory.write(
          document(20).replacing("<scenes>", with: "<scenes>" + comment), to: path)
        try succeed("import", "App", "--database", "scenes.db", in: directory)
        try directory.write("old", to: "out/Views/A.storyboard")
      }),
    WritingCommand(
      name: "export --format project", target: "out/Views/A.storyboard/Form.s1.json", blocks: 80,
      wordsOfRun: { _ in ["export", "--database", "scenes.db", "--format", "project", "--output", "out"] },
      prepare: { directory in
        let views = (0..<2_000).map { "<view id=\"v-\($0)\" tag=\"\($0)\"/>" }
        try directory.write(Fixtures.storyboard(views), to: path)
        try succeed("import", "App", "--database", "scenes.db", in: directory)
        try succeed(
          "export", "--database", "scenes.db", "--format", "project", "--output", "out", in: directory)
        try succeed(
          "edit", "delete", "--object", "v-7", "--database", "scenes.db", in: directory)
      }),
    WritingCommand(
      name: "render --output DIR", target: "Pictures/Views/A/Form-s1.svg", isThreaded: true,
      wordsOfRun: { _ in ["render", "App", "--output", "Pictures"] },
      prepare: { directory in
        try directory.write(document(20), to: path)
        try directory.write("old", to: "Pictures/Views/A/Form-s1.svg")
      }),
    WritingCommand(
      name: "browse --output DIR", target: "Site/pictures/Views/A/Form-s1.svg", isThreaded: true,
      wordsOfRun: { _ in ["browse", "App", "--output", "Site"] },
      prepare: { directory in
        try directory.write(document(20), to: path)
        try directory.write("old", to: "Site/pictures/Views/A/Form-s1.svg")
      }),
    WritingCommand(
      name: "snapshot record", target: "Snapshots/Views/A/Form-s1.json", isThreaded: true,
      wordsOfRun: { _ in ["snapshot", "record", "App", "--in", "Snapshots"] },
      prepare: { directory in
        try directory.write(document(20), to: path)
        try succeed("snapshot", "record", "App", "--in", "Snapshots", in: directory)
        try directory.write(document(30), to: path)
      }),
    WritingCommand(
      name: "snapshot prune", target: "Snapshots/Views/A/Form-s1.json", removes: true,
      wordsOfRun: { _ in ["snapshot", "prune", "App", "--in", "Snapshots"] },
      prepare: { directory in
        try directory.write(document(20), to: path)
        try directory.write(document(20), to: "App/B.storyboard")
        try succeed("snapshot", "record", "App", "--in", "Snapshots", in: directory)
        try FileManager.default.removeItem(at: directory.url.appending(path: path))
      }),
    WritingCommand(
      name: "manual --output DIR", target: "man/ninefold.1",
      wordsOfRun: { _ in ["manual", "--output", "man"] },
      prepare: { try $0.write("old", to: "man/ninefold.1") }),
  ]
}

import CommandLine
import Foundation
import TestSupport
import Testing

@testable import NinefoldCLI

/// Holds the schemas in the documentation to what the commands write.
struct SchemaTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let schemas = repository.appending(path: "Documentation/Schemas")

  /// The sources that every command of scenes is run on.
  private static let sources =
    [Fixtures.adaptive.path]
    + ["BirdJournal", "FieldKitchen", "TideTable"].map { repository.path + "/SampleProjects/" + $0 }

  /// A run of a command, which is named by its words; `DATABASE` stands for a database of the samples,
  /// `SOURCE` for each of the sources, `FILE` for a storyboard, `OTHER`, `GONE` and `CHANGED` for it changed,
  /// `MARKED` for a document with conflict markers, `LOG` for a log of the console.
  private static let runs: [[String]] = [
    ["inspect", "SOURCE"], ["inspect", "FILE", "--coverage"], ["scenes", "SOURCE"],
    ["find", "a", "SOURCE"], ["fonts", "SOURCE"], ["fonts", "--database", "DATABASE"],
    ["assets", "SOURCE"], ["assets", "--database", "DATABASE"],
    ["show", "SOURCE"], ["show", "SOURCE", "--size-class", "any-any"],
    ["show", "SOURCE", "--picture"], ["layout", "SOURCE"],
    ["layout", "SOURCE", "--device", "iPhone 8", "--orientation", "landscape"],
    ["insets", "SOURCE"], ["code", "FILE", "--style", "uikit"],
    [
      "insets", "SOURCE", "--device", "iPhone X", "--against",
      "--device 'iPhone X' --orientation landscape --keyboard plain",
    ],
    ["layout", "FILE", "--why", "Fig-ur-001"], ["layout", "FILE", "--why", "Box-vi-002"],
    ["layout", "FILE", "--why", "Fig-ur-001", "--device", "iPhone 8"],
    ["why", "FILE", "Fig-ur-001", "--device", "iPhone 8"],
    ["why", "FILE", "Fig-ur-001", "Con-07-001"], ["why", "FILE", "Sid-eb-001"],
    ["why", "FILE", "Con-07-001", "--attribute", "constant"],
    ["compare", "SOURCE", "--tolerance", "0"], ["compare", "SOURCE", "--misplaced"],
    ["render", "FILE", "--output", "FOLDER", "--device", "iPhone 8"],
    ["render", "SOURCE", "--output", "FOLDER"], ["render", "FILE", "--output", "FOLDER", "--sheet", "map"],
    ["explain", "FILE", "--object", "Con-07-001"], ["explain", "FILE", "--object", "Sid-eb-001"],
    ["check", "SOURCE"], ["fix", "SOURCE", "--dry-run"], ["rules"], ["rules", "ambiguous"],
    ["conflict", "LOG"], ["conflict", "LOG", "--in", "SOURCE"], ["vfl", "H:|-[a]-8-[b(==a)]|"],
    ["show", "SOURCE", "--visual-format"],
    ["show", "SOURCE", "--device", "iPhone 8", "--device", "iPad Air"],
    ["diff", "FILE", "CHANGED"], ["diff", "CHANGED", "SOURCE", "--noise"],
    ["merge", "FILE", "FILE", "OTHER", "--output", "OUTPUT"],
    ["merge", "OTHER", "FILE", "GONE", "--output", "OUTPUT"],
    ["merge", "OTHER", "FILE", "GONE", "--output", "OUTPUT", "--markers"],
    ["resolve", "MARKED", "--output", "OUTPUT"],
    ["snapshot", "record", "SOURCE", "--in", "SNAPSHOTS"],
    ["snapshot", "record", "SOURCE", "--in", "SNAPSHOTS", "--pictures"],
    ["snapshot", "verify", "SOURCE", "--in", "SNAPSHOTS"],
    ["snapshot", "verify", "FILE", "--in", "SNAPSHOTS"],
    ["snapshot", "prune", "FILE", "--in", "SNAPSHOTS", "--dry-run"],
    ["matrix", "SOURCE"],
    ["transition", "SOURCE", "--device", "iPad Air 2", "--to-window", "1/3"], ["segues", "SOURCE"],
    ["transition", "SOURCE", "--from", "compact-regular", "--to", "regular-regular"],
    ["size-class"], ["size-class", "compact-any"], ["devices"], ["devices", "iPhone 8"],
    [
      "edit", "add", "FILE", "--parent", "Roo-tv-001", "--type", "label", "--text", "New", "--id",
      "New-la-001",
      "--dry-run",
    ],
    [
      "edit", "constrain", "FILE", "--first", "Fig-ur-001.width", "--constant", "40", "--id", "New-co-001",
      "--dry-run",
    ],
    ["edit", "delete", "FILE", "--object", "Fig-ur-001", "--from", "project", "--dry-run"],
    ["edit", "install", "FILE", "--object", "Sid-eb-001", "--size-class", "compact-any", "--dry-run"],
    ["edit", "uninstall", "FILE", "--object", "Fig-ur-001", "--size-class", "compact-any", "--dry-run"],
    ["edit", "move", "FILE", "--object", "Fig-ur-001", "--parent", "Roo-tv-001", "--dry-run"],
    ["edit", "set", "FILE", "--object", "Fig-ur-001", "--attribute", "alpha", "--value", "0.5", "--dry-run"],
    [
      "edit", "unset", "FILE", "--object", "Con-07-001", "--attribute", "constant", "--size-class",
      "any-compact", "--dry-run",
    ],
    [
      "edit", "set", "--database", "DATABASE", "--document", "Main.storyboard", "--object", "Fig-ur-001",
      "--attribute", "alpha", "--value", "0.5",
    ],
    ["history", "--database", "DATABASE"], ["undo", "--database", "DATABASE"],
    ["redo", "--database", "DATABASE"], ["verify", "--database", "DATABASE"],
    ["import", "SOURCE", "--database", "OTHERDATABASE"],
    ["export", "--database", "DATABASE", "--output", "FOLDER"], ["review", "FILE", "CHANGED"],
    ["solve", "--database", "DATABASE", "--size-classes", "any-any", "--devices", "iPhone 8"],
    [
      "sql", "--database", "DATABASE",
      "SELECT 'a' AS word, 1.5 AS number, NULL AS absent, x'00' AS bytes",
    ],
  ]

  /// Commands that need a server: `Scripts/test-publish` holds what they write to their schema.
  private static let runElsewhere: Set = [["publish"]]

  /// The words of each command that writes JSON, with those that ask for it.
  private static var commands: [(path: [String], request: [String])] {
    CommandHelpTests.commands.compactMap { command in
      let option = command.type.init().parameters.first {
        ["--format", "--report"].contains($0.spelling)
          && "\($0.spellingWithValue) \($0.help)".contains("json")
      }
      return option.map { (command.path, [$0.spelling, "json"]) }
    }
  }

  @Test func `every command that writes JSON has a schema and is run`() throws {
    #expect(Self.commands.count > 15)
    for command in Self.commands.map(\.path) {
      let schema = Self.schemas.appending(path: "\(command[0]).json")
      #expect(FileManager.default.fileExists(atPath: schema.path), "no schema of \(command)")
      #expect(
        Self.runs.contains { $0.starts(with: command) } || Self.runElsewhere.contains(command),
        "no run of \(command)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.schemas.path).sorted()
    #expect(
      Set(names) == Set(Self.commands.map { "\($0.path[0]).json" } + ["common.json", "configuration.json"]))
  }

  @Test func `what every command writes is what its schema describes`() throws {
    let directory = try TemporaryDirectory()
    let database = directory.path + "/scenes.db"
    let stored = try Fixtures.ninefold.run(["import", Fixtures.adaptive.path, "--database", database])
    #expect(stored.code == 0)
    let main = Fixtures.adaptive.appending(path: "Main.storyboard")
    let text = try String(contentsOf: main, encoding: .utf8)
    let other = try directory.write(
      text.replacing("contentMode=\"scaleToFill\"", with: "contentMode=\"left\""), to: "other")
    let gone = try directory.write(
      text.replacing("contentMode=\"scaleToFill\"", with: "contentMode=\"right\""), to: "gone")
    let changed = try directory.write(
      text.replacing("contentMode=\"scaleToFill\"", with: "contentMode=\"left\"")
        .replacing("constant=\"200\"", with: "constant=\"240\""), to: "changed.storyboard")
    let marked = try directory.write(
      Fixtures.xib(
        """
        <<<<<<< ours
                <label text="b" id="A"/>
        ||||||| base
                <label text="a" id="A"/>
        =======
                <label text="c" id="A"/>
        >>>>>>> theirs
        """), to: "marked.xib")
    for run in Self.runs {
      let schema = try JSONSchema("\(run[0]).json", in: Self.schemas)
      for source in run.contains("SOURCE") ? Self.sources : [""] {
        let request = try #require(Self.commands.first { run.starts(with: $0.path) }?.request)
        let places = [
          "FOLDER": directory.path + "/pictures", "SNAPSHOTS": directory.path + "/snapshots",
          "SOURCE": source, "DATABASE": database,
          "OTHERDATABASE": directory.path + "/other.db",
          "LOG": Fixtures.log.path,
          "FILE": main.path, "MARKED": marked.path, "OTHER": other.path, "GONE": gone.path,
          "CHANGED": changed.path,
          "OUTPUT": directory.path + "/merged",
        ]
        let words = run.map { places[$0] ?? $0 }
        let outcome = try Fixtures.ninefold.run(words + request)
        #expect(outcome.code < 2, "\(words): \(outcome.errors)")
        let problems = try schema.problems(of: try JSON(outcome.output))
        #expect(problems.isEmpty, "\(words): \(problems.prefix(3))")
      }
    }
  }

  private static let whole = #"{"version": {"tool": "1", "schema": 1}, "#
  private static let refusals = #", "refusals": []}"#

  @Test(arguments: [
    (Self.whole + #""documents": [{"path": "a", "scenes": []}]"# + Self.refusals, true),
    (Self.whole + #""documents": [{"path": "a", "scenes": [], "new": 1}]"# + Self.refusals, false),
    (Self.whole + #""documents": [{"scenes": []}]"# + Self.refusals, false),
    (Self.whole + #""documents": [{"path": 1, "scenes": []}]"# + Self.refusals, false),
    (Self.whole + #""documents": {}"# + Self.refusals, false), ("[]", false),
    (
      Self.whole
        + #""documents": [{"path": "a", "scenes": [{"id": "", "name": "", "sizeClass": "wide", "view": {}}]}]"#
        + Self.refusals,
      false
    ),
  ])
  func `a member that a schema does not describe is found`(text: String, isValid: Bool) throws {
    let schema = try JSONSchema("layout.json", in: Self.schemas)
    #expect(try schema.problems(of: try JSON(text)).isEmpty == isValid)
  }
}

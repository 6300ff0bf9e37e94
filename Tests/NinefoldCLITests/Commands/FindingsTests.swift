import Foundation
import TestSupport
import Testing

/// Findings about scenes, as people and programs read them.
struct FindingsTests {
  /// A label that cannot be 200 points wide.
  private static let contradiction = Fixtures.storyboard(
    [
      Fixtures.laidOut("label", "nam", #"text="Name""#),
      Fixtures.laidOut("view", "lin", "", frame: [20, 60, 335, 1]),
    ],
    constraints: [
      Fixtures.constraint("top", ("nam", "top"), ("root", "top"), 20),
      Fixtures.constraint("lea", ("nam", "leading"), ("root", "leading"), 20),
      Fixtures.constraint("wid", ("nam", "width"), nil, 200),
      Fixtures.constraint("tra", ("root", "trailing"), ("nam", "trailing"), 20),
      Fixtures.constraint("lto", ("lin", "top"), ("root", "top"), 60),
      Fixtures.constraint("lhe", ("lin", "height"), nil, 1),
      Fixtures.constraint("lle", ("lin", "leading"), ("nam", "leading")),
    ])

  private struct Answer: Decodable {
    struct Document: Decodable { let scenes: [Scene] }
    struct Scene: Decodable {
      let views: [View]
      let conflicts: [Conflict]
    }
    struct View: Decodable {
      let id: String
      let label: String?
      let hidden: Bool
      let hiddenBy: String?
      let ambiguous: [String]
      let file: String?
      let line, column: Int?
    }
    struct Conflict: Decodable {
      let broken, text, file: String
      let with: [String]
      let line, column: Int
      let members: [Member]
    }
    struct Member: Decodable {
      let id, kind, text, file: String
      let line, column: Int
    }
    let documents: [Document]
  }

  private func line(of text: String, in source: String) throws -> Int {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(text) }) + 1
  }

  @Test func `a conflict is said as a person would, with its place`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.contradiction, to: "Main.storyboard")
    let outcome = try Fixtures.ninefold.run(["layout", "Main.storyboard"], in: directory.url)
    #expect(outcome.code == 1)
    let broken = try #require(
      outcome.output.split(separator: "\n").first { $0.contains("cannot hold") }.map(String.init))
    let line = try line(of: #"id="tra""#, in: Self.contradiction)
    #expect(
      broken == "Main.storyboard:\(line):29: trailing = 'Name'.trailing + 20 (tra, required) cannot hold: "
        + "trailing is 'Name'.trailing + 155 by the root's frame, 'Name'.leading = leading + 20 (lea) "
        + "and 'Name'.width = 200 (wid)")
  }

  @Test func `a size that cannot hold says what it is instead`() throws {
    let directory = try TemporaryDirectory()
    let source = Fixtures.storyboard(
      [Fixtures.laidOut("label", "a", #"text="A""#), Fixtures.laidOut("label", "b", #"text="A""#)],
      constraints: [
        Fixtures.constraint("w1", ("a", "width"), nil, 100),
        Fixtures.constraint("w2", ("b", "width"), nil, 120),
        Fixtures.constraint("eq", ("a", "width"), ("b", "width")),
      ])
    try directory.write(source, to: "A.storyboard")
    let outcome = try Fixtures.ninefold.run(["layout", "A.storyboard"], in: directory.url)
    // Two objects of one label are distinguished by their ids.
    #expect(
      outcome.output.contains(
        "'A' (a).width = 'A' (b).width (eq, required) cannot hold: 'A' (a).width is 'A' (b).width - 20 by "
          + "'A' (a).width = 100 (w1) and 'A' (b).width = 120 (w2)"))
  }

  @Test func `every object that a finding names has its place, from a database as well`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.contradiction, to: "App/Main.storyboard")
    let database = directory.path + "/scenes.db"
    #expect(
      try Fixtures.ninefold.run(["import", directory.path + "/App", "--database", database]).code == 0)
    for source in [["App"], ["--database", database]] {
      let outcome = try Fixtures.ninefold.run(["layout", "--format", "json"] + source, in: directory.url)
      #expect(outcome.code == 1)
      let scene = try #require(
        try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8)).documents.first?.scenes.first)
      let conflict = try #require(scene.conflicts.first)
      #expect(conflict.broken == conflict.members.first?.id)
      #expect(Set(conflict.with + [conflict.broken]) == Set(conflict.members.map(\.id)))
      #expect(conflict.line == conflict.members.first?.line)
      #expect(conflict.text.contains("cannot hold"))
      for member in conflict.members where member.kind == "constraint" {
        #expect(member.line == (try line(of: "id=\"\(member.id)\"", in: Self.contradiction)))
        #expect(member.column == 29)
        #expect(member.file == "Main.storyboard")
      }
      let view = try #require(scene.views.first { $0.id == "lin" })
      #expect(view.ambiguous == ["horizontal"])
      #expect(view.line == (try line(of: #"id="lin""#, in: Self.contradiction)))
      #expect(scene.views.first { $0.id == "nam" }?.line == nil)
    }
  }

  @Test func `an ambiguous view is named with its place and is a finding`() throws {
    let directory = try TemporaryDirectory()
    let source = Fixtures.storyboard(
      [Fixtures.laidOut("label", "a", #"text="Free""#)],
      constraints: [Fixtures.constraint("lea", ("a", "leading"), ("root", "leading"), 20)])
    try directory.write(source, to: "A.storyboard")
    let outcome = try Fixtures.ninefold.run(["layout", "A.storyboard"], in: directory.url)
    #expect(outcome.code == 1)
    let line = try line(of: #"id="a""#, in: source)
    #expect(
      outcome.output.contains(
        "A.storyboard:\(line):29: 'Free' (a) is ambiguous: the constraints leave its vertical position"))
    #expect(outcome.output.contains("1 document, 1 scene, 2 views, 0 conflicts, 1 ambiguous, 0 refused\n"))
  }

  @Test func `what is sound has no findings and is done`() throws {
    let directory = try TemporaryDirectory()
    let source = Fixtures.storyboard(
      [Fixtures.laidOut("label", "a", #"text="Held""#)],
      constraints: [
        Fixtures.constraint("lea", ("a", "leading"), ("root", "leading"), 20),
        Fixtures.constraint("top", ("a", "top"), ("root", "top"), 20),
      ])
    try directory.write(source, to: "A.storyboard")
    let outcome = try Fixtures.ninefold.run(["layout", "A.storyboard"], in: directory.url)
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.contains("0 conflicts, 0 ambiguous, 0 refused\n"))
  }

  @Test func `show and layout mark hidden views, those in a hidden superview as well`() throws {
    let directory = try TemporaryDirectory()
    let source = Fixtures.storyboard([
      Fixtures.laidOut(
        "label", "lab", #"text="Note""#, #"<variation key="widthClass=compact" hidden="YES"/>"#),
      Fixtures.laidOut(
        "view", "box", #"hidden="YES" userLabel="Box""#,
        "<subviews>\(Fixtures.laidOut("label", "inn", #"text="Inner""#))</subviews>"),
    ])
    try directory.write(source, to: "A.storyboard")
    for command in ["show", "layout"] {
      let words = [command, "A.storyboard", "--size-class", "compact-any"]
      let text = try Fixtures.ninefold.run(words, in: directory.url).output.split(separator: "\n")
      #expect(text.contains { $0.contains(" lab ") && $0.hasSuffix("hidden") })
      #expect(text.contains { $0.contains(" box ") && $0.hasSuffix("hidden") })
      #expect(text.contains { $0.contains(" inn ") && $0.hasSuffix("hidden in 'Box'") })
      #expect(!text.contains { $0.contains(" root ") && $0.contains("hidden") })
      let regular = [command, "A.storyboard", "--size-class", "regular-any"]
      let shown = try Fixtures.ninefold.run(regular, in: directory.url).output.split(separator: "\n")
      #expect(shown.contains { $0.contains(" lab ") && !$0.contains("hidden") })
      let json = try Fixtures.ninefold.run(words + ["--format", "json"], in: directory.url).output
      #expect(json.contains(#""id": "lab", "type": "label""#))
      #expect(json.contains(#""label": "Note", "hidden": true, "hiddenBy": "lab""#))
      #expect(json.contains(#""label": "Inner", "hidden": true, "hiddenBy": "box""#))
      #expect(json.contains(#""label": null, "hidden": false, "hiddenBy": null"#))
    }
  }

  @Test func `show and layout use the canvas's class by default and say so`() throws {
    for command in ["show", "layout"] {
      let byDefault = try Fixtures.ninefold.run([command, Fixtures.adaptive.path, "--scene", "Rea-de-001"])
      #expect(byDefault.output.contains("Reader (Rea-de-001), compact-regular (the canvas's)"))
      let asked = try Fixtures.ninefold.run([
        command, Fixtures.adaptive.path, "--scene", "Rea-de-001", "--size-class", "compact-regular",
      ])
      #expect(asked.output == byDefault.output.split(separator: " (the canvas's)").joined())
    }
    let json = try Fixtures.ninefold.run(["show", Fixtures.adaptive.path, "--format", "json"]).output
    #expect(json.contains(#""sizeClass": "compact-regular""#))
  }

  @Test func `frames have one notation in text`() throws {
    let commands = [
      ["layout", "--why", "Fig-ur-001"], ["compare"],
      ["transition", "--from", "compact-regular", "--to", "regular-regular"],
    ]
    for words in commands {
      let output = try Fixtures.ninefold.run(words + [Fixtures.adaptive.path]).output
      let numbers = #"-?\d+(\.\d+)?"#
      #expect(output.contains(try Regex("\(numbers) \(numbers) \(numbers) \(numbers)")), "\(words)")
      #expect(!output.contains(try Regex("\(numbers), \(numbers), ")), "\(words)")
    }
  }

  @Test func `layout says label or text beside the id`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.contradiction, to: "Main.storyboard")
    let output = try Fixtures.ninefold.run(["layout", "Main.storyboard"], in: directory.url).output
    #expect(output.contains(try Regex(#"VIEW +ID +NAME +X +Y +WIDTH +HEIGHT\n"#)))
    #expect(output.contains(try Regex(#"label +nam +"Name" +20 +20 "#)))
  }
}

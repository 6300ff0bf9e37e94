import Foundation
import TestSupport
import Testing

struct CompareCommandTests {
  @Test(arguments: ["json", "text"])
  func `frames that differ are listed with their reasons, an ambiguous one is a finding`(format: String)
    throws
  {
    let outcome = try Fixtures.ninefold.run(["compare", Fixtures.adaptive.path, "--format", format])
    #expect(outcome.code == 1)
    #expect(outcome.errors.isEmpty)
    try expectGolden(outcome.output, at: Fixtures.goldens.appending(path: "compare.\(format)"))
  }

  @Test(arguments: [["--tolerance", "40"], ["--scene", "Rea-de-001"]])
  func `where nothing differs there is nothing to say`(words: [String]) throws {
    let outcome = try Fixtures.ninefold.run(["compare", Fixtures.adaptive.path] + words)
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.last?.hasSuffix("compared, 0 differ, 0 refused") ?? false)
  }

  @Test func `the tolerance is the largest difference that counts as none`() throws {
    let words = ["compare", Fixtures.adaptive.path, "--scene", "Con-fl-002", "--tolerance"]
    #expect(try Fixtures.ninefold.run(words + ["39.9"]).code == 1)
    #expect(try Fixtures.ninefold.run(words + ["40"]).code == 0)
  }

  @Test func `a scene that is not there is a complaint`() throws {
    let outcome = try Fixtures.ninefold.run(["compare", Fixtures.adaptive.path, "--scene", "nowhere"])
    #expect(outcome.code == 2)
    #expect(outcome.errorLines.count == 1)
  }

  @Test func `a stored project is compared as its directory is`() throws {
    let directory = try TemporaryDirectory()
    let database = directory.url.appending(path: "scenes.db").path
    #expect(try Fixtures.ninefold.run(["import", Fixtures.adaptive.path, "--database", database]).code == 0)
    let stored = try Fixtures.ninefold.run(["compare", "--database", database])
    #expect(stored.output == (try Fixtures.ninefold.run(["compare", Fixtures.adaptive.path]).output))
    #expect(stored.code == 1)
  }

  /// A label whose saved frame is not what its constraints give, and one in a font that no table has.
  private static let form = Fixtures.storyboard(
    [
      Fixtures.laidOut("view", "box", #"userLabel="Box""#, frame: [20, 20, 150, 50]),
      Fixtures.laidOut(
        "label", "odd", #"text="Odd""#, frame: [20, 100, 90, 30],
        #"<fontDescription key="fontDescription" name="NoSuch-Font" family="NoSuch" pointSize="17"/>"#),
    ],
    constraints: [
      Fixtures.constraint("top", ("box", "top"), ("root", "top"), 20),
      Fixtures.constraint("lea", ("box", "leading"), ("root", "leading"), 20),
      Fixtures.constraint("wid", ("box", "width"), nil, 100),
      Fixtures.constraint("hei", ("box", "height"), nil, 50),
      Fixtures.constraint("oto", ("odd", "top"), ("root", "top"), 100),
      Fixtures.constraint("ole", ("odd", "leading"), ("root", "leading"), 20),
    ])

  @Test func `a font that is not measured is a warning, which --strict makes a finding`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.form, to: "A.storyboard")
    let plain = try Fixtures.ninefold.run(["compare", "A.storyboard"], in: directory.url)
    #expect(plain.output.contains("text in a font that is not measured"))
    #expect(plain.output.contains("2 differ"))
    #expect(plain.code == 0)
    #expect(plain.errors == "ninefold: warning: 2 warnings, no findings without --strict\n")
    let strict = try Fixtures.ninefold.run(["compare", "A.storyboard", "--strict"], in: directory.url)
    #expect(strict.code == 1)
    #expect(strict.output == plain.output)
  }

  @Test func `misplaced views are those whose saved frames contradict a constraint`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.form, to: "A.storyboard")
    let outcome = try Fixtures.ninefold.run(["compare", "A.storyboard", "--misplaced"], in: directory.url)
    #expect(outcome.code == 1)
    #expect(outcome.errors.isEmpty)
    #expect(
      outcome.output.contains(
        "A.storyboard:11:29: 'Box' (box) is misplaced: saved 20 20 150 50, computed 20 20 100 50, "
          + "constraint: 'Box'.width = 100 (wid)"))
    #expect(outcome.output.hasSuffix("2 frames compared, 1 misplaced, 0 refused\n"))
    let json = try Fixtures.ninefold.run(
      ["compare", "A.storyboard", "--misplaced", "--format", "json"], in: directory.url)
    #expect(json.code == 1)
    #expect(json.output.contains(#""label": "Box", "file": "A.storyboard", "line": 11, "column": 29"#))
    #expect(!json.output.contains(#""odd""#))
  }

  @Test func `where no view is misplaced there is none to find`() throws {
    let outcome = try Fixtures.ninefold.run(
      ["compare", Fixtures.adaptive.path, "--scene", "Rea-de-001", "--misplaced"])
    #expect(outcome.code == 0)
    #expect(outcome.output.hasSuffix("0 misplaced, 0 refused\n"))
  }
}

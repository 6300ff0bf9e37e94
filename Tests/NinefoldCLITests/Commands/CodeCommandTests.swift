import Foundation
import TestSupport
import Testing

struct CodeCommandTests {
  private static let samples = [
    "TideTable/Tide.storyboard", "BirdJournal/Main.storyboard", "BirdJournal/ReminderCell.xib",
    "FieldKitchen/Main.storyboard",
  ]

  private func source(_ sample: String) throws -> String {
    let outcome = try Fixtures.ninefold.run(["code", Samples.path(sample), "--style", "uikit"])
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    return outcome.output
  }

  @Test(arguments: samples)
  func `a document is written as source`(sample: String) throws {
    let name = "code-" + sample.replacing("/", with: "-") + ".text"
    try expectGolden(source(sample), at: Fixtures.goldens.appending(path: name))
  }

  /// The formatter's own configuration, so that whoever takes the source has nothing to change.
  @Test(arguments: samples)
  func `the source is Swift to which the formatter has nothing to say`(sample: String) throws {
    let directory = try TemporaryDirectory()
    try directory.write(source(sample), to: "Scene.swift")
    try directory.write(#"{"version": 1}"#, to: "format.json")
    let tools = Program(at: URL(filePath: "/usr/bin/env"))
    let parsed = try tools.run(["swiftc", "-frontend", "-parse", "Scene.swift"], in: directory.url)
    #expect(parsed.code == 0, "\(parsed.errors)")
    let lint = try tools.run(
      ["swift", "format", "lint", "--strict", "--configuration", "format.json", "Scene.swift"],
      in: directory.url)
    #expect(lint.code == 0, "\(lint.errors)")
  }

  @Test func `a scene is written to a file, with a line of what was left`() throws {
    let directory = try TemporaryDirectory()
    let outcome = try Fixtures.ninefold.run(
      [
        "code", "Tide", Samples.path("TideTable/Tide.storyboard"), "--style", "uikit", "--output",
        "Tide.swift",
      ], in: directory.url)
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("Tide.swift: 1 class"))
    let text = try String(contentsOf: directory.url.appending(path: "Tide.swift"), encoding: .utf8)
    #expect(text.hasPrefix("import UIKit\n"))
  }

  @Test func `a machine without a compiler proves nothing, and says so`() throws {
    let directory = try TemporaryDirectory()
    let outcome = try Program(at: URL(filePath: "/usr/bin/env")).run(
      [
        "-i", "PATH=\(directory.url.path)", Fixtures.ninefold.executable.path, "code",
        Samples.path("BirdJournal/ReminderCell.xib"), "--style", "uikit", "--prove", directory.url.path,
      ])
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("the code cannot be proved: there is no swift on this machine"))
  }

  @Test func `scenes of several documents are refused`() throws {
    let outcome = try Fixtures.ninefold.run(["code", Samples.path("BirdJournal"), "--style", "uikit"])
    #expect(outcome.code != 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("expected those of one"))
  }
}

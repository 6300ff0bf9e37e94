import CommandLine
import Foundation
import TestSupport
import Testing

@testable import NinefoldCLI

/// `ninefold conflict`: the constraints of a console log, explained.
struct ConflictCommandTests {
  @Test func `a log is explained, and its contradictions are findings`() throws {
    let outcome = try Fixtures.ninefold.run(["conflict", Fixtures.log.path])
    #expect(outcome.code == 1 && outcome.errors.isEmpty)
    try expectGolden(outcome.output, at: Fixtures.goldens.appending(path: "conflict.text"))
  }

  @Test func `JSON names constraints by their addresses`() throws {
    let outcome = try Fixtures.ninefold.run(["conflict", Fixtures.log.path, "--format", "json"])
    #expect(outcome.code == 1)
    try expectGolden(outcome.output, at: Fixtures.goldens.appending(path: "conflict.json"))
  }

  @Test func `the places of constraints in documents are told, of files and of a database`() throws {
    let samples = Fixtures.log.deletingLastPathComponent().deletingLastPathComponent().path
    let outcome = try Fixtures.ninefold.run(["conflict", Fixtures.log.path, "--in", samples])
    #expect(outcome.code == 1 && outcome.errors.isEmpty)
    try expectGolden(outcome.output, at: Fixtures.goldens.appending(path: "conflict-in.text"))
    let ids = try Fixtures.ninefold.run(["conflict", Fixtures.log.path, "--in", samples, "--ids"])
    try expectGolden(ids.output, at: Fixtures.goldens.appending(path: "conflict-in-ids.text"))
    #expect(try Fixtures.ninefold.run(["conflict", Fixtures.log.path, "--ids"]).code == 64)
    let directory = try TemporaryDirectory()
    let database = directory.path + "/scenes.db"
    #expect(try Fixtures.ninefold.run(["import", samples, "--database", database]).code < 2)
    let stored = try Fixtures.ninefold.run(["conflict", Fixtures.log.path, "--in", database])
    #expect(stored.output == outcome.output)
    let none = try Fixtures.ninefold.run(["conflict", Fixtures.log.path, "--in", directory.path + "/none"])
    #expect(none.code == 2 || none.errors.contains("/none"))
  }

  @Test func `constraints that can hold are no findings, and a text without a list has failed`() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/log"
    let line = #""<NSLayoutConstraint:0x1 UIView:0x2.firstBaseline == UIView:0x3.top   (active)>""#
    try line.write(toFile: path, atomically: true, encoding: .utf8)
    let open = try Fixtures.ninefold.run(["conflict", path])
    #expect(open.code == 0)
    #expect(open.output.contains("Not in the log: the first baseline of UIView 0x2"))
    try Data([0xFF, 0x3C, 0x00]).write(to: URL(filePath: path))
    let none = try Fixtures.ninefold.run(["conflict", path])
    #expect(none.code == 2)
    #expect(none.errors.contains("has no list of constraints, expected"))
    let hidden = "log\nUnable to simultaneously satisfy constraints:\n<private>\n"
    try hidden.write(toFile: path, atomically: true, encoding: .utf8)
    let title = try Fixtures.ninefold.run(["conflict", path])
    #expect(title.code == 2 && title.errors.hasPrefix("\(path):2:1: error: no constraint"))
    #expect(try Fixtures.ninefold.run(["conflict", directory.path + "/none"]).code == 2)
  }

  @Test func `a list of which no constraint can be read has failed`() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/log"
    let list =
      "log\nUnable to simultaneously satisfy constraints:\n(\n \"<NSLayoutConstraint:0x1 damaged>\"\n)\n"
    try list.write(toFile: path, atomically: true, encoding: .utf8)
    let outcome = try Fixtures.ninefold.run(["conflict", path])
    #expect(
      outcome.code == 2 && outcome.errors.hasPrefix("\(path):2:1: error: no constraint that can be read"))
  }

  @Test func `a text that is too large is refused`() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/log"
    try Data(count: 16_777_217).write(to: URL(filePath: path))
    let outcome = try Fixtures.ninefold.run(["conflict", path])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("16777216"))
  }

  @Test func `a name in a log stays on its line`() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/log"
    let line = "\"<NSLayoutConstraint:0x1 UIView:0x2'\u{202E}\u{1B}[31mx'.height == 5>\""
    try line.write(toFile: path, atomically: true, encoding: .utf8)
    let output = try Fixtures.ninefold.run(["conflict", path]).output
    #expect(!output.contains("\u{202E}") && !output.contains("\u{1B}"))
  }
}

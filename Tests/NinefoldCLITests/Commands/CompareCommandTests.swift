import Foundation
import TestSupport
import Testing

struct CompareCommandTests {
  @Test(arguments: ["json", "text"])
  func `frames that differ are listed with their reasons, and that is a finding`(format: String) throws {
    let outcome = try Fixtures.ninefold.run(["compare", Fixtures.adaptive.path, "--format", format])
    #expect(outcome.code == 1)
    #expect(outcome.errors.isEmpty)
    try expectGolden(outcome.output, at: Fixtures.goldens.appending(path: "compare.\(format)"))
  }

  @Test(arguments: [["--tolerance", "40"], ["--scene", "Rea-de-001"]])
  func `where nothing differs there is nothing to say`(words: [String]) throws {
    let outcome = try Fixtures.ninefold.run(["compare", Fixtures.adaptive.path] + words)
    #expect(outcome.code == 0)
    #expect(outcome.output.isEmpty)
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
}

import Foundation
import TestSupport
import Testing

struct TransitionCommandTests {
  private func run(_ words: String...) throws -> Program.Outcome {
    try Fixtures.ninefold.run(["transition", Fixtures.adaptive.path] + words)
  }

  @Test(arguments: ["json", "text"])
  func `a rotation is shown with its frames`(format: String) throws {
    let outcome = try run(
      "--from", "wC hR", "--to", "wR hC", "--device", "iPhone 8 Plus", "--scene", "Rea-de-001", "--format",
      format)
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    try expectGolden(outcome.output, at: Fixtures.goldens.appending(path: "transition.\(format)"))
    let ids = try run(
      "--from", "wC hR", "--to", "wR hC", "--device", "iPhone 8 Plus", "--scene", "Rea-de-001", "--format",
      format, "--ids")
    let name = format == "json" ? "transition.json" : "transition-ids.text"
    try expectGolden(ids.output, at: Fixtures.goldens.appending(path: name))
  }

  @Test func `without a device both classes are on the canvas`() throws {
    let outcome = try run("--from", "compact-any", "--to", "regular-any", "--scene", "Rea-de-001")
    #expect(outcome.output.contains("compact-any 375x667 → regular-any 375x667"))
    #expect(outcome.output.contains("~ view 2          16 36 343 615  →  216 36 143 615"))
  }

  @Test func `from a class to itself nothing changes`() throws {
    let outcome = try run("--from", "any-any", "--to", "any-any", "--device", "retina4_7")
    #expect(outcome.code == 0)
    #expect(outcome.output.components(separatedBy: "nothing changes").count == 4)
  }

  @Test func `a pad shows a compact width in a part of its screen`() throws {
    let outcome = try run(
      "--from", "regular-regular", "--to", "compact-regular", "--device", "ipad9_7", "--scene", "Rea-de-001")
    #expect(outcome.output.contains("regular-regular 768x1024 → compact-regular 438x1024"))
  }
}

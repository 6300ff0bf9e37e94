import Foundation
import TestSupport
import Testing

/// How segues show their destinations, as people and programs read it (Devices.md#segue-outcomes).
struct SeguesCommandTests {
  private func run(_ words: String...) throws -> Program.Outcome {
    try Fixtures.ninefold.run(["segues", Fixtures.running.path] + words)
  }

  @Test(arguments: ["json", "text"])
  func `each segue is shown in each class by the old and the new rules`(format: String) throws {
    let outcome = try run("--format", format)
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    try expectGolden(outcome.output, at: Fixtures.goldens.appending(path: "segues.\(format)"))
  }

  @Test func `what delegates answer counts in compact classes`() throws {
    let text = try run(
      "--rules", "iOS13", "--adapt", "menu:none", "--adapt", "form:overFullScreen+navigation", "--adapt",
      "drawn:fullScreen", "--adapt", "card:fullScreen+controller=full"
    ).output
    func row(_ id: String) -> String {
      text.split(separator: "\n").first { $0.contains(" \(id) ") }.map(String.init) ?? ""
    }
    #expect(!row("list-menu").contains("formSheet"))
    #expect(row("list-form").contains(" overFullScreen, in a navigation controller with Done"))
    #expect(row("card-drawn").contains("fullScreen") && row("card-drawn").hasSuffix("custom"))
    #expect(row("list-card").contains("fullScreen, full instead") && row("list-card").hasSuffix("pageSheet"))
    let pushed = try run("--rules", "iOS8", "--adapt", "menu:push").output
    #expect(pushed.contains("pushed") && pushed.contains("popover"))
  }

  @Test func `another controller is laid out where the first one would be, under the bar that was asked for`()
    throws
  {
    func run(_ device: String, _ scene: String) throws -> String {
      try Fixtures.ninefold.run([
        "insets", Fixtures.running.path, "--device", device, "--scene", scene, "--adapt",
        "menu:fullScreen+controller=full+navigation",
      ]).output
    }
    let full = try run("iPhone 8", "full-scene")
    #expect(full.contains("viewController full: 375x667, safe area top 64"))
    #expect(try run("iPhone 8", "menu-scene").contains("not shown: another controller is, instead"))
    let pad = try run("iPad Air 2", "menu-scene")
    #expect(pad.contains("320x1004") && !pad.contains("not shown"))
  }

  @Test(arguments: [
    "menu", "menu:", "menu:pageSheet", "menu:none+fullScreen", "menu:controller=",
    "menu:navigation+navigation", "menu:push+controller=full",
  ])
  func `what no delegate may answer is wrong usage`(word: String) throws {
    #expect(try run("--adapt", word).code == 64)
  }

  @Test func `a controller that nothing is known of is told`() throws {
    for answer in ["nobody:none", "menu:controller=nobody"] {
      let outcome = try run("--adapt", answer)
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("no controller 'nobody'"))
    }
  }

  @Test func `a layout follows what delegates answer`() throws {
    let words = ["layout", Fixtures.running.path, "--device", "iPhone 8", "--scene", "menu-scene"]
    #expect(try Fixtures.ninefold.run(words).output.contains("375x627"))
    let popover = try Fixtures.ninefold.run(words + ["--adapt", "menu:none"]).output
    #expect(popover.contains("320x647"))
    let full = try Fixtures.ninefold.run(words + ["--adapt", "menu:fullScreen+navigation"]).output
    #expect(full.contains("375x667"))
  }
}

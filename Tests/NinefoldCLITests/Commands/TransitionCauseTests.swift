import Foundation
import TestSupport
import Testing

/// Changes of whole storyboards: the calls that controllers get, in order (Devices.md#changes).
struct TransitionCauseTests {
  private func run(_ words: String...) throws -> Program.Outcome {
    try Fixtures.ninefold.run(["transition", Fixtures.running.path] + words)
  }

  @Test(arguments: ["json", "text"])
  func `a phone that is turned tells its controllers, but not what an override hides`(format: String) throws {
    let outcome = try run(
      "--device", "iPhone 8 Plus", "--to-orientation", "landscape", "--override",
      "child:horizontal=regular,vertical=regular", "--scene", "child", "--format", format)
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    try expectGolden(outcome.output, at: Fixtures.goldens.appending(path: "turned.\(format)"))
  }

  @Test(arguments: [
    (["--to-orientation", "landscape"], "the device is turned"),
    (["--to-window", "1/3"], "the window gets another share of the screen"),
    (["--to-window", "600x700"], "the window gets another size"),
    (["--to-style", "dark"], "other traits are chosen"),
    (["--to-override", "form:style=dark"], "a container overrides other traits"),
    (["--to-controller-size", "child:100x100"], "a container changes"),
    (["--to-controller-size", "form:400x300"], "a presentation controller gives another size"),
    (["--to-display-mode", "split:oneBesideSecondary"], "a container changes"),
  ])
  func `each cause is said, and somebody is told`(change: [String], text: String) throws {
    let outcome = try Fixtures.ninefold.run(
      ["transition", Fixtures.running.path, "--device", "iPad Air 2"] + change)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.contains(text))
    #expect(lines.contains { $0.split(separator: " ").first == "1" })
  }

  @Test func `a window on a Mac that gets another size tells of sizes alone`() throws {
    let outcome = try run("--mac", "1024x768", "--to-mac", "800x600", "--scene", "list-scene")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("the window gets another size"))
    #expect(outcome.output.contains("1330x997.5 → 1039x779"))
    #expect(!outcome.output.contains("willTransition(to:with:)  "))
    let row = Fixtures.rows.appending(path: "keyboard").path
    let keyboard = try Fixtures.ninefold.run([
      "transition", row, "--device", "iPhone X", "--to-keyboard", "docked",
    ])
    #expect(keyboard.code == 0, "\(keyboard.errors)")
    #expect(keyboard.output.contains("the keyboard comes, goes or changes"))
    #expect(keyboard.output.contains("726") && keyboard.output.contains("424"))
    #expect(!keyboard.output.contains("viewWillTransition"))
  }

  @Test func `a split view that gets another display mode gives its columns other sizes`() throws {
    let outcome = try run(
      "--device", "iPad Air 2", "--to-display-mode", "split:oneBesideSecondary", "--scene", "second-scene")
    #expect(outcome.output.contains("viewWillTransition(to:with:)"))
    #expect(outcome.output.contains("768x1024 → 459.5x1024"))
  }

  @Test(arguments: [
    [], ["--from", "compact-any"], ["--device", "iPhone 8"], ["--to-orientation", "landscape"],
    ["--device", "iPhone 8", "--to-window", "1/3"], ["--device", "iPhone 8", "--to-window", "200x200"],
    ["--device", "iPad Air 2", "--to-window", "800x2000"],
    ["--from", "compact-any", "--to", "regular-any", "--to-style", "dark"],
    ["--device", "iPad Air 2", "--to-display-mode", "split:sideways"],
    ["--device", "iPad Air 2", "--to-controller-size", "form:wide"],
    ["--mac", "1024x768"], ["--to-mac", "1024x768"], ["--mac", "1024x768", "--to-orientation", "landscape"],
    ["--mac", "1024x768", "--device", "iPad Air 2", "--to-style", "dark"],
    ["--mac", "1024x768", "--to-keyboard", "docked"], ["--device", "iPad Air 2", "--keyboard", "docked"],
    ["--from", "compact-any", "--to", "regular-any", "--mac", "1024x768"],
  ])
  func `what is no change is wrong usage`(words: [String]) throws {
    #expect(try Fixtures.ninefold.run(["transition", Fixtures.running.path] + words).code == 64)
  }
}

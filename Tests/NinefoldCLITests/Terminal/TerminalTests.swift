import CommandLine
import Foundation
import TestSupport
import Testing

@testable import NinefoldCLI

struct TerminalTests {
  private let conflicting = Fixtures.adaptive.path

  @Test(
    "there are colours on a terminal, unless NO_COLOR, TERM or --color say otherwise",
    arguments: [
      ([], [:], true), (["--color", "never"], [:], false), ([], ["NO_COLOR": "1"], false),
      ([], ["NO_COLOR": ""], true), ([], ["TERM": "dumb"], false),
      (["--color", "always"], ["NO_COLOR": "1", "TERM": "dumb"], true),
    ] as [([String], [String: String], Bool)])
  func colors(options: [String], environment: [String: String], hasColors: Bool) throws {
    let result = try Fixtures.ninefold.runOnTerminal(["devices"] + options, environment: environment)
    #expect(result.text.contains("\u{1b}[1mNAME") == hasColors)
    #expect(result.text.contains("\u{1b}") == hasColors)
    let error = try Fixtures.ninefold.runOnTerminal(options + ["unknown"], environment: environment)
    #expect(
      error.text.hasPrefix(
        hasColors ? "ninefold: \u{1b}[31merror\u{1b}[0m: unknown" : "ninefold: error: unknown"))
  }

  @Test("headings, conflicts and differences stand out")
  func styles() throws {
    let layout = try Fixtures.ninefold.run(["layout", conflicting, "--color", "always"])
    #expect(layout.output.contains("\u{1b}[1mMain.storyboard\u{1b}[0m\n"))
    #expect(layout.output.contains(/\u{1b}\[31m[^\n]*Wid-th-120[^\n]*\u{1b}\[0m\n/))
    let transition = try Fixtures.ninefold.run([
      "transition", conflicting, "--from", "compact-regular", "--to", "regular-regular", "--color", "always",
    ])
    #expect(transition.output.contains(/\u{1b}\[32m  \+ view [^\n]*\u{1b}\[0m\n/))
    let edit = try Fixtures.ninefold.run([
      "edit", "set", conflicting + "/Main.storyboard", "--object", "Wid-th-120", "--attribute", "constant",
      "--value", "90", "--dry-run", "--color", "always",
    ])
    #expect(
      edit.output.contains(
        /\u{1b}\[31m- [^\n]*constant="120"[^\n]*\u{1b}\[0m\n\u{1b}\[32m\+ [^\n]*constant="90"/))
  }

  @Test("what goes to a file or a pipe has neither colours nor shortened names")
  func files() throws {
    let scratch = try TemporaryDirectory()
    let file = scratch.url.appending(path: "results")
    _ = try Fixtures.ninefold.runOnTerminal(["devices"], columns: 20, resultsTo: file)
    let piped = try Fixtures.ninefold.run(["devices"]).output
    #expect(try String(contentsOf: file, encoding: .utf8) == piped)
    #expect(!piped.contains("\u{1b}") && !piped.contains("…"))
    let asked = try Fixtures.ninefold.run(["devices", "--color", "always"]).output
    #expect(asked.replacing(/\u{1b}\[[0-9;]*m/, with: "") == piped && asked != piped)
  }

  @Test("quiet leaves results and errors")
  func quiet() throws {
    let project = try TemporaryDirectory()
    try project.write("no document", to: "App/Broken.xib")
    try project.write(Fixtures.xib(Fixtures.view("v")), to: "App/Good.xib")
    let line = ["import", project.path + "/App", "--database", project.path + "/quiet.db"]
    let loud = try Fixtures.ninefold.run(line)
    #expect(loud.output.contains("1 added"))
    let quiet = try Fixtures.ninefold.run(line + ["--quiet"])
    #expect(quiet.output.isEmpty && quiet.code == loud.code)
    #expect(quiet.errors == loud.errors && quiet.errors.contains(": error: "))
    let shown = try Fixtures.ninefold.run(["size-class", "any-any", "--quiet"])
    #expect(shown.output == (try Fixtures.ninefold.run(["size-class", "any-any"]).output))
  }

  @Test("long work shows its progress on a terminal, and nothing of it stays")
  func progress() throws {
    let project = try TemporaryDirectory()
    // A document without findings.
    let sample = URL(filePath: #filePath).appending(
      path: "../../../../SampleProjects/TideTable/Tide.storyboard")
    let storyboard = try String(contentsOf: sample.standardized, encoding: .utf8)
    let file = project.url.appending(path: "results")
    var written = 0
    // More and more documents, until it takes long enough.
    for count in [100, 400, 1600, 6400] {
      for number in written..<count { try project.write(storyboard, to: "App/Main \(number).storyboard") }
      written = count
      let line = ["layout", project.path + "/App"]
      let shown = try Fixtures.ninefold.runOnTerminal(line, columns: 40, resultsTo: file)
      guard shown.seconds > 1.2 else { continue }
      let text = shown.text
      #expect(text.contains(/\r\u{1b}\[K\d+ documents: Main \d+/))
      #expect(text.split(separator: "\r\u{1b}[K").allSatisfy { $0.count < 40 })
      #expect(text.hasSuffix("\r\u{1b}[K"))
      for options in [["--quiet"], []] {
        let other = try Fixtures.ninefold.runOnTerminal(
          line + options, environment: options.isEmpty ? ["TERM": "dumb"] : [:], resultsTo: file)
        #expect(!other.text.contains("documents: "))
      }
      return
    }
    Issue.record("nothing took long enough")
  }
}

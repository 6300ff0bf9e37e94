import Foundation
import TestSupport
import Testing

/// What stands in the way of an export: links that lead out, FIFOs, files of others.
struct ExportLinksTests {
  private let directory: TemporaryDirectory
  private let output: String

  /// Imports two documents of Adaptive.
  init() throws {
    directory = try TemporaryDirectory()
    output = directory.path + "/out"
    let words = ["import", Fixtures.adaptive.path, "--database", directory.path + "/scenes.db"]
    #expect(try Fixtures.ninefold.run(words).code == 0)
    try directory.write("precious", to: "victim/Badge.xib")
    try directory.write("{}", to: "victim/mine.json")
    try directory.write("", to: "out/.keep")
  }

  private func export(_ words: String...) throws -> Program.Outcome {
    try Fixtures.ninefold.run(
      ["export", "--database", directory.path + "/scenes.db", "--output", output] + words)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: directory.url.appending(path: path), encoding: .utf8)
  }

  @Test func `a folder that is a link is not written into`() throws {
    try directory.link("out/Views", to: "../victim")
    let outcome = try export()
    #expect(outcome.code == 1)
    #expect(outcome.output == "Adaptive: 1 written, 1 refused\n")
    #expect(outcome.errors.contains("Views/Badge.xib:1:1: error: is a symbolic link, expected a file"))
    #expect(try text("victim/Badge.xib") == "precious")
  }

  @Test func `a file that is a link is replaced, a FIFO too`() throws {
    try directory.link("out/Main.storyboard", to: "../victim/Badge.xib")
    try directory.write("", to: "out/Views/x")
    let made = unsafe mkfifo(output + "/Views/Badge.xib", 0o600)
    #expect(made == 0)
    #expect(try export().code == 0)
    #expect(try text("victim/Badge.xib") == "precious")
    #expect(try text("out/Main.storyboard").hasPrefix("<?xml"))
    #expect(try text("out/Views/Badge.xib").hasPrefix("<?xml"))
    #expect(directory.files.filter { $0.hasPrefix("out/") }.count == 4)
  }

  @Test func `a scene project removes only what it named, and nothing behind a link`() throws {
    try directory.write("{}", to: "out/Main.storyboard/mine.json")
    #expect(try export("--format", "project").code == 0)
    #expect(try export("--format", "project").code == 0)
    #expect(try text("out/Main.storyboard/mine.json") == "{}")
    try FileManager.default.removeItem(atPath: output + "/Views/Badge.xib")
    try directory.link("out/Views/Badge.xib", to: "../../victim")
    #expect(try export("--format", "project").code == 2)
    #expect(try text("victim/mine.json") == "{}")
    let database = directory.path + "/other.db"
    let imported = try Fixtures.ninefold.run(["import", output, "--database", database])
    #expect(imported.code == 1)
    #expect(imported.errors.contains("is a symbolic link"))
  }
}

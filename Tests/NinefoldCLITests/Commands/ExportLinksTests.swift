import Foundation
import TestSupport
import Testing

/// The obstacles to an export: links that lead out, FIFOs, files of others.
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

  @Test func `an edit that is written out, and one that is taken back, follow no link`() throws {
    try directory.link("out/Views", to: "../victim")
    let target = ["--database", directory.path + "/scenes.db", "--document", "Badge.xib", "--output", output]
    let edit = ["edit", "set", "--object", "Dot-cx-001", "--attribute", "constant", "--value", "9"]
    for words in [edit + target, ["undo"] + target] {
      let outcome = try Fixtures.ninefold.run(words)
      #expect(outcome.errors.contains("is a symbolic link"), "\(outcome)")
      #expect(try text("victim/Badge.xib") == "precious")
    }
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

  @Test func `a file that has another name elsewhere is replaced, and the other name keeps the old one`()
    throws
  {
    let name = output + "/Main.storyboard"
    try FileManager.default.linkItem(atPath: directory.path + "/victim/Badge.xib", toPath: name)
    #expect(try export().code == 0)
    #expect(try text("victim/Badge.xib") == "precious")
    #expect(try text("out/Main.storyboard").hasPrefix("<?xml"))
  }

  @Test("Where no directory can be written to, nothing is", arguments: ["documents", "project"])
  func notADirectory(format: String) throws {
    let made = unsafe mkfifo(directory.path + "/fifo", 0o600)
    #expect(made == 0)
    for place in [directory.path + "/fifo", directory.path + "/scenes.db", "/dev/null", "/dev/null/x"] {
      let outcome = try Fixtures.ninefold.run([
        "export", "--database", directory.path + "/scenes.db", "--output", place, "--format", format,
      ])
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("is not a directory"), "\(place)")
    }
  }

  @Test(
    "Beyond the size that files may have, an export says so and leaves nothing",
    .enabled(if: Sanitizer.current != .thread, "ThreadSanitizer keeps what it knows in a file of that size"))
  func sizeLimit() throws {
    let views = (0..<600).map { Fixtures.view("v-\($0)") }.joined(separator: "\n")
    try directory.write(Fixtures.xib(views), to: "App/Large.xib")
    try directory.write(Fixtures.xib(Fixtures.view("v")), to: "App/Small.xib")
    let imported = try Fixtures.ninefold.run(["import", "App", "--database", "app.db"], in: directory.url)
    #expect(imported.code == 0)
    try directory.write("old", to: "out/Large.xib")
    // 40 KB, in which the database's shared memory has its 32; messages go through a pipe, which has no size.
    let line = "ulimit -f 80; { \"$0\" \"$@\"; echo \"code $?\"; } 2>&1 | cat"
    let outcome = try Program(at: URL(filePath: "/bin/sh")).run(
      ["-c", line, Fixtures.ninefold.executable.path, "export", "--database", "app.db", "--output", "out"],
      in: directory.url)
    #expect(outcome.output.contains("out/Large.xib:1:1: error: file too large"))
    #expect(outcome.output.hasSuffix("App: 1 written, 1 refused\ncode 1\n"))
    #expect(try text("out/Large.xib") == "old")
    #expect(
      directory.files.filter { $0.hasPrefix("out/") } == ["out/.keep", "out/Large.xib", "out/Small.xib"])
  }

  @Test func `what an export of before left when it was killed is removed by the next`() throws {
    try directory.write("mine", to: "out/Views/.ninefold-0123456789abcdef")
    // Killed as it works, however fast it is; what it left, the next one takes away.
    for number in 0..<20 {
      try? FileManager.default.removeItem(atPath: output + "/Main.storyboard")
      try? FileManager.default.removeItem(atPath: output + "/Views/Badge.xib")
      let words = ["export", "--database", directory.path + "/scenes.db", "--output", output]
      _ = try Fixtures.ninefold.run(words, killedAfter: Double(number) / 1000)
    }
    #expect(try export().code == 0)
    #expect(
      directory.files.filter { $0.hasPrefix("out/") }
        == [
          "out/.keep", "out/Main.storyboard", "out/Views/.ninefold-0123456789abcdef", "out/Views/Badge.xib",
        ])
  }
}

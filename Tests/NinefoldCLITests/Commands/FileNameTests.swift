import Foundation
import TestSupport
import Testing

/// Names of files that systems hold, but only just, or that some take for one.
struct FileNameTests {
  @discardableResult
  private func run(_ words: String..., in directory: TemporaryDirectory, code: Int32 = 0) throws -> String {
    let outcome = try Fixtures.ninefold.run(words, in: directory.url)
    #expect(outcome.code == code, "\(words): \(outcome.errors)")
    return outcome.output + outcome.errors
  }

  private static let source = Fixtures.xib(Fixtures.view("v-1"))

  @Test(arguments: 251...255, [".xib", ".storyboard"])
  func `a file name of the longest sort is imported and exported in every format`(
    length: Int, ending: String
  ) throws {
    let directory = try TemporaryDirectory()
    // The letters of two bytes stand on either side of each limit.
    let letters = length - ending.utf8.count
    let stem = String(repeating: "é", count: letters / 2) + (letters % 2 == 0 ? "" : "a")
    let name = stem + ending
    #expect(name.utf8.count == length)
    try directory.write(Self.source, to: "in/\(name)")
    try run("import", "in", "--database", "a.db", in: directory)
    try run("export", "--database", "a.db", "--output", "out", in: directory)
    try run("export", "--database", "a.db", "--output", "P", "--format", "project", in: directory)
    try run("import", "P", "--database", "b.db", in: directory)
    try run("export", "--database", "b.db", "--output", "back", in: directory)
    for folder in ["out", "back"] {
      let written = try Data(contentsOf: directory.url.appending(path: "\(folder)/\(name)"))
      #expect(written == Data(Self.source.utf8))
    }
  }

  @Test func `a path that is longer with the folders around a scene project is refused as it is read`() throws
  {
    let directory = try TemporaryDirectory()
    let path = String(repeating: String(repeating: "p", count: 199) + "/", count: 20) + "m.xib"
    let folder = "in/" + String(repeating: "f", count: 200)
    try directory.write(
      #"{"format":"ninefold scene project","version":1,"name":"p","documents":[{"path":"\#(path)","folder":"m"}]}"#,
      to: folder + "/project.json")
    try directory.write(#"{"nodes":[{"document":{}}]}"#, to: folder + "/m/document.json")
    let said = try run("import", "in", "--database", "a.db", in: directory, code: 2)
    #expect(said.contains("is not one inside the project's folder"), "\(said)")
    try run("import", folder, "--database", "b.db", in: directory)
  }

  @Test func `two Unicode forms of a name are two documents, each found by its own`() throws {
    let directory = try TemporaryDirectory()
    let names = ["\u{E9}.xib", "e\u{301}.xib"]
    for (index, name) in names.enumerated() {
      try directory.write(Fixtures.xib(Fixtures.view("v-\(index)")), to: "in/\(name)")
    }
    // On a disk that composes letters there is but one.
    guard try FileManager.default.contentsOfDirectory(atPath: directory.url.path + "/in").count == 2 else {
      return
    }
    #expect(try run("import", "in", "--database", "a.db", in: directory).contains("2 added"))
    try run("export", "--database", "a.db", "--output", "out", in: directory)
    try run("export", "--database", "a.db", "--output", "P", "--format", "project", in: directory)
    #expect(try run("import", "P", "--database", "b.db", in: directory).contains("2 added"))
    try run("export", "--database", "b.db", "--output", "back", in: directory)
    for (index, name) in names.enumerated() {
      for folder in ["out", "back"] {
        let text = try String(contentsOfFile: directory.url.path + "/\(folder)/\(name)", encoding: .utf8)
        #expect(text.contains("v-\(index)"))
      }
      for source in [["in"], ["--database", "a.db"]] {
        let outcome = try Fixtures.ninefold.run(["show"] + source + ["--document", name], in: directory.url)
        #expect(outcome.code == 0 && outcome.output.contains("v-\(index)"), "\(outcome)")
        #expect(!outcome.output.contains("v-\(1 - index)"))
      }
    }
    // Where only the other form is there, it is selected.
    try directory.write(Self.source, to: "one/u\u{308}.xib")
    let other = try Fixtures.ninefold.run(["show", "one", "--document", "\u{FC}.xib"], in: directory.url)
    #expect(other.code == 0 && other.output.contains("v-1"), "\(other)")
  }

  @Test func `a disk that takes two names for one gets one of the files, and the other is named`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.source, to: "in/Main.xib")
    try directory.write(Fixtures.xib(Fixtures.view("v-2")), to: "in/main.xib")
    guard try FileManager.default.contentsOfDirectory(atPath: directory.url.path + "/in").count == 2 else {
      return
    }
    try run("import", "in", "--database", "a.db", in: directory)
    try run("export", "--database", "a.db", "--output", "out", in: directory)
    #expect(directory.files.filter { $0.hasPrefix("out/") }.count == 2)
    // Two names of one file are what such a disk shows.
    let files = ["Main", "main"].map { directory.url.path + "/out/\($0).xib" }
    try FileManager.default.removeItem(atPath: files[1])
    try FileManager.default.linkItem(atPath: files[0], toPath: files[1])
    let said = try run("export", "--database", "a.db", "--output", "out", in: directory, code: 1)
    #expect(said.contains("out/main.xib:1:1: error: is the file of Main.xib on a disk"), "\(said)")
    for file in files { #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.source) }
  }

  @Test func `of two image sets of one name in a catalogue the second is refused by name`() throws {
    let directory = try TemporaryDirectory()
    for (group, color) in [("A", "1.0"), ("B", "0.0")] {
      try directory.write(#"{"images":[]}"#, to: "in/M.xcassets/\(group)/Icon.imageset/Contents.json")
      try directory.write(
        #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":"#
          + #"{"red":"\#(color)","green":"0","blue":"0","alpha":"1"}}}]}"#,
        to: "in/M.xcassets/\(group)/Tint.colorset/Contents.json")
    }
    try directory.write(Self.source, to: "in/a.xib")
    let said = try run("import", "in", "--database", "a.db", in: directory, code: 1)
    #expect(
      said.contains("B/Icon.imageset:1:1: error: M.xcassets/A/Icon.imageset is the image “Icon” already"),
      "\(said)")
    #expect(
      said.contains("B/Tint.colorset:1:1: error: M.xcassets/A/Tint.colorset is the color “Tint” already"))
    let rows = try run(
      "sql", "SELECT name, red FROM colors", "--database", "a.db", "--format", "csv", in: directory)
    #expect(rows.contains("Tint,1") && rows.split(whereSeparator: \.isNewline).count == 2, "\(rows)")
  }
}

import Foundation
import TestSupport
import Testing

/// Several sources on one line, and the standard input as one.
struct SeveralSourcesTests {
  @Test("Several sources are answered for, each document once")
  func several() throws {
    let directory = try TemporaryDirectory()
    for name in ["One", "Two"] {
      try directory.write(Fixtures.xib(Fixtures.view("in-\(name)")), to: "\(name)/A.xib")
    }
    for command in ["show", "layout", "matrix"] {
      let outcome = try Fixtures.ninefold.run(
        [command, "One", "Two/A.xib", "One", "--format", "json"], in: directory.url)
      #expect(outcome.code == 0)
      let answer = try JSONDecoder().decode(Paths.self, from: Data(outcome.output.utf8))
      // Documents of one path go by their sources.
      #expect(answer.documents.map(\.path) == ["One/A.xib", "Two/A.xib"])
    }
    let chosen = try Fixtures.ninefold.run(
      ["show", "One", "Two", "--document", "Two/A.xib"], in: directory.url)
    #expect(chosen.output.contains("in-Two"))
    #expect(!chosen.output.contains("in-One"))
  }

  @Test func `sources with equal relative paths do not collide in pictures and in a database`() throws {
    let directory = try TemporaryDirectory()
    for name in ["x/App", "y/App"] {
      try directory.write(Fixtures.xib(Fixtures.view("in-\(name.prefix(1))")), to: "\(name)/Views/A.xib")
    }
    let sources = [directory.path + "/x/App", directory.path + "/y/App"]
    let drawn = try Fixtures.ninefold.run(["render"] + sources + ["--output", "P"], in: directory.url)
    #expect(drawn.code == 0)
    #expect(
      directory.files.filter { $0.hasPrefix("P/") }.sorted() == [
        "P/x/App/Views/A.svg", "P/y/App/Views/A.svg",
      ])
    let stored = try Fixtures.ninefold.run(["import"] + sources + ["--database", "s.db"], in: directory.url)
    #expect(stored.code == 0 && stored.output.contains("2 added"))
    let listed = try Fixtures.ninefold.run(
      ["sql", "SELECT document FROM documents ORDER BY 1", "--database", "s.db"], in: directory.url)
    #expect(listed.output.contains("x/App/Views/A.xib") && listed.output.contains("y/App/Views/A.xib"))
  }

  private struct Paths: Decodable {
    struct Document: Decodable { let path: String }
    let documents: [Document]
  }

  @Test("Several projects of a database are answered for")
  func projects() throws {
    let directory = try TemporaryDirectory()
    for name in ["One", "Two", "Three"] {
      try directory.write(Fixtures.xib(Fixtures.view("in-\(name)")), to: "\(name)/A.xib")
      let words = ["import", name, "--database", "scenes.db"]
      #expect(try Fixtures.ninefold.run(words, in: directory.url).code == 0)
    }
    let outcome = try Fixtures.ninefold.run(
      ["show", "One", "Two", "--database", "scenes.db", "--format", "json"], in: directory.url)
    let answer = try JSONDecoder().decode(Paths.self, from: Data(outcome.output.utf8))
    #expect(answer.documents.map(\.path) == ["A.xib", "Two/A.xib"])
    #expect(!outcome.output.contains("in-Three"))
  }

  @Test(
    "A document is read from the standard input",
    arguments: [
      ["show"], ["layout"], ["scenes"], ["inspect"], ["matrix"], ["compare"], ["find", "in-put"],
      ["explain", "--object", "in-put"], ["layout", "--why", "in-put"],
    ])
  func standardInput(words: [String]) throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write(Fixtures.xib(Fixtures.view("in-put")), to: "A.xib")
    let fromFile = try Fixtures.ninefold.run(words + [file.path, "--format", "json"])
    let outcome = try Fixtures.ninefold.run(words + ["-", "--format", "json"], input: file)
    #expect(outcome.code == fromFile.code)
    #expect(outcome.errors.isEmpty)
    let renamed = outcome.output.replacing("stdin.xib", with: "A.xib").replacing("\"stdin\"", with: "\"A\"")
    #expect(renamed == fromFile.output)
  }

  @Test("What is wrong with the standard input has its place")
  func wrongInput() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write("<document>\n<oops>\n</document>\n", to: "A.xib")
    let outcome = try Fixtures.ninefold.run(["show", "-"], input: file)
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("<stdin>:3:1: error: "))
  }

  @Test("The standard input is imported")
  func imported() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write(Fixtures.xib(Fixtures.view("in-put")), to: "App/A.xib")
    let outcome = try Fixtures.ninefold.run(
      ["import", "-", "--database", "scenes.db", "--project", "P"], in: directory.url, input: file)
    #expect(outcome.output == "P: 1 added, 0 replaced, 0 unchanged, 0 refused\n")
    let shown = try Fixtures.ninefold.run(["show", "--database", "scenes.db"], in: directory.url)
    #expect(shown.output.hasPrefix("stdin.xib\n"))
  }
}

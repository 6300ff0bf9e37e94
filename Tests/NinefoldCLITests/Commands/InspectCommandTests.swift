import Foundation
import Ninefold
import TestSupport
import Testing

struct InspectCommandTests {
  private struct Summary: Decodable, Equatable {
    struct Version: Decodable, Equatable {
      let version: Int?
      let documentCount: Int
    }
    let documentCount: Int
    let scenes: Int
    let objects: Int
    let constraints: Int
    let connections: Int
    let toolsVersions: [Version]
  }

  private struct Coverage: Decodable {
    struct Name: Decodable, Equatable {
      let element: String
      let attribute: String?
      let count: Int
      let firstDocument: String
      let firstObject: String?
    }
    let documentCount: Int
    let occurrences: Int
    let understood: Int
    let kept: Int
    let names: [Name]
  }

  @Test func `a summary counts what the database counts`() throws {
    let directory = try TemporaryDirectory()
    let database = directory.url.appending(path: "scenes.db").path
    #expect(try Fixtures.ninefold.run(["import", Fixtures.adaptive.path, "--database", database]).code == 0)
    let ofFiles = try Fixtures.ninefold.run(["inspect", Fixtures.adaptive.path, "--format", "json"])
    let ofProject = try Fixtures.ninefold.run(["inspect", "--database", database, "--format", "json"])
    #expect(ofFiles.code == 0)
    #expect(ofFiles.output == ofProject.output)
    let summary = try JSONDecoder().decode(Summary.self, from: Data(ofFiles.output.utf8))
    let store = try SceneStore(path: database, mode: .readOnly)
    func count(_ view: String) throws -> Int {
      var count = 0
      try store.query("SELECT * FROM \(view)") { _ in
        count += 1
        return true
      }
      return count
    }
    #expect(try summary.documentCount == count("documents"))
    #expect(try summary.scenes == count("scenes"))
    #expect(try summary.objects == count("objects"))
    #expect(try summary.constraints == count("constraints"))
    #expect(try summary.connections == count("connections"))
    #expect(summary.objects > 10)
    #expect(summary.toolsVersions.map(\.documentCount).reduce(0, +) == summary.documentCount)
  }

  @Test func `a summary for people names the versions and runtimes`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Fixtures.xib(Fixtures.view("aaa-aa-aaa")), to: "App/A.xib")
    try directory.write(Fixtures.xib(Fixtures.view("bbb-bb-bbb")), to: "App/B.xib")
    try directory.write("<document><objects/></document>", to: "App/C.xib")
    let outcome = try Fixtures.ninefold.run(["inspect", "App"], in: directory.url)
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        3  documents
        3  scenes
        2  objects
        0  constraints
        0  connections
        0  variations

        TOOLS VERSION  DOCUMENTS
        none                   1
        22155                  2

        TARGET RUNTIME  DOCUMENTS
        none                    1
        iOS.CocoaTouch          2

        3 documents, 3 scenes, 0 refused

        """)
  }

  @Test func `coverage names what is kept and not understood, and where first`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      Fixtures.xib("<view id=\"aaa-aa-aaa\" novel=\"1\"/><view id=\"bbb-bb-bbb\" novel=\"2\"><odd/></view>"),
      to: "App/A.xib")
    let outcome = try Fixtures.ninefold.run(
      ["inspect", "App", "--coverage", "--format", "json"], in: directory.url)
    #expect(outcome.code == 0)
    let coverage = try JSONDecoder().decode(Coverage.self, from: Data(outcome.output.utf8))
    #expect(coverage.documentCount == 1)
    // document with five attributes, objects, two views with two attributes each, odd
    #expect(coverage.occurrences == 14)
    #expect(coverage.understood == 10)
    #expect(coverage.kept == 4)
    #expect(
      coverage.names == [
        Coverage.Name(
          element: "view", attribute: "novel", count: 2, firstDocument: "A.xib", firstObject: "aaa-aa-aaa"),
        Coverage.Name(
          element: "document", attribute: "version", count: 1, firstDocument: "A.xib", firstObject: nil),
        Coverage.Name(
          element: "odd", attribute: nil, count: 1, firstDocument: "A.xib", firstObject: "bbb-bb-bbb"),
      ])
    let text = try Fixtures.ninefold.run(["inspect", "App", "--coverage"], in: directory.url)
    #expect(
      text.output == """
        1 documents, 14 elements and attributes: 10 understood, 4 kept without being understood, of 3 names

        COUNT  ELEMENT   ATTRIBUTE  FIRST OBJECT  FIRST DOCUMENT
            2  view      novel      aaa-aa-aaa    A.xib
            1  document  version                  A.xib
            1  odd                  bbb-bb-bbb    A.xib

        1 document, 1 scene, 0 refused

        """)
  }

  @Test func `what is refused is named, and nothing readable is a failure`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Fixtures.xib(Fixtures.view("aaa-aa-aaa")), to: "App/A.xib")
    try directory.write("<archive", to: "App/B.xib")
    for words in [["inspect", "App"], ["inspect", "App", "--coverage"]] {
      let outcome = try Fixtures.ninefold.run(words, in: directory.url)
      #expect(outcome.code == 1)
      #expect(outcome.errors.hasPrefix("App/B.xib:"))
      #expect(outcome.output.contains("1") && outcome.output.contains("documents"))
      let alone = try Fixtures.ninefold.run([words[0], "App/B.xib"] + words.dropFirst(2), in: directory.url)
      #expect(alone.code == 2)
      #expect(alone.output.isEmpty)
    }
  }

  @Test(arguments: [[], ["--coverage"]])
  func `a summary ends with totals, refused documents among them`(words: [String]) throws {
    let directory = try TemporaryDirectory()
    try directory.write(Fixtures.xib(Fixtures.view("aaa-aa-aaa")), to: "A.xib")
    try directory.write("{}", to: "B.xib")
    let outcome = try Fixtures.ninefold.run(["inspect", "."] + words, in: directory.url)
    #expect(outcome.code == 1)
    #expect(outcome.output.hasSuffix("\n\n1 document, 1 scene, 1 refused\n"))
  }
}

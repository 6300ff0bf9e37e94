import Foundation
import TestSupport
import Testing

/// Findings about documents, from the command line.
struct CheckCommandTests {
  private struct Answer: Decodable {
    struct Finding: Decodable {
      let rule, severity, file, object, message: String
      let line: Int
      let environments: [String]
    }

    let documentCount, refused: Int
    let findings: [Finding]
  }

  private func check(_ words: [String], code: Int32) throws -> Answer {
    let outcome = try Fixtures.ninefold.run(["check", "--format", "json"] + words)
    #expect(outcome.code == code, "\(outcome.errors)")
    return try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
  }

  private static let sample = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "SampleProjects/BirdJournal")
    .path

  @Test func `a finding in several classes is one finding with the list`() throws {
    let answer = try check([Self.sample, "--only", "ambiguous"], code: 1)
    #expect(answer.findings.count == 4)
    #expect(
      answer.findings.allSatisfy {
        $0.environments == ["canvas regular-any", "canvas regular-compact", "canvas regular-regular"]
      })
  }

  @Test func `a stored project gives what its documents give`() throws {
    let directory = try TemporaryDirectory()
    let database = directory.url.appending(path: "scenes.db").path
    #expect(try Fixtures.ninefold.run(["import", Self.sample, "--database", database]).code == 0)
    let stored = try check(["--database", database], code: 1)
    let kept = try check(["--database", database], code: 1)
    let read = try check([Self.sample], code: 1)
    #expect(kept.findings.map(\.message) == stored.findings.map(\.message))
    #expect(kept.findings.map(\.environments) == stored.findings.map(\.environments))
    #expect(stored.findings.map(\.message) == read.findings.map(\.message))
    #expect(stored.documentCount == read.documentCount)
  }

  @Test func `what cannot be read is named, and the others are checked`() throws {
    let directory = try TemporaryDirectory()
    try Data("<document".utf8).write(to: directory.url.appending(path: "A.storyboard"))
    try FileManager.default.copyItem(
      atPath: Fixtures.adaptive.path + "/Main.storyboard", toPath: directory.url.path + "/B.storyboard")
    let outcome = try Fixtures.ninefold.run(["check", directory.url.path, "--format", "json"])
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("A.storyboard:1:"))
    let answer = try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
    #expect(answer.documentCount == 1 && answer.refused == 1)
  }

  @Test func `a rule that does not exist is named with the nearest one`() throws {
    let outcome = try Fixtures.ninefold.run(["check", Self.sample, "--only", "ambigous"])
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("ambiguous"))
  }

  @Test func `a choice of classes and devices is kept to`() throws {
    let answer = try check(
      [
        Self.sample, "--size-class", "compact-regular", "--device", "iPhone 8", "--only", "self_sizing_cell",
      ], code: 0)
    #expect(answer.findings.map(\.rule) == ["self_sizing_cell"])
    #expect(answer.findings.first?.environments == ["iPhone 8 portrait"])
  }

  @Test func `what was found is in SQL, until the document is edited`() throws {
    let directory = try TemporaryDirectory()
    let database = directory.url.appending(path: "scenes.db").path
    #expect(try Fixtures.ninefold.run(["import", Self.sample, "--database", database]).code == 0)
    _ = try check(["--database", database, "--only", "ambiguous"], code: 1)
    let query = [
      "sql", "SELECT object FROM check_findings ORDER BY line", "--database", database, "--format", "json",
    ]
    struct Row: Decodable { let object: String }
    func objects() throws -> [String] {
      let outcome = try Fixtures.ninefold.run(query)
      return try JSONDecoder().decode([Row].self, from: Data(outcome.output.utf8)).map(\.object)
    }
    let found = try objects()
    #expect(found.count == 4)
    let edit = [
      "edit", "set", "--database", database, "--document", "Main.storyboard", "--object", found[0],
      "--attribute", "alpha", "--value", "0.5",
    ]
    #expect(try Fixtures.ninefold.run(edit).code == 0)
    #expect(try objects().isEmpty)
    #expect(try check(["--database", database, "--only", "ambiguous"], code: 1).findings.count == 4)
    #expect(try objects() == found)
  }

  @Test func `severities have colours where they are asked for, and in text alone`() throws {
    let arguments = ["check", Self.sample, "--only", "ambiguous", "--color"]
    let colored = try Fixtures.ninefold.run(arguments + ["always"])
    #expect(colored.output.contains(": \u{1B}[33mwarning\u{1B}[0m: "))
    let plain = try Fixtures.ninefold.run(arguments + ["auto"]).output
    #expect(colored.output.replacing("\u{1B}[33m", with: "").replacing("\u{1B}[0m", with: "") == plain)
    let json = try Fixtures.ninefold.run(arguments + ["always", "--format", "json"]).output
    #expect(!json.contains("\u{1B}"))
  }

  @Test func `a database is refused where only what is new since a commit is to be told`() throws {
    let directory = try TemporaryDirectory()
    let database = directory.url.appending(path: "scenes.db").path
    #expect(try Fixtures.ninefold.run(["import", Self.sample, "--database", database]).code == 0)
    let outcome = try Fixtures.ninefold.run(["check", "--database", database, "--new-since", "main"])
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("--new-since") && outcome.errors.contains("directory"))
  }
}

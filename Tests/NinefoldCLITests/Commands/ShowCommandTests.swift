import Foundation
import TestSupport
import Testing

struct ShowCommandTests {
  @Test(arguments: ["any-any", "compact-regular", "regular-compact"])
  func `a project is shown in a size class`(sizeClass: String) throws {
    for format in ["json", "text"] {
      let outcome = try Fixtures.ninefold.run(
        ["show", Fixtures.adaptive.path, "--size-class", sizeClass, "--format", format])
      #expect(outcome.code == 0)
      #expect(outcome.errors.isEmpty)
      try expectGolden(outcome.output, at: Fixtures.goldens.appending(path: "show-\(sizeClass).\(format)"))
    }
  }

  /// The members of the contract, read as a program of others would.
  struct Answer: Decodable {
    struct Document: Decodable {
      let path: String
      let scenes: [Scene]
    }
    struct Scene: Decodable {
      let id, name, sizeClass: String
      let objects: [Object]
      let constraints: [Constraint]
    }
    struct Object: Decodable {
      let id, type: String
      let `class`: String
      let parent: String?
      let attributes, origins: [String: String]
      let origin: String
    }
    struct Constraint: Decodable {
      struct Side: Decodable { let item, attribute: String }
      let id, owner, relation: String
      let first: Side
      let second: Side?
      let multiplier, constant, priority: Double
      let origin: String
      let origins: [String: String]
    }
    let documents: [Document]
  }

  private func answer(_ words: String...) throws -> Answer {
    let outcome = try Fixtures.ninefold.run(["show", Fixtures.adaptive.path, "--format", "json"] + words)
    #expect(outcome.code == 0)
    return try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
  }

  @Test func `an uninstalled view takes its constraints with it`() throws {
    let compact = try #require(try answer("--size-class", "wC hR").documents.first?.scenes.first)
    #expect(compact.sizeClass == "compact-regular")
    #expect(compact.objects.map(\.id) == ["Roo-tv-001", "Pag-ev-001", "Fig-ur-001", "Saf-ea-001"])
    #expect(
      compact.constraints.allSatisfy { $0.first.item != "Sid-eb-001" && $0.second?.item != "Sid-eb-001" })
    let regular = try #require(try answer("--size-class", "wR hAny").documents.first?.scenes.first)
    #expect(regular.objects.contains { $0.id == "Sid-eb-001" && $0.class == "SidebarView" })
    #expect(regular.constraints.contains { $0.id == "Con-04-001" })
    #expect(!regular.constraints.contains { $0.id == "Con-05-001" })
  }

  @Test func `a constant is that of the class`() throws {
    for (name, constant) in [
      ("any-any", 16.0), ("any-compact", 8), ("compact-compact", 8), ("compact-regular", 16),
    ] {
      let scene = try #require(try answer("--size-class", name).documents.first?.scenes.first)
      #expect(scene.constraints.first { $0.id == "Con-07-001" }?.constant == constant)
    }
  }

  @Test func `what is not the document's own says which variation it is of`() throws {
    let base = try #require(try answer("--size-class", "any-any").documents.first?.scenes.first)
    #expect(base.constraints.first { $0.id == "Con-07-001" }?.origins == [:])
    let compact = try #require(try answer("--size-class", "compact-compact").documents.first?.scenes.first)
    #expect(
      compact.constraints.first { $0.id == "Con-07-001" }?.origins == ["constant": "heightClass=compact"])
    #expect(compact.objects.allSatisfy { $0.origin == "base" })
    let regular = try #require(try answer("--size-class", "regular-regular").documents.first?.scenes.first)
    #expect(regular.objects.first { $0.id == "Sid-eb-001" }?.origin == "widthClass=regular")
  }

  @Test func `only the scene of an id is shown`() throws {
    let answer = try answer("--scene", "Con-fl-002")
    #expect(answer.documents.map(\.path) == ["Main.storyboard"])
    #expect(answer.documents.first?.scenes.map(\.id) == ["Con-fl-002"])
    let xib = try self.answer("--scene", "")
    #expect(xib.documents.map(\.path) == ["Views/Badge.xib"])
  }

  @Test func `a scene that is not there is named`() throws {
    let outcome = try Fixtures.ninefold.run(["show", Fixtures.adaptive.path, "--scene", "nowhere"])
    #expect(outcome.code == 2)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("'nowhere'"))
  }

  @Test func `a stored project is shown as its directory is`() throws {
    let directory = try TemporaryDirectory()
    let database = directory.url.appending(path: "scenes.db").path
    #expect(try Fixtures.ninefold.run(["import", Fixtures.adaptive.path, "--database", database]).code == 0)
    for words in [
      ["--format", "json"], ["--format", "text"], ["--scene", "Con-fl-002"], ["--scene", ""],
      ["--scene", "nowhere"],
    ] {
      let fromFiles = try Fixtures.ninefold.run(["show", Fixtures.adaptive.path] + words)
      let stored = try Fixtures.ninefold.run(["show", "--database", database] + words)
      #expect(stored.output == fromFiles.output)
      #expect(stored.code == fromFiles.code)
    }
  }

  @Test func `reading a document leaves no file`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Fixtures.xib(Fixtures.view("aaa-aa-aaa")), to: "A.xib")
    for command in ["show", "layout"] {
      #expect(try Fixtures.ninefold.run([command, "."], in: directory.url).code == 0)
      #expect(try Fixtures.ninefold.run([command, "A.xib"], in: directory.url).code == 0)
    }
    #expect(directory.files == ["A.xib"])
  }
}

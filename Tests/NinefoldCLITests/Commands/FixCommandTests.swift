import Foundation
import TestSupport
import Testing

/// Mending what checks find, from the command line.
struct FixCommandTests {
  private let folder: TemporaryDirectory
  private let path = "App/Main.storyboard"
  private static let dead = "<variation key=\"widthClass=compact\" constant=\"8\"/>"

  private struct Answer: Decodable {
    struct Change: Decodable {
      struct Finding: Decodable {
        let rule, object: String
        let reason: String?
      }

      let path: String
      let changed: Bool
      let fixed, left: [Finding]
      let difference: String?
    }

    let documentCount, refused: Int
    let changes: [Change]
  }

  /// A project of a storyboard with a constraint of a value that is dead, and one that stands there twice.
  init() throws {
    folder = try TemporaryDirectory()
    try folder.write(Self.storyboard(), to: path)
  }

  private static func storyboard(_ attributes: String = "") -> String {
    Fixtures.storyboard(
      [
        "<view\(attributes) contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\">",
        "<rect key=\"frame\" x=\"8\" y=\"16\" width=\"40\" height=\"30\"/></view>",
      ],
      constraints: [
        "<constraint firstItem=\"box\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" constant=\"8\" id=\"lead\">",
        dead, "</constraint>",
        "<constraint firstItem=\"box\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" constant=\"16\" id=\"top1\"/>",
        "<constraint firstItem=\"box\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" constant=\"16\" id=\"top2\"/>",
        "<constraint firstItem=\"box\" firstAttribute=\"width\" constant=\"40\" id=\"wide\"/>",
        "<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"30\" id=\"high\"/>",
      ])
  }

  private func fix(_ words: String...) throws -> Program.Outcome {
    try Fixtures.ninefold.run(["fix"] + words, in: folder.url)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appending(path: path)), as: UTF8.self)
  }

  /// The lines of the storyboard without those that are mended.
  private static var mended: String {
    let lines = storyboard().split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.filter { line in
      !["top2", dead, "</constraint>"].contains { line.contains($0) }
    }
    return kept.joined(separator: "\n").replacing("id=\"lead\">", with: "id=\"lead\"/>")
  }

  @Test func `what is found is mended in place, and nothing is left to mend`() throws {
    let fixed = try fix("App")
    #expect(fixed.code == 0 && fixed.errors.isEmpty, "\(fixed.errors)")
    #expect(try text(path) == Self.mended)
    let lines = fixed.output.split(separator: "\n")
    #expect(lines.count == 3 && lines.last == "1 document: 2 findings fixed in 1 document")
    #expect(lines.first?.contains(": fixed: the constant of ") == true)
    let again = try fix("App")
    #expect(again.code == 0 && again.output == "1 document: 0 findings fixed\n")
    #expect(try text(path) == Self.mended)
    let check = try Fixtures.ninefold.run(
      ["check", "App", "--only", "dead_override,duplicate_constraint"], in: folder.url)
    #expect(check.code == 0)
  }

  @Test func `a dry run prints a difference that git applies, and writes nothing`() throws {
    let run = try fix("App", "--dry-run")
    #expect(run.code == 1)
    #expect(try text(path) == Self.storyboard())
    #expect(run.output.hasPrefix("--- App/Main.storyboard\n+++ App/Main.storyboard\n@@ "))
    try folder.write(run.output, to: "change.patch")
    let git = Program(at: URL(filePath: "/usr/bin/env"))
    #expect(try git.run(["git", "apply", "-p0", "change.patch"], in: folder.url).code == 0)
    #expect(try text(path) == Self.mended)
    let clean = try fix("App", "--dry-run")
    #expect(clean.code == 0 && clean.output.isEmpty)
  }

  @Test func `some rules are mended, or all but some`() throws {
    #expect(try fix("App", "--only", "duplicate_constraint").code == 0)
    #expect(try text(path).contains(Self.dead))
    #expect(try !text(path).contains("top2"))
    #expect(try fix("App", "--except", "dead_override").output.contains("0 findings fixed"))
    #expect(try fix("App", "--except", "duplicate_constraint").output.contains("1 finding fixed"))
    let refused = try fix("App", "--only", "ambiguous")
    #expect(refused.code == 64 && refused.errors.contains("rules with a fix: misplaced"))
  }

  @Test func `what is off, called right or known stays`() throws {
    try folder.write("rules: {dead_override: off}\n", to: ".ninefold.yml")
    #expect(try fix("App").output.contains("1 finding fixed"))
    #expect(try text(path).contains(Self.dead))
    try folder.write(
      "rules:\n  dead_override:\n    except:\n      - object: lead\n        reason: it is meant\n",
      to: ".ninefold.yml")
    #expect(try fix("App").output.contains("0 findings fixed"))
    #expect(
      try Fixtures.ninefold.run(
        ["check", "App", "--no-config", "--all-rules", "--baseline", "known.json", "--write-baseline"],
        in: folder.url
      ).code == 0)
    #expect(try fix("App", "--no-config", "--baseline", "known.json").output.contains("0 findings fixed"))
    #expect(try fix("App", "--no-config").output.contains("1 finding fixed"))
    try folder.write(
      Self.storyboard().replacing(
        "<constraints>", with: "<!-- ninefold:disable dead_override,duplicate_constraint: so --><constraints>"
      ),
      to: path)
    #expect(try fix("App", "--no-config").output.contains("0 findings fixed"))
  }

  @Test(arguments: ["\n", "\r\n"])
  func `line ends, a missing last one, permissions and links stay as they are`(lineEnd: String) throws {
    let bare = { (text: String) in String(text.dropLast()).replacing("\n", with: lineEnd) }
    try folder.write(bare(Self.storyboard()), to: path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.path + "/" + path)
    try folder.link("Link.storyboard", to: path)
    #expect(try fix("Link.storyboard").code == 0)
    #expect(try text(path) == bare(Self.mended))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let link = try FileManager.default.attributesOfItem(atPath: folder.path + "/Link.storyboard")
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
    #expect(folder.files == [path])
  }

  @Test func `what cannot be read is named, and the others are mended`() throws {
    try folder.write("<document", to: "App/A.storyboard")
    let fixed = try fix("App")
    #expect(fixed.code == 1)
    #expect(fixed.errors.contains("A.storyboard:1:"))
    #expect(try text(path) == Self.mended)
    #expect(try fix("App/A.storyboard").code == 2)
    #expect(try fix("Nowhere").code == 2)
    #expect(try fix("-").code == 2)
  }

  @Test func `what is left alone is told with the reason`() throws {
    let connected = Self.storyboard().replacing(
      "</constraints>",
      with:
        "</constraints><connections><outlet property=\"a\" destination=\"top1\" id=\"o1\"/><outlet property=\"b\" destination=\"top2\" id=\"o2\"/></connections>"
    )
    try folder.write(connected, to: path)
    let fixed = try fix("App", "--only", "duplicate_constraint")
    #expect(fixed.code == 0 && fixed.output == "1 document: 0 findings fixed, 1 left alone\n")
    #expect(
      fixed.errors.contains(": note: left alone: the constraint says what top1 says: outlets lead to both"))
    let run = try fix("App", "--format", "json")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    #expect(answer.changes.map(\.path) == ["App/Main.storyboard"] && answer.changes[0].changed)
    #expect(answer.changes[0].fixed.map(\.object) == ["lead"])
    #expect(answer.changes[0].left.map(\.reason) == ["outlets lead to both"])
    #expect(answer.changes[0].difference == nil && run.errors.isEmpty)
  }

  @Test func `a stored document is mended in its database, and the edit is undone`() throws {
    #expect(try Fixtures.ninefold.run(["import", "App", "--database", "a.db"], in: folder.url).code == 0)
    let run = try fix("--database", "a.db", "--dry-run")
    #expect(run.code == 1 && run.output.hasPrefix("--- Main.storyboard\n"))
    #expect(try fix("--database", "a.db").output.contains("2 findings fixed in 1 document"))
    func exported(_ name: String) throws -> String {
      let words = ["export", "--database", "a.db", "--output", name]
      #expect(try Fixtures.ninefold.run(words, in: folder.url).code == 0)
      return try text(name + "/Main.storyboard")
    }
    #expect(try exported("Mended") == Self.mended)
    #expect(try fix("--database", "a.db").output == "1 document: 0 findings fixed\n")
    let history = try Fixtures.ninefold.run(["history", "--database", "a.db"], in: folder.url)
    #expect(history.output.contains("fix 2 findings"))
    #expect(try Fixtures.ninefold.run(["undo", "--database", "a.db"], in: folder.url).code == 0)
    #expect(try exported("Undone") == Self.storyboard())
    #expect(try Fixtures.ninefold.run(["verify", "--database", "a.db"], in: folder.url).code == 0)
  }

  @Test func `a document of a scene project is mended in its files`() throws {
    #expect(try Fixtures.ninefold.run(["import", "App", "--database", "a.db"], in: folder.url).code == 0)
    let export = ["export", "--database", "a.db", "--format", "project", "--output", "Scenes.sceneproject"]
    #expect(try Fixtures.ninefold.run(export, in: folder.url).code == 0)
    let run = try fix("Scenes.sceneproject", "--dry-run")
    #expect(run.code == 1 && run.output.contains("--- Scenes.sceneproject/"))
    #expect(try fix("Scenes.sceneproject").output.contains("2 findings fixed in 1 document"))
    #expect(try fix("Scenes.sceneproject").output == "1 document: 0 findings fixed\n")
  }
}

import Foundation
import TestSupport
import Testing

struct ExplainCommandTests {
  private func run(_ words: String...) throws -> Program.Outcome {
    try Fixtures.ninefold.run(["explain", Fixtures.adaptive.path] + words)
  }

  @Test(arguments: [("Con-07-001", "constraint"), ("Sid-eb-001", "view")])
  func `an object is explained`(id: String, name: String) throws {
    for format in ["json", "text"] {
      let outcome = try run("--object", id, "--format", format)
      #expect(outcome.code == 0)
      #expect(outcome.errors.isEmpty)
      try expectGolden(outcome.output, at: Fixtures.goldens.appending(path: "explain-\(name).\(format)"))
    }
    let ids = try run("--object", id, "--ids")
    try expectGolden(ids.output, at: Fixtures.goldens.appending(path: "explain-\(name)-ids.text"))
    let json = try run("--object", id, "--format", "json", "--ids")
    try expectGolden(json.output, at: Fixtures.goldens.appending(path: "explain-\(name).json"))
  }

  struct Answer: Decodable {
    struct Document: Decodable { let scenes: [Scene] }
    struct Scene: Decodable { let object: Object }
    struct Object: Decodable {
      let id: String
      let attributes: [Attribute]
      let others: [String: String]
    }
    struct Attribute: Decodable {
      struct Value: Decodable { let value: String?, origin: String }
      let name: String
      let base: String?
      let sizeClasses: [String: Value]
    }
    let documents: [Document]
  }

  @Test func `one attribute is explained, customized or not`() throws {
    for (name, value) in [("constant", "8"), ("firstAttribute", "top")] {
      let outcome = try run("--object", "Con-07-001", "--attribute", name, "--format", "json")
      let answer = try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
      let object = try #require(answer.documents.first?.scenes.first?.object)
      #expect(object.others.isEmpty)
      #expect(object.attributes.map(\.name) == [name])
      #expect(object.attributes.first?.sizeClasses["compact-compact"]?.value == value)
      #expect(object.attributes.first?.sizeClasses.count == 9)
    }
  }

  @Test func `a key names all the attributes of a child`() throws {
    let outcome = try run("--object", "Sid-eb-001", "--attribute", "contentMode")
    #expect(outcome.code == 0)
    let directory = try TemporaryDirectory()
    let view = """
      <label id="lab-el-001"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="widthClass=regular"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </variation></label>
      """
    try directory.write(Fixtures.xib(view), to: "A.xib")
    let font = try Fixtures.ninefold.run(
      ["explain", "A.xib", "--object", "lab-el-001", "--attribute", "fontDescription"], in: directory.url)
    #expect(font.code == 0)
    for name in ["type", "pointSize", "style"] {
      #expect(font.output.contains("  fontDescription.\(name)\n"))
    }
  }

  @Test func `what is not there is named`() throws {
    for (words, name) in [
      (["--object", "nowhere"], "nowhere"), (["--object", "Con-07-001", "--attribute", "colour"], "colour"),
      (["--object", "Con-07-001", "--scene", "none"], "none"),
      (["--object", "Con-07-001", "--scene", "Con-fl-002"], "Con-07-001"),
    ] {
      let outcome = try Fixtures.ninefold.run(["explain", Fixtures.adaptive.path] + words)
      #expect(outcome.code == 2)
      #expect(outcome.errorLines.count == 1)
      #expect(outcome.errors.contains("'\(name)'"))
    }
  }
}

import CheckFixtures
import Checks
import SceneModel
import Testing

struct DuplicateConstraintRuleTests {
  private let box = Fixture.view("box")

  @Test func `two constraints that say the same are told at the second, with the classes`() throws {
    let document = try Fixture.scene(
      box,
      constraints: Fixture.constraint("c1", "box.leading = root.leading + 8")
        + Fixture.constraint("c2", "root.leading = box.leading - 8")
        + Fixture.constraint("c3", "box.leading = root.leading + 9"))
    let findings = try Fixture.findings("duplicate_constraint", document)
    #expect(findings.map(\.object.text) == ["c2"])
    #expect(findings.first?.related.map(\.object.text) == ["c1"])
    #expect(findings.first?.environments.count == 9)
  }

  /// c2 is always installed, c1 in compact width alone.
  @Test func `the one is told that can go`() throws {
    let document = try Fixture.scene(
      box,
      constraints: Fixture.constraint("c1", "box.width = 20") + Fixture.constraint("c2", "box.width = 20"),
      rest: """
        <variation key="default"><mask key="constraints"><exclude reference="c1"/></mask></variation>
        <variation key="widthClass=compact"><mask key="constraints"><include reference="c1"/></mask></variation>
        """)
    let findings = try Fixture.findings("duplicate_constraint", document)
    #expect(findings.map(\.object.text) == ["c1"])
    #expect(findings.first?.related.map(\.object.text) == ["c2"])
  }

  /// Never installed together, and together in compact width and compact height, each alone elsewhere.
  @Test(arguments: ["widthClass=regular", "heightClass=compact"])
  func `constraints that are each needed where the other is not are no duplicates`(second: String) throws {
    let document = try Fixture.scene(
      box,
      constraints: Fixture.constraint("c1", "box.width = 20") + Fixture.constraint("c2", "box.width = 20"),
      rest: """
        <variation key="default"><mask key="constraints"><exclude reference="c1"/><exclude reference="c2"/></mask></variation>
        <variation key="widthClass=compact"><mask key="constraints"><include reference="c1"/></mask></variation>
        <variation key="\(second)"><mask key="constraints"><include reference="c2"/></mask></variation>
        """)
    #expect(try Fixture.objects("duplicate_constraint", document).isEmpty)
  }

  @Test func `two that say the same in some classes and contradict each other elsewhere are none`() throws {
    let document = try document("><variation key=\"widthClass=regular\" constant=\"30\"/></constraint>")
    #expect(try Fixture.objects("duplicate_constraint", document).isEmpty)
  }

  private func document(_ second: String = "", rest: String = "") throws -> Document {
    try Fixture.scene(
      box,
      constraints:
        "<constraint firstItem=\"box\" firstAttribute=\"width\" constant=\"20\" id=\"c1\"/>"
        + "<constraint firstItem=\"box\" firstAttribute=\"width\" constant=\"20\" id=\"c2\"\(second)",
      rest: rest)
  }

  private func ids(_ document: Document) -> [String] {
    ["c1", "c2"].filter { Fixture.text(document).contains("id=\"\($0)\"") }
  }

  @Test func `the second of two goes, with what masks say of it`() throws {
    let masks = """
      <variation key="widthClass=compact"><mask key="constraints"><exclude reference="c1"/><exclude reference="c2"/></mask></variation>
      """
    let mended = try Fixture.mended("duplicate_constraint", document("/>", rest: masks))
    #expect(ids(mended) == ["c1"])
    #expect(!Fixture.text(mended).contains("\"c2\""))
    #expect(try Fixture.findings("duplicate_constraint", mended).isEmpty)
  }

  @Test func `the one that an outlet leads to stays, and both where outlets lead to both`() throws {
    func outlets(_ ids: String...) -> String {
      "<connections>"
        + ids.map { "<outlet property=\"\($0)\" destination=\"\($0)\" id=\"o\($0)\"/>" }.joined()
        + "</connections>"
    }
    #expect(ids(try Fixture.mended("duplicate_constraint", document("/>", rest: outlets("c2")))) == ["c2"])
    #expect(ids(try Fixture.mended("duplicate_constraint", document("/>", rest: outlets("c1")))) == ["c1"])
    let both = try document("/>", rest: outlets("c1", "c2"))
    #expect(try Fixture.leftAlone("duplicate_constraint", both) == ["outlets lead to both"])
  }

  @Test(arguments: [
    (
      "/>",
      "<variation key=\"widthClass=compact\"><mask key=\"constraints\"><exclude reference=\"c2\"/></mask></variation>"
    ),
    (" priority=\"999\"/>", ""),
    (" identifier=\"Width\"/>", ""), (" userLabel=\"Width\"/>", ""),
    ("><variation key=\"userInterfaceStyle=dark\" constant=\"30\"/></constraint>", ""),
  ])
  func `two that are not alike everywhere are left alone`(second: String, rest: String) throws {
    let document = try document(second, rest: rest)
    #expect(try Fixture.findings("duplicate_constraint", document).count == 1)
    #expect(try Fixture.leftAlone("duplicate_constraint", document).allSatisfy { $0 != nil })
    #expect(ids(try Fixture.mended("duplicate_constraint", document)) == ["c1", "c2"])
  }
}

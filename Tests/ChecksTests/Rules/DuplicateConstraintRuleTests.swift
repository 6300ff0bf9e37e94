import Checks
import SceneModel
import Testing

struct DuplicateConstraintRuleTests {
  private let box = Checking.view("box")

  @Test func `two constraints that say the same are told at the second, with the classes`() throws {
    let document = try Checking.scene(
      box,
      constraints: Checking.constraint("c1", "box.leading = root.leading + 8")
        + Checking.constraint("c2", "root.leading = box.leading - 8")
        + Checking.constraint("c3", "box.leading = root.leading + 9"))
    let findings = try Checking.findings("duplicate_constraint", document)
    #expect(findings.map(\.object.text) == ["c2"])
    #expect(findings.first?.related.map(\.object.text) == ["c1"])
    #expect(findings.first?.environments.count == 9)
  }

  @Test func `constraints that are never installed together are no duplicates`() throws {
    let document = try Checking.scene(
      box,
      constraints: Checking.constraint("c1", "box.width = 20") + Checking.constraint("c2", "box.width = 20"),
      rest: """
        <variation key="default"><mask key="constraints"><exclude reference="c1"/><exclude reference="c2"/></mask></variation>
        <variation key="widthClass=compact"><mask key="constraints"><include reference="c1"/></mask></variation>
        <variation key="widthClass=regular"><mask key="constraints"><include reference="c2"/></mask></variation>
        """)
    #expect(try Checking.objects("duplicate_constraint", document).isEmpty)
  }
}

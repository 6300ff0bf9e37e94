import Checks
import SceneModel
import Testing

struct MisplacedRuleTests {
  private func document(y: Double, marked: Bool = false) throws -> Document {
    try Checking.scene(
      Checking.view("box", "view", marked ? "misplaced=\"YES\"" : "", frame: (8, y, 20, 20)),
      constraints: [
        Checking.constraint("c1", "box.leading = root.leading + 8"),
        Checking.constraint("c2", "box.top = root.top + 40"),
        Checking.constraint("c3", "box.width = 20"), Checking.constraint("c4", "box.height = 20"),
      ].joined())
  }

  @Test func `a saved frame that breaks a required constraint is told with both frames`() throws {
    let findings = try Checking.findings("misplaced", document(y: 60, marked: true))
    #expect(
      findings.map(\.message) == [
        "view (box) is misplaced: saved (8, 60, 20, 20), constraints say (8, 40, 20, 20)"
      ])
    #expect(findings.first?.environments == [])
  }

  @Test func `a saved frame that the constraints give is sound`() throws {
    #expect(try Checking.objects("misplaced", document(y: 40)).isEmpty)
  }
}

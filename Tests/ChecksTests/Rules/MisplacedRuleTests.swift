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

  /// Symbols in documents of 16097 to 24506: how far the frame reaches beyond the alignment rect differs by some points.
  @Test func `a symbol that is some points aside is left out`() throws {
    func objects(y: Double) throws -> [String] {
      try Checking.objects(
        "misplaced",
        Checking.scene(
          Checking.view("icon", "imageView", "image=\"gear\" catalog=\"system\"", frame: (8, y, 24, 24)),
          constraints: [
            Checking.constraint("c1", "icon.leading = root.leading + 8"),
            Checking.constraint("c2", "icon.top = root.top + 40"),
            Checking.constraint("c3", "icon.width = 24"), Checking.constraint("c4", "icon.height = 24"),
          ].joined(),
          resources:
            "<resources><image name=\"gear\" catalog=\"system\" width=\"24\" height=\"24\"/></resources>"))
    }
    #expect(try objects(y: 41.5).isEmpty)
    #expect(try objects(y: 90) == ["icon"])
  }
}

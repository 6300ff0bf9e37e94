import Checks
import SceneModel
import Testing

struct UnsatisfiableRuleTests {
  private func document(priority: Int? = nil) throws -> Document {
    try Checking.scene(
      Checking.view("box"),
      constraints: [
        Checking.constraint("c1", "box.leading = root.leading + 16"),
        Checking.constraint("c2", "box.trailing = root.trailing - 16"),
        Checking.constraint("c3", "box.width = 200", priority: priority),
        Checking.constraint("c4", "box.top = root.top"), Checking.constraint("c5", "box.height = 20"),
      ].joined())
  }

  @Test func `a width that contradicts the edges is told with the others of the contradiction`() throws {
    let findings = try Checking.findings("unsatisfiable", document(), [Checking.canvas(.any)])
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.severity == .error)
    #expect(
      Set([finding.object] + finding.related.map(\.object)).isSuperset(
        of: ["c1", "c2", "c3"].map { ObjectID($0) }))
    #expect(finding.message.contains("cannot hold"))
    #expect(finding.details.count == 1)
    #expect(
      finding.details.first?.hasPrefix("H: │─16") == true && finding.details.first?.contains("✗") == true)
  }

  @Test func `a priority below what is required gives way`() throws {
    #expect(try Checking.objects("unsatisfiable", document(priority: 999)).isEmpty)
  }
}

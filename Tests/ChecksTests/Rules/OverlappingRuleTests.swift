import Checks
import SceneModel
import Testing

struct OverlappingRuleTests {
  private func document(leading: Int, _ attributes: String = "") throws -> Document {
    func button(_ id: String) -> String {
      Checking.view(
        id, "button", "buttonType=\"system\" \(attributes)", "<state key=\"normal\" title=\"\(id)\"/>")
    }
    return try Checking.scene(
      button("one") + button("two"),
      constraints: [
        Checking.constraint("c1", "one.leading = root.leading"),
        Checking.constraint("c2", "one.top = root.top"),
        Checking.constraint("c3", "one.width = 100"), Checking.constraint("c4", "one.height = 44"),
        Checking.constraint("c5", "two.leading = root.leading + \(leading)"),
        Checking.constraint("c6", "two.top = root.top"),
        Checking.constraint("c7", "two.width = 100"), Checking.constraint("c8", "two.height = 44"),
      ].joined())
  }

  @Test func `two buttons that share a piece of the screen are told at the one in front`() throws {
    let findings = try Checking.findings("overlapping", document(leading: 80), [Checking.device("iPhone 8")])
    #expect(findings.map(\.message) == ["'two' (two) covers 20 × 44 of 'one' (one)"])
  }

  @Test func `side by side, one on the other and closed to touches they are sound`() throws {
    #expect(
      try Checking.objects("overlapping", document(leading: 100), [Checking.device("iPhone 8")]).isEmpty)
    #expect(try Checking.objects("overlapping", document(leading: 0), [Checking.device("iPhone 8")]).isEmpty)
    #expect(
      try Checking.objects(
        "overlapping", document(leading: 80, "userInteractionEnabled=\"NO\""), [Checking.device("iPhone 8")]
      )
      .isEmpty)
  }
}

import CheckFixtures
import Checks
import SceneModel
import Testing

struct ZeroSizeRuleTests {
  private func document(_ width: Int) throws -> Document {
    try RuleFixture.scene(
      RuleFixture.view("title", "label", "text=\"Hello\""),
      constraints: [
        RuleFixture.constraint("c1", "title.leading = root.leading + \(width)"),
        RuleFixture.constraint("c2", "title.trailing = root.trailing - \(width)"),
        RuleFixture.constraint("c3", "title.top = safe.top + 8"),
      ].joined())
  }

  @Test func `a label that has no width is told`() throws {
    // 2 × 187.5 is the width of the screen.
    let document = try RuleFixture.scene(
      RuleFixture.view("title", "label", "text=\"Hello\""),
      constraints: [
        RuleFixture.constraint("c1", "title.leading = root.leading + 187.5"),
        RuleFixture.constraint("c2", "title.trailing = root.trailing - 187.5"),
        RuleFixture.constraint("c3", "title.top = safe.top + 8"),
      ].joined())
    let findings = try RuleFixture.findings("zero_size", document, [RuleFixture.device("iPhone 8")])
    #expect(findings.map(\.message) == ["'Hello' (title) has a width of 0"])
  }

  @Test func `a label with room is sound, and so is one that is meant to have none`() throws {
    #expect(try RuleFixture.objects("zero_size", document(100), [RuleFixture.device("iPhone 8")]).isEmpty)
    let none = try RuleFixture.scene(
      RuleFixture.view("title", "label", "text=\"Hello\""),
      constraints: [
        RuleFixture.constraint("c1", "title.leading = root.leading + 8"),
        RuleFixture.constraint("c2", "title.top = safe.top"),
        RuleFixture.constraint("c3", "title.height = 0"),
      ].joined())
    #expect(try RuleFixture.objects("zero_size", none, [RuleFixture.device("iPhone 8")]).isEmpty)
  }
}

import CheckFixtures
import Checks
import SceneModel
import Testing

struct ZeroSizeRuleTests {
  private func document(_ width: Int) throws -> Document {
    try Fixture.scene(
      Fixture.view("title", "label", "text=\"Hello\""),
      constraints: [
        Fixture.constraint("c1", "title.leading = root.leading + \(width)"),
        Fixture.constraint("c2", "title.trailing = root.trailing - \(width)"),
        Fixture.constraint("c3", "title.top = safe.top + 8"),
      ].joined())
  }

  @Test func `a label that has no width is told`() throws {
    // 2 × 187.5 is the width of the screen.
    let document = try Fixture.scene(
      Fixture.view("title", "label", "text=\"Hello\""),
      constraints: [
        Fixture.constraint("c1", "title.leading = root.leading + 187.5"),
        Fixture.constraint("c2", "title.trailing = root.trailing - 187.5"),
        Fixture.constraint("c3", "title.top = safe.top + 8"),
      ].joined())
    let findings = try Fixture.findings("zero_size", document, [Fixture.device("iPhone 8")])
    #expect(findings.map(\.message) == ["'Hello' (title) has a width of 0"])
  }

  @Test func `a label with room is sound, and so is one that is meant to have none`() throws {
    #expect(try Fixture.objects("zero_size", document(100), [Fixture.device("iPhone 8")]).isEmpty)
    let none = try Fixture.scene(
      Fixture.view("title", "label", "text=\"Hello\""),
      constraints: [
        Fixture.constraint("c1", "title.leading = root.leading + 8"),
        Fixture.constraint("c2", "title.top = safe.top"),
        Fixture.constraint("c3", "title.height = 0"),
      ].joined())
    #expect(try Fixture.objects("zero_size", none, [Fixture.device("iPhone 8")]).isEmpty)
  }
}

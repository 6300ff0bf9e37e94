import Checks
import SceneModel
import Testing

struct ZeroSizeRuleTests {
  private func document(_ width: Int) throws -> Document {
    try Checking.scene(
      Checking.view("title", "label", "text=\"Hello\""),
      constraints: [
        Checking.constraint("c1", "title.leading = root.leading + \(width)"),
        Checking.constraint("c2", "title.trailing = root.trailing - \(width)"),
        Checking.constraint("c3", "title.top = safe.top + 8"),
      ].joined())
  }

  @Test func `a label that has no width is told`() throws {
    // 2 × 187.5 is the width of the screen.
    let document = try Checking.scene(
      Checking.view("title", "label", "text=\"Hello\""),
      constraints: [
        Checking.constraint("c1", "title.leading = root.leading + 187.5"),
        Checking.constraint("c2", "title.trailing = root.trailing - 187.5"),
        Checking.constraint("c3", "title.top = safe.top + 8"),
      ].joined())
    let findings = try Checking.findings("zero_size", document, [Checking.device("iPhone 8")])
    #expect(findings.map(\.message) == ["'Hello' (title) has a width of 0"])
  }

  @Test func `a label with room is sound, and so is one that is meant to have none`() throws {
    #expect(try Checking.objects("zero_size", document(100), [Checking.device("iPhone 8")]).isEmpty)
    let none = try Checking.scene(
      Checking.view("title", "label", "text=\"Hello\""),
      constraints: [
        Checking.constraint("c1", "title.leading = root.leading + 8"),
        Checking.constraint("c2", "title.top = safe.top"),
        Checking.constraint("c3", "title.height = 0"),
      ].joined())
    #expect(try Checking.objects("zero_size", none, [Checking.device("iPhone 8")]).isEmpty)
  }
}

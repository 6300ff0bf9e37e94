import CheckFixtures
import Checks
import SceneModel
import Testing

/// Apple's Human Interface Guidelines, Layout: avoid full-width buttons.
struct ButtonMarginsRuleTests {
  private func messages(_ distance: Int, background: Bool = true) throws -> [String] {
    let color = "<color key=\"backgroundColor\" red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\"/>"
    let document = try Fixture.scene(
      Fixture.view(
        "go", "button", "", "\(background ? color : "")<state key=\"normal\" title=\"Go\"/>"),
      constraints: [
        Fixture.constraint("c1", "go.leading = root.leading + \(distance)"),
        Fixture.constraint("c2", "root.trailing = go.trailing + \(distance)"),
        Fixture.constraint("c3", "go.top = safe.top + 80"), Fixture.constraint("c4", "go.height = 50"),
      ].joined())
    return try Fixture.findings("button_margins", document, [Fixture.device("iPhone 17")]).map(\.message)
  }

  @Test func `a button from edge to edge is told`() throws {
    #expect(
      try messages(0).map { $0.prefix(while: { $0 != ":" }) } == ["'Go' (go) reaches past the margins"])
  }

  @Test func `one within the margins or without a background is sound`() throws {
    #expect(try messages(24).isEmpty)
    #expect(try messages(0, background: false).isEmpty)
  }
}

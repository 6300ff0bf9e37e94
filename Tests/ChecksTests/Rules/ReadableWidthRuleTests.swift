import CheckFixtures
import Checks
import SceneModel
import Testing

struct ReadableWidthRuleTests {
  private func objects(_ text: String, margin: Int = 20, device: String = "iPad Pro 11-inch (M5)") throws
    -> [String]
  {
    let document = try Fixture.scene(
      Fixture.view("text", "label", "numberOfLines=\"0\" text=\"\(text)\""),
      constraints: [
        Fixture.constraint("c1", "text.leading = root.leading + \(margin)"),
        Fixture.constraint("c2", "root.trailing = text.trailing + \(margin)"),
        Fixture.constraint("c3", "text.top = safe.top + 20"),
      ].joined())
    return try Fixture.objects("readable_width", document, [Fixture.device(device)])
  }

  private let long = String(repeating: "Kingfishers nest in banks. ", count: 8)

  @Test func `several lines across a pad are told`() throws {
    #expect(try objects(long) == ["text"])
  }

  @Test func `short text, narrower lines and phones are sound`() throws {
    #expect(try objects("Kingfishers").isEmpty)
    #expect(try objects(long, margin: 100).isEmpty)
    #expect(try objects(long, device: "iPhone 17").isEmpty)
  }
}

@testable import Pictures
import SceneModel
import Testing
import TextMetrics

/// Boxes with names in place of images (Looks.md#images).
struct PlaceholderTests {
  private static let measurer = TextMeasurer(toolsVersion: ToolsVersion(text: nil))

  private static func captions(_ placeholders: [(name: String, rect: Rect)]) -> [Rect] {
    var list = DrawingList()
    for (name, rect) in placeholders { list.imagePlaceholder(name, in: rect, pixel: 0.5, measurer) }
    return list.commands.texts.map { text in
      Rect(
        x: text.origin.x, y: text.origin.y - text.font.pointSize, width: text.width,
        height: text.font.pointSize)
    }
  }

  @Test func `names of images over each other do not run over each other`() {
    let place = Rect(x: 0, y: 0, width: 200, height: 100)
    let names = Self.captions(["background", "border", "shade", "shine"].map { ($0, place) })
    #expect(names.count == 3, "in the middle, above and below; for a fourth there is no place")
    for (index, name) in names.enumerated() {
      #expect(!names[..<index].contains { $0.overlaps(name) })
      #expect(name.y >= place.y && name.maxY <= place.maxY)
    }
  }

  @Test func `a name is no wider than its image`() throws {
    let place = Rect(x: 10, y: 10, width: 60, height: 30)
    let name = try #require(Self.captions([("a-very-long-name-of-an-image", place)]).first)
    #expect(name.x >= place.x && name.maxX <= place.maxX)
  }

  @Test func `very many names end soon`() {
    let many = (0..<5_000).map { ("image\($0)", Rect(x: Double($0 * 80), y: 0, width: 60, height: 30)) }
    #expect(Self.captions(many).count == 5_000)
  }
}

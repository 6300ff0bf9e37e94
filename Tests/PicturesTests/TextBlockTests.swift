@testable import Pictures
import SceneModel
import Testing
import TextMetrics

/// Lines of text as labels draw them (Looks.md#label).
struct TextBlockTests {
  private func texts(
    _ attributes: String, width: Double = 100, height: Double = 21, direction: LayoutDirection? = nil
  ) throws -> [DrawnText] {
    let label = Picturing.view("label", "l", (10, 50, width, height), attributes)
    return try Picturing.commands(label, direction: direction).texts
  }

  @Test func `a line stands in the middle of the height, from the left`() throws {
    let text = try #require(try texts("text=\"Tide\"", height: 41).first)
    #expect(text.text == "Tide")
    #expect(text.origin.x == 10)
    // The line of 17 points is 20.29 high, 16.19 of it above the letters' foot.
    #expect(abs(text.origin.y - (50 + (41 - 20.286) / 2 + 16.187)) < 0.01)
  }

  @Test(arguments: [
    ("left", 10.0), ("center", 43.3), ("right", 76.6), ("natural", 10.0),
  ])
  func `lines are aligned`(word: String, x: Double) throws {
    let text = try #require(try texts("text=\"Tide\" textAlignment=\"\(word)\"").first)
    #expect(abs(text.origin.x - x) < 1.5)
  }

  @Test func `what is natural follows the direction of reading`() throws {
    let text = try #require(try texts("text=\"Tide\"", direction: .rightToLeft).first)
    #expect(abs(text.origin.x + text.width - 110) < 0.001)
  }

  @Test(arguments: [
    ("tailTruncation", "The water…"), ("headTruncation", "…the bridge"), ("middleTruncation", "The w…bridge"),
  ])
  func `a line that is too long is cut`(mode: String, start: String) throws {
    let long = "The water rises under the bridge"
    let drawn = try texts("text=\"\(long)\" lineBreakMode=\"\(mode)\"").map(\.text).joined()
    #expect(drawn.contains("…"))
    #expect(drawn.utf8.count < long.utf8.count)
    switch mode {
    case "tailTruncation": #expect(long.hasPrefix(String(drawn.dropLast())))
    case "headTruncation": #expect(long.hasSuffix(String(drawn.dropFirst())))
    default: #expect(drawn.first == "T" && drawn.last == "e")
    }
  }

  @Test func `lines are broken, and no more drawn than the limit and the height let`() throws {
    let text = "text=\"One two three four five six seven eight nine ten\""
    #expect(try texts(text + " numberOfLines=\"0\"", height: 200).count > 3)
    #expect(try texts(text + " numberOfLines=\"2\"", height: 200).map(\.text).count >= 2)
    let two = try texts(text + " numberOfLines=\"2\"", height: 200).map(\.text).joined(separator: " ")
    #expect(two.hasSuffix("…"))
    let low = try texts(text + " numberOfLines=\"0\"", height: 41)
    #expect(Set(low.map(\.origin.y)).count == 2)
  }

  @Test func `text that may shrink becomes smaller down to its least scale`() throws {
    let long = "text=\"The water rises\" adjustsFontSizeToFit=\"YES\""
    let small = try #require(try texts(long + " minimumScaleFactor=\"0.5\"").first)
    #expect(small.font.pointSize < 17 && small.font.pointSize > 8.5)
    #expect(abs(small.width - 100) < 1)
    let least = try texts(long + " minimumScaleFactor=\"0.9\"")
    #expect(least.first?.font.pointSize == 17 * 0.9)
    #expect(least.map(\.text).joined().hasSuffix("…"))
  }

  @Test func `an attributed text has its fonts and colours, one after the other`() throws {
    let content = """
      <attributedString key="attributedText">
      <fragment content="9 "><attributes><color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1"/>
      <font key="NSFont" size="28" name="HelveticaNeue-Bold"/></attributes></fragment>
      <fragment content="of ten"><attributes><font key="NSFont" size="12" name="HelveticaNeue"/></attributes></fragment>
      </attributedString>
      """
    let label = Picturing.view("label", "l", (0, 0, 200, 40), "usesAttributedText=\"YES\"", content)
    let texts = try Picturing.commands(label).texts
    #expect(texts.map(\.text) == ["9 ", "of ten"])
    #expect(texts.map(\.font.pointSize) == [28, 12])
    #expect(texts[0].color == DrawingColor(0xFF0000))
    #expect(texts[1].origin.x == texts[0].origin.x + texts[0].width)
    #expect(texts[1].origin.y == texts[0].origin.y)
  }
}

import Checks
import SceneModel
import Testing

struct TruncatedTextRuleTests {
  private func findings(_ text: String, width: Int, _ attributes: String = "") throws -> [CheckFinding] {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    let document = try Checking.scene(
      Checking.view(
        "title", "label", "text=\"\(text)\" lineBreakMode=\"tailTruncation\" \(attributes)", font),
      constraints: [
        Checking.constraint("c1", "title.leading = root.leading + 16"),
        Checking.constraint("c2", "title.top = safe.top + 8"),
        Checking.constraint("c3", "title.width = \(width)"),
      ].joined())
    return try Checking.findings("truncated_text", document, [Checking.device("iPhone 8")])
  }

  @Test func `a line that is wider than its label is told with both widths`() throws {
    let findings = try findings("Account settings and more", width: 80)
    #expect(findings.map(\.object.text) == ["title"])
    #expect(findings.first?.message.hasSuffix("expected at most 80") == true)
  }

  @Test func `a label with room, one that wraps and one that shrinks are sound`() throws {
    #expect(try findings("Account settings and more", width: 300).isEmpty)
    #expect(try findings("Account settings and more", width: 80, "numberOfLines=\"0\"").isEmpty)
    #expect(try findings("Account settings and more", width: 80, "minimumScaleFactor=\"0.5\"").isEmpty)
  }
}

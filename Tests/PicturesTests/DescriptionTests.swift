import Foundation
import FoundationXML
@testable import Pictures
import SceneModel
import Testing

/// The descriptions of pictures for screen readers (Looks.md#descriptions).
struct DescriptionTests {
  private func descriptions(_ views: String) throws -> [DrawnDescription] {
    try Picturing.commands(views).groups.compactMap(\.description)
  }

  private func configuration(_ attributes: String, _ content: String = "") -> String {
    "<accessibility key=\"accessibilityConfiguration\" \(attributes)>\(content)</accessibility>"
  }

  @Test(arguments: [
    ("label", "text=\"Tide\"", "", "Tide", "text"),
    ("button", "", "<state key=\"normal\" title=\"Go\"/>", "Go", "button"),
    ("switch", "on=\"YES\"", "", "switch button", "on"),
    ("slider", "value=\"3\" minValue=\"1\" maxValue=\"5\"", "", "adjustable", "50 %"),
    ("progressView", "progress=\"0.25\"", "", "progress", "25 %"),
    ("pageControl", "numberOfPages=\"3\" currentPage=\"1\"", "", "page control", "page 2 of 3"),
    ("textField", "text=\"7\" placeholder=\"Port\"", "", "Port", "text field, 7"),
    (
      "segmentedControl", "selectedSegmentIndex=\"1\"",
      "<segments><segment title=\"Ebb\"/><segment title=\"Flood\"/></segments>", "segmented control", "Flood"
    ),
    ("button", "enabled=\"NO\"", "<state key=\"normal\" title=\"Go\"/>", "Go", "button, dimmed"),
  ])
  func `controls say their name, what they are and what they hold`(
    element: String, attributes: String, content: String, title: String, details: String
  ) throws {
    let description = try #require(
      try descriptions(Picturing.view(element, "v", (0, 0, 90, 30), attributes, content)).first)
    #expect(description.title == title)
    #expect(description.details == details)
  }

  @Test func `what the document says for those who do not see it comes first`() throws {
    let own = configuration(
      "label=\"Water\" hint=\"Opens the table\"",
      "<accessibilityTraits key=\"traits\" header=\"YES\" selected=\"YES\"/>")
    let label = Picturing.view("label", "v", (0, 0, 90, 30), "text=\"Tide\"", own)
    let description = try #require(try descriptions(label).first)
    #expect(description.title == "Water")
    #expect(description.details == "heading, selected. Opens the table")
  }

  @Test func `views are described where they are elements`() throws {
    let no = configuration("", "<bool key=\"isElement\" value=\"NO\"/>")
    let yes = configuration("label=\"Chart\"", "<bool key=\"isElement\" value=\"YES\"/>")
    #expect(try descriptions(Picturing.view("label", "v", (0, 0, 9, 9), "text=\"Tide\"", no)).isEmpty)
    #expect(try descriptions(Picturing.view("view", "v", (0, 0, 9, 9))).isEmpty)
    #expect(try descriptions(Picturing.view("view", "v", (0, 0, 9, 9), "", yes)).map(\.title) == ["Chart"])
  }

  /// The identifiers of an SVG document and those that its attributes refer to.
  private final class Identifiers: NSObject, XMLParserDelegate {
    var given: [String] = []
    var used: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      given += attributes["id"].map { [$0] } ?? []
      used += ["aria-labelledby", "aria-describedby"].compactMap { attributes[$0] }
    }
  }

  @Test func `every description of a sheet is there once, and no character leaves its place`() throws {
    let button = Picturing.view(
      "button", "b", (0, 0, 90, 30), "",
      "<state key=\"normal\" title=\"&lt;/title&gt;&amp;&quot;\"/>" + configuration("hint=\"&lt;svg/&gt;\""))
    let drawing = try Picturing.drawing(Picturing.document(button))
    #expect(drawing.details == "1 \u{D7} button")
    let sheet = PictureSheet(
      [PictureSheet.Cell(caption: "a", drawing: drawing), PictureSheet.Cell(caption: "b", drawing: drawing)],
      columns: 2)
    let svg = SVGPainter.bytes(of: sheet.drawing(title: "t"))
    let identifiers = Identifiers()
    let parser = XMLParser(data: Data(svg))
    parser.delegate = identifiers
    #expect(parser.parse())
    #expect(Set(identifiers.given).count == identifiers.given.count)
    #expect(identifiers.used.count == 2 + 2 * 2 + 2 * 2)
    #expect(Set(identifiers.used).isSubset(of: identifiers.given))
    let text = String(decoding: svg, as: UTF8.self)
    #expect(text.contains("role=\"img\" aria-roledescription=\"button\""))
    #expect(text.contains(">button. &lt;svg/"))
    #expect(text.contains("role=\"group\""))
  }
}

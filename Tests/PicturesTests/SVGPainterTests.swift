import Foundation
import FoundationXML
@testable import Pictures
import SceneModel
import TestSupport
import Testing
import TextMetrics

/// Drawings as SVG documents.
struct SVGPainterTests {
  private func text(_ commands: [DrawingCommand], title: String = "t") -> String {
    let drawing = Drawing(size: Size(100, 50), title: title, commands: commands)
    return String(decoding: SVGPainter.bytes(of: drawing), as: UTF8.self)
  }

  /// The names and attributes of a document's elements, and its characters.
  private func elements(_ svg: String) throws -> Elements {
    let elements = Elements()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = elements
    #expect(parser.parse(), "\(svg)")
    return elements
  }

  private final class Elements: NSObject, XMLParserDelegate {
    var all: [(name: String, attributes: [String: String])] = []
    var characters = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      all.append((name, attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { characters += string }
  }

  @Test func `the document has the size, a title, and is a document of graphics for screen readers`() throws {
    let all = try elements(text([], title: "Tide & <time>")).all
    #expect(all.map(\.name) == ["svg", "title"])
    #expect(all[0].attributes["viewBox"] == "0 0 100 50")
    // A screen reader skips the content of an image.
    #expect(all[0].attributes["role"] == "graphics-document document")
    #expect(all[0].attributes["aria-labelledby"] == all[1].attributes["id"])
  }

  @Test(arguments: [
    "</text><script>alert(1)</script>", "a\u{0}b\u{1F}c\u{FFFE}d", "\"'><svg onload=x>", "&amp;&#0;]]>",
  ])
  func `no text leaves its place`(hostile: String) throws {
    var group = DrawingGroup()
    group.object = DrawnObject(
      id: ObjectID(hostile), element: hostile, className: hostile, title: hostile, frame: .zero)
    let drawn = DrawnText(
      text: hostile, font: .system(ofSize: 12), color: .black, origin: DrawingPoint(0, 0), width: 10)
    let found = try elements(text([.begin(group), .text(drawn), .end], title: hostile))
    #expect(found.all.map(\.name) == ["svg", "title", "g", "title", "text"])
    let allowed = String(
      String.UnicodeScalarView(hostile.unicodeScalars.filter { $0.value >= 32 && $0.value != 0xFFFE }))
    #expect(found.all[2].attributes["data-id"] == allowed)
    #expect(found.characters.contains(allowed))
  }

  @Test func `a font's name cannot leave its quotes`() {
    let face = FontFace(
      names: FontNames(postScript: "X", family: "a'; } \" <b>", style: "Bold"), unitsPerEm: 1000,
      lineUnits: .init(ascender: 900, descender: 200, lineGap: 0), advances: [:], kerning: [:])
    let drawn = DrawnText(
      text: "x", font: Font(family: .project(face), pointSize: 10), color: .black,
      origin: DrawingPoint(0, 0), width: 5)
    #expect(text([.text(drawn)]).contains("font-family=\"'a   b', Inter, sans-serif\""))
  }

  @Test(arguments: [
    (0.1 + 0.2, "0.3"), (-0.0004, "0"), (1.0005, "1.001"), (12, "12"), (.infinity, "0"), (.nan, "0"),
    (1e300, "1000000000"), (-3.25, "-3.25"),
  ])
  func `numbers are short and finite`(number: Double, expected: String) {
    let line = DrawingPath.lines([DrawingPoint(number, 0)], isClosed: false)
    let svg = text([.stroke(line, .black, DrawingLine(1))])
    #expect(svg.contains("d=\"M\(expected) 0\""), "\(svg)")
  }

  @Test func `groups that are open at the end are closed, ends without a group say nothing`() throws {
    #expect(try elements(text([.end, .begin(DrawingGroup()), .begin(DrawingGroup())])).all.count == 4)
  }

  @Test func `a shadow is described once`() throws {
    var group = DrawingGroup()
    group.shadow = DrawingShadow(.black, y: 1, deviation: 2)
    let found = try elements(text([.begin(group), .end, .begin(group), .end])).all
    #expect(found.count { $0.name == "filter" } == 1)
    #expect(found.count { $0.attributes["filter"] == "url(#shadow1)" } == 2)
  }

  @Test(arguments: [
    ("flat", 12121, nil), ("adaptive", 21701, nil), ("adaptive-dark", 21701, InterfaceStyle.dark),
    ("glass", 24093, nil),
  ])
  func `all controls look as they did`(name: String, version: Int, style: InterfaceStyle?) throws {
    let document = try Picturing.document(ControlSheet.views, toolsVersion: version)
    let drawing = try Picturing.drawing(document, style: style)
    let svg = String(decoding: SVGPainter.bytes(of: drawing), as: UTF8.self)
    let goldens = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
    try expectGolden(svg, at: goldens.appending(path: "controls-\(name).svg"))
    _ = try elements(svg)
  }
}

import Foundation
import TestSupport
import Testing

/// The images, colours and fonts on the page of `ninefold browse`.
struct BrowseResourceTests {
  private static let image = #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>"#

  private static func project() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(Fixtures.storyboard([]), to: "App/A.storyboard")
    let catalog = "App/Art.xcassets/"
    try directory.write(
      #"{"images": [{"idiom": "universal", "scale": "1x"}, {"idiom": "universal", "scale": "2x", "filename": "a.svg"}]}"#,
      to: catalog + "Mark.imageset/Contents.json")
    try directory.write(image, to: catalog + "Mark.imageset/a.svg")
    try directory.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.0", "green": "0x80", "blue": "0.0", "alpha": "1.0"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components": {"red": "0.0", "green": "0.0", "blue": "1.0", "alpha": "0.5"}}},
        {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
         "color": {"platform": "ios", "reference": "systemRedColor"}}]}
      """, to: catalog + "Tint.colorset/Contents.json")
    return directory
  }

  @Test func `images are copied, and colours are said in each appearance`() throws {
    let directory = try Self.project()
    let site = try WrittenSite(["App"], in: directory)
    let resources = try site.data("data/resources")
    guard case .array(let pictures)? = resources["pictures"],
      case .array(let assets)? = resources["assets"]?["assets"], case .array(let slots)? = assets[1]["slots"]
    else { throw CocoaError(.coderValueNotFound) }
    // The slots with a picture come before the empty ones.
    #expect(
      pictures.map { $0["files"] } == [
        .array([.string("data/images/0"), .null]), .array([.null, .null, .null]),
      ])
    #expect(try site.data("data/images/0")["svg"] == .string(Self.image))
    #expect(slots.map { $0["color"] } == [.string("#FF8000"), .string("#0000FF80"), .string("#E9152D")])
    #expect(resources["specimens"] == .array([]))
  }

  @Test func `the page has the fonts of the project, those that are as small as a page may have`() throws {
    let directory = try Self.project()
    let font = try TestFonts.bytes("Ninefold.ttf")
    try directory.write(font, to: "App/Font.ttf")
    let site = try WrittenSite(["App"], in: directory)
    #expect(try site.data("data/resources")["specimens"] == .array([.string("data/fonts/0")]))
    #expect(try site.data("data/fonts/0")["base64"] == .string(Data(font).base64EncodedString()))
    // A file of a font may have anything behind its tables.
    let row = try #require(LimitTable.rows.first { $0.constant == "SiteResources.mostFontBytes" })
    let rest = Array(repeating: UInt8(0), count: row.limit + 1 - font.count)
    try directory.write(font + rest, to: "App/Font.ttf")
    let other = try WrittenSite(["App"], in: directory)
    #expect(try other.data("data/resources")["specimens"] == .array([.null]))
  }

  @Test func `of images and fonts those are shown for which there is space`() throws {
    let row = try #require(LimitTable.rows.first { $0.constant == "SiteResources.mostBytes" })
    let directory = try TemporaryDirectory()
    try directory.write(Fixtures.storyboard([]), to: "App/A.storyboard")
    let size = 4_000_000
    let image = Self.image + String(repeating: " ", count: size - Self.image.utf8.count)
    let count = row.limit / size + 1
    for index in 0..<count {
      let set = "App/Art.xcassets/\(100 + index).imageset"
      try directory.write(
        #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#, to: "\(set)/Contents.json")
      try directory.write(image, to: "\(set)/a.svg")
    }
    let site = try WrittenSite(["App"], in: directory)
    guard case .array(let pictures)? = try site.data("data/resources")["pictures"] else {
      throw CocoaError(.coderValueNotFound)
    }
    let shown = (0..<count - 1).map { JSON.array([.string("data/images/\($0)")]) }
    #expect(pictures.map { $0["files"] } == shown + [.array([.null])])
  }
}

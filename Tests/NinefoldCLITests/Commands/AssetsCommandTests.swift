import Foundation
import TestSupport
import Testing

struct AssetsCommandTests {
  private static let resources = """
    <resources><image name="Mark" width="30" height="30"/><image name="Logo.png" width="9" height="9"/>\
    <image name="trash" catalog="system" width="120" height="128"/>\
    <namedColor name="Tint"><color red="1" green="0" blue="0" alpha="1"/></namedColor>\
    <namedColor name="Gone"><color red="1" green="0" blue="0" alpha="1"/></namedColor></resources>
    """
  private static let sets: KeyValuePairs = [
    "Mark.imageset": """
    {"images": [{"idiom": "universal", "scale": "1x"},
      {"idiom": "universal", "scale": "2x", "filename": "a.svg"},
      {"idiom": "ipad", "filename": "a.svg", "width-class": "compact",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
    """,
    "Unused.imageset": #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#,
    "Tint.colorset": """
    {"colors": [{"idiom": "universal", "color":
      {"color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
    """,
  ]

  /// A project of two documents that name the same assets, and its catalogue.
  private static func project() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let document = Fixtures.storyboard([]).replacing("</scenes>", with: "</scenes>" + resources)
    for name in ["A", "B"] { try directory.write(document, to: "App/\(name).storyboard") }
    for (set, contents) in sets {
      try directory.write(contents, to: "App/Art.xcassets/\(set)/Contents.json")
      try directory.write(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>"#,
        to: "App/Art.xcassets/\(set)/a.svg")
    }
    return directory
  }

  @Test(arguments: [
    ["layout", "--device", "iPhone 8"], ["check"], ["fix", "--dry-run"], ["render", "--output", "Pictures"],
    ["show", "--picture"], ["assets"], ["snapshot", "record", "--in", "Snapshots"],
  ])
  func `a set that cannot be read is refused`(command: [String]) throws {
    let directory = try TemporaryDirectory()
    try directory.write(Fixtures.xib(Fixtures.view("v")), to: "App/A.xib")
    #expect(try Fixtures.ninefold.run(command + ["App"], in: directory.url).code == 0)
    try directory.write("{", to: "App/Art.xcassets/Mark.imageset/Contents.json")
    let outcome = try Fixtures.ninefold.run(command + ["App"], in: directory.url)
    #expect(outcome.code == 1, "\(outcome.output)")
    #expect(outcome.errors.contains("Mark.imageset/Contents.json:1:2: error:"))
  }

  @Test func `assets lists slots, empty ones, who names a set, and what no catalog has`() throws {
    let directory = try Self.project()
    let stored = try Fixtures.ninefold.run(["import", "App", "--database", "a.db"], in: directory.url)
    #expect(stored.code == 0)
    for source in [["App"], ["--database", "a.db"]] {
      let outcome = try Fixtures.ninefold.run(["assets"] + source, in: directory.url)
      #expect(outcome.code == 0)
      #expect(
        outcome.output == """
          NAME    KIND   SLOTS                      EMPTY  DOCUMENTS  CATALOG
          Mark    image  2x, ipad compact-any dark  1x             2  Art.xcassets
          Unused  image  any                        -              0  Art.xcassets
          Tint    color  any                        -              2  Art.xcassets

          IN NO CATALOG  KIND   DOCUMENTS
          Logo.png       image          2
          Gone           color          2

          """)
    }
  }

  @Test func `a picture that is not there is an error by name, and all else is listed`() throws {
    let directory = try Self.project()
    try FileManager.default.removeItem(
      at: directory.url.appending(path: "App/Art.xcassets/Unused.imageset/a.svg"))
    let outcome = try Fixtures.ninefold.run(["assets", "App", "--format", "json"], in: directory.url)
    #expect(outcome.code == 1)
    #expect(
      outcome.errors.contains(
        "Art.xcassets/Unused.imageset/a.svg:1:1: error: does not exist, expected a file"))
    let answer = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let assets = try #require(answer?["assets"] as? [[String: Any]])
    #expect(assets.map { $0["name"] as? String } == ["Mark", "Unused", "Tint"])
    let slots = assets.map { $0["slots"] as? [[String: Any]] ?? [] }
    #expect(slots.map(\.count) == [3, 1, 1])
    #expect(slots[0][0]["width"] as? Double == 8)
    #expect(slots[0][2]["file"] is NSNull)
    #expect(slots[1][0]["file"] as? String == "a.svg")
    #expect(slots[1][0]["width"] is NSNull)
  }
}

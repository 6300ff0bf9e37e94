import Foundation
import Ninefold
import TestSupport
import Testing

/// The variants of images that devices show (Devices.md#images).
struct ImageVariantTests {
  private static let view = """
    <imageView image="Mark" translatesAutoresizingMaskIntoConstraints="NO" id="i1">
    <rect key="frame" x="1" y="2" width="3" height="4"/></imageView>
    """
  private static let constraints = [
    #"<constraint firstItem="i1" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k1"/>"#,
    #"<constraint firstItem="i1" firstAttribute="top" secondItem="root" secondAttribute="top" id="k2"/>"#,
  ]

  /// A project whose document lists an image of 30 points, of which a catalogue has variants.
  private static func project() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let resources = #"<resources><image name="Mark" width="30" height="30"/></resources>"#
    let document = Fixtures.storyboard([view], constraints: constraints)
      .replacing("</scenes>", with: "</scenes>" + resources)
    try directory.write(document, to: "App/Main.storyboard")
    let set = "App/Assets.xcassets/Mark.imageset/"
    var slots: [String] = []
    for (name, side, slot) in [
      ("any", 40, ""), ("compact", 20, #","width-class":"compact""#),
      ("least", 5, #","width-class":"compact","height-class":"compact""#),
      ("regular", 100, #","width-class":"regular""#),
      ("french", 70, #","locale":"fr""#),
      ("dark", 60, #","appearances":[{"appearance":"luminosity","value":"dark"}]"#),
    ] {
      try directory.write(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(side)" height="\#(side)"/>"#,
        to: "\(set)\(name).svg")
      slots.append(#"{"idiom":"universal","filename":"\#(name).svg"\#(slot)}"#)
    }
    try directory.write(#"{"images":[\#(slots.joined(separator: ","))]}"#, to: set + "Contents.json")
    return directory
  }

  private static func size(_ words: [String], in directory: TemporaryDirectory) throws -> [Double] {
    let outcome = try Fixtures.ninefold.run(
      ["layout"] + words + ["--ignore-saved-frames", "--format", "json"], in: directory.url)
    let answer = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let documents = answer?["documents"] as? [[String: Any]]
    let scenes = documents?.first?["scenes"] as? [[String: Any]]
    let views = scenes?.first?["views"] as? [[String: Any]]
    let view = views?.first { $0["id"] as? String == "i1" }
    return Array(try #require(view?["frame"] as? [Double])[2...])
  }

  @Test(arguments: [
    ("--device=iPhone 8", 20.0), ("--device=iPhone 8 --orientation=landscape", 5),
    ("--device=iPad Air 2", 100),
    ("--device=iPhone 8 --style=dark", 60), ("--canvas", 30),
    ("--device=iPhone 8 --locale=fr-CA", 70), ("--size-class=compact-regular", 20),
    ("--size-class=compact-compact", 5), ("--size-class=regular-regular", 100), ("--size-class=any-any", 40),
    ("--style=dark", 60), ("--content-size=small", 30),
  ])
  func `an image view is as large as the variant that is shown, and as listed on the canvas as it was saved`(
    options: String, side: Double
  ) throws {
    let directory = try Self.project()
    let words = options.split(separator: " --").map { $0.hasPrefix("--") ? String($0) : "--" + $0 }
    #expect(try Self.size(["App"] + words, in: directory) == [side, side])
    let outcome = try Fixtures.ninefold.run(["import", "App", "--database", "a.db"], in: directory.url)
    #expect(outcome.code == 0)
    #expect(try Self.size(["--database", "a.db"] + words, in: directory) == [side, side])
  }

  @Test func `a catalogue that cannot be read is told, and the image is as listed`() throws {
    let directory = try Self.project()
    try directory.write("{", to: "App/Assets.xcassets/Mark.imageset/Contents.json")
    let outcome = try Fixtures.ninefold.run(["layout", "App", "--device", "iPhone 8"], in: directory.url)
    #expect(outcome.errors.contains("Assets.xcassets/Mark.imageset/Contents.json:1:2: error:"))
    #expect(try Self.size(["App", "--device", "iPhone 8"], in: directory) == [30, 30])
  }
}

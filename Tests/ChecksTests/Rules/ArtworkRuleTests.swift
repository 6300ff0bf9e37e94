import CheckFixtures
import Checks
import SceneModel
import Testing

/// Apple's Human Interface Guidelines, Layout: artwork on screens of other proportions.
struct ArtworkRuleTests {
  /// The findings about an image of 400 × 300 in a view across the screen, so many points high.
  private func messages(
    _ mode: String, height: Int, image: String = "width=\"400\" height=\"300\"", width: Int? = nil,
    options: [String: RuleOption.Value] = [:]
  ) throws -> [String] {
    let document = try Fixture.scene(
      Fixture.view("banner", "imageView", "contentMode=\"\(mode)\" image=\"Banner\""),
      constraints: [
        Fixture.constraint("c1", "banner.leading = root.leading"),
        width.map { Fixture.constraint("c2", "banner.width = \($0)") }
          ?? Fixture.constraint("c2", "banner.trailing = root.trailing"),
        Fixture.constraint("c3", "banner.top = root.top"),
        Fixture.constraint("c4", "banner.height = \(height)"),
      ].joined(), resources: "<resources><image name=\"Banner\" \(image)/></resources>")
    return try Fixture.findings("artwork", document, [Fixture.device("iPhone 8")], options: options).map(
      \.message)
  }

  /// 375 × 100 shows 400 × 107 of 400 × 300; 375 × 600 holds 375 × 281.
  @Test(
    arguments: [
      ("scaleAspectFill", 100, "clipped by 64 percent"), ("scaleAspectFit", 600, "letterboxed by 53 percent"),
      ("scaleToFill", 100, "distorted by 181 percent"),
    ])
  func `an image that fits badly is told with its share`(mode: String, height: Int, fault: String) throws {
    #expect(
      try messages(mode, height: height) == [
        "the image of imageView (banner) is \(fault): it is 400 × 300, its view 375 × \(height)"
      ])
  }

  @Test(arguments: ["scaleAspectFill", "scaleAspectFit", "scaleToFill"])
  func `an image that fits is sound, and one that may fit as badly`(mode: String) throws {
    #expect(try messages(mode, height: 281).isEmpty)
    let all = ["clipped", "letterboxed", "distorted"]
    let options = Dictionary(uniqueKeysWithValues: all.map { ($0, RuleOption.Value.number(300)) })
    #expect(try messages(mode, height: 600, options: options).isEmpty)
  }

  @Test func `a small view, a small image, a symbol and a mode that does not scale are left alone`() throws {
    #expect(try messages("scaleToFill", height: 100, width: 100).isEmpty)
    #expect(try messages("scaleToFill", height: 100, image: "width=\"40\" height=\"2\"").isEmpty)
    #expect(
      try messages("scaleToFill", height: 100, image: "catalog=\"system\" width=\"400\" height=\"300\"")
        .isEmpty)
    #expect(try messages("center", height: 100).isEmpty)
    #expect(try messages("scaleAspectFit", height: 100).isEmpty)
  }
}

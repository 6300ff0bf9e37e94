import CheckFixtures
import Checks
import SceneModel
import Testing

struct ImageVariantsRuleTests {
  private func traits(scale: Double?, idiom: String? = nil) -> AssetTraits {
    var traits = AssetTraits()
    traits.scale = scale
    traits.idiom = idiom
    return traits
  }

  private func messages(_ pictures: [(AssetTraits, String)], empty: [AssetTraits]) throws -> [String] {
    let set = ImageSet(
      name: "Logo",
      variants: pictures.map { ImageVariant(traits: $0.0, fileName: $0.1, size: nil) }, emptySlots: empty)
    let document = try Fixture.scene(
      Fixture.view("picture", "imageView", "image=\"Logo\""),
      resources: "<resources><image name=\"Logo\" width=\"20\" height=\"20\"/></resources>")
    let rule = try #require(CheckRule.named("image_variants"))
    let gaps = set.gaps.isEmpty ? [:] : ["Logo": set.gaps]
    let facts = CheckedDocument(document).facts
    let project = CheckedProject(
      documents: [facts], assets: (["Logo"], []), imageGaps: gaps)
    return ProjectCheck(project, CheckPlan([], entries: [CheckPlan.Entry(rule)])).findings(in: facts)
      .map(\.message)
  }

  @Test func `a scale without a picture beside one that has it is told`() throws {
    #expect(
      try messages([(traits(scale: 2), "logo@2x.png")], empty: [traits(scale: 1), traits(scale: 3)]) == [
        "the image 'Logo' has no picture for 3x"
      ])
  }

  @Test func `an idiom without a picture is told`() throws {
    #expect(
      try messages(
        [(traits(scale: 2, idiom: "iphone"), "logo.png")], empty: [traits(scale: 2, idiom: "ipad")])
        == ["the image 'Logo' has no picture for ipad 2x"])
  }

  @Test func `a vector, a picture of all scales and a set without pictures have none missing`() throws {
    #expect(try messages([(traits(scale: 1), "logo.pdf")], empty: [traits(scale: 3)]).isEmpty)
    #expect(try messages([(traits(scale: nil), "logo.png")], empty: [traits(scale: 3)]).isEmpty)
    #expect(try messages([], empty: [traits(scale: 3)]).isEmpty)
  }
}

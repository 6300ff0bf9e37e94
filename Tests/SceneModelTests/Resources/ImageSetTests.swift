import SceneModel
import Testing

struct ImageSetTests {
  private func variant(_ name: String, _ change: (inout AssetTraits) -> Void = { _ in }) -> ImageVariant {
    var traits = AssetTraits()
    change(&traits)
    return ImageVariant(traits: traits, fileName: name, size: Size(1, 1))
  }

  private func chosen(_ variants: [ImageVariant], _ change: (inout AssetTraits) -> Void = { _ in }) -> String?
  {
    var surroundings = AssetTraits()
    change(&surroundings)
    return ImageSet(name: "a", variants: variants).variant(in: surroundings)?.fileName
  }

  @Test(arguments: [(1, "one"), (2, "two"), (1.5, "two"), (3, "two"), (4, "two")] as [(Double, String)])
  func `the nearest scale is chosen, rather larger than smaller`(scale: Double, name: String) {
    let variants = [variant("one") { $0.scale = 1 }, variant("two") { $0.scale = 2 }]
    #expect(chosen(variants) { $0.scale = scale } == name)
    #expect(chosen(variants.reversed()) { $0.scale = scale } == name)
  }

  @Test
  func `the more specific variant is chosen, and none that is for other surroundings`() {
    let variants = [
      variant("any"), variant("pad") { $0.idiom = "ipad" }, variant("dark") { $0.luminosity = "dark" },
      variant("compact") { $0.sizeClass.width = .compact }, variant("low") { $0.sizeClass.height = .compact },
      variant("small") { $0.sizeClass = SizeClass(width: .compact, height: .compact) },
    ]
    #expect(chosen(variants) == "any")
    #expect(chosen(variants) { $0.idiom = "iphone" } == "any")
    #expect(
      chosen(variants) {
        $0.idiom = "ipad"; $0.luminosity = "dark"
      } == "pad")
    #expect(chosen(variants) { $0.luminosity = "light" } == "any")
    #expect(chosen(variants) { $0.sizeClass = SizeClass(width: .compact, height: .regular) } == "compact")
    #expect(chosen(variants) { $0.sizeClass = SizeClass(width: .regular, height: .compact) } == "low")
    #expect(chosen(variants) { $0.sizeClass = SizeClass(width: .compact, height: .compact) } == "small")
    #expect(
      chosen(Array(variants[3...4])) { $0.sizeClass = SizeClass(width: .compact, height: .compact) }
        == "compact")
    #expect(chosen([variants[2]]) == nil)
  }

  @Test
  func `a trait collection's names become the catalogue's`() {
    var traits = TraitCollection(sizeClass: .any, idiom: "pad", style: "dark", gamut: "P3")
    traits.scale = 2
    traits.contrast = .high
    let pad = AssetTraits(traits, locale: "fr")
    #expect(pad.hasHighContrast)
    #expect(pad.idiom == "ipad")
    #expect(pad.luminosity == "dark")
    #expect(pad.gamut == "display-P3")
    #expect(pad.scale == 2)
    #expect(pad.locale == "fr")
    var leftwards = TraitCollection()
    #expect(AssetTraits(leftwards, locale: nil).direction == nil)
    leftwards.direction = .rightToLeft
    #expect(AssetTraits(leftwards, locale: nil).direction == "right-to-left")
    #expect(AssetTraits(TraitCollection(idiom: "phone"), locale: nil).idiom == "iphone")
    #expect(AssetTraits(TraitCollection(idiom: "mac"), locale: nil).idiom == "mac")
  }

  /// Devices.md#languages
  @Test(arguments: [("fr", "fr-CA", true), ("fr-CA", "fr", false), ("fr", "de", false), ("fr", nil, false)])
  func `what is in a language serves where that or a region of it is asked for`(
    own: String, asked: String?, serves: Bool
  ) {
    var traits = AssetTraits()
    traits.locale = own
    #expect(traits.allows(AssetTraits(TraitCollection(), locale: asked)) == serves)
  }

  @Test
  func `a catalogue finds by name, the first of two`() {
    let images = ["b", "a", "c", "a"].enumerated().map {
      ImageSet(name: $0.element, variants: [variant("\($0.offset)")])
    }
    let catalog = AssetCatalog(path: "A.xcassets", images: images, colors: [])
    #expect(catalog.images.map(\.name) == ["a", "b", "c"])
    #expect(catalog.image(named: "a")?.variants.first?.fileName == "1")
    #expect(catalog.image(named: "d") == nil)
    #expect(catalog.color(named: "a") == nil)
  }
}

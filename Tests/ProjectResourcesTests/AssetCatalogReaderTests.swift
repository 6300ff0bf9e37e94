import InterfaceBuilder
import ProjectResources
import SceneModel
import TestSupport
import Testing

struct AssetCatalogReaderTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func read(_ folder: TemporaryDirectory) throws -> (catalog: AssetCatalog, errors: [ReadError]) {
    let found = ResourceFiles(at: [folder.path])
    return AssetCatalogReader().read(try #require(found.catalogs.first))
  }

  @Test
  func `an image set has its variants and their sizes in points`() throws {
    let set = "Assets.xcassets/Icons/Home.imageset/"
    try folder.write(
      #"{"properties": {"provides-namespace": true}}"#, to: "Assets.xcassets/Icons/Contents.json")
    try folder.write(#"{"images": []}"#, to: "Assets.xcassets/Plain/Other.imageset/Contents.json")
    try folder.write(
      """
      {"images": [
        {"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x", "filename": "a@2x.png"},
        {"idiom": "ipad", "scale": "1x", "filename": "b.png", "width-class": "regular", "height-class": "compact",
         "alignment-insets": {"left": 2, "top": 4}},
        {"idiom": "universal", "filename": "c.pdf",
         "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]},
        {"idiom": "universal", "scale": "3x", "filename": "gone.png"},
        {"idiom": "universal", "scale": "3x", "filename": "../../../a.png"},
        {"idiom": "universal", "scale": "3x", "filename": "../\\u0338a.png"}
      ], "info": {"version": 1}, "properties": {"template-rendering-intent": "template"}}
      """, to: set + "Contents.json")
    try folder.write(Pictures.png(width: 50, height: 30), to: set + "a@2x.png")
    try folder.write(Pictures.png(width: 99, height: 98), to: set + "b.png")
    try folder.write("%PDF-1.3 /MediaBox [0 0 11 12]", to: set + "c.pdf")
    let (catalog, errors) = try read(folder)
    #expect(catalog.images.map(\.name) == ["Icons/Home", "Other"])
    #expect(catalog.path == "Assets.xcassets")
    let home = try #require(catalog.image(named: "Icons/Home"))
    #expect(home.isTemplate == true)
    #expect(catalog.image(named: "Other")?.isTemplate == nil)
    #expect(catalog.image(named: "Home") == nil)
    #expect(home.variants.map(\.size) == [Size(25, 15), Size(99, 98), Size(11, 12), nil, nil, nil])
    #expect(home.emptySlots.map(\.scale) == [1])
    #expect(home.variants[1].traits.sizeClass == SizeClass(width: .regular, height: .compact))
    #expect(home.variants[1].traits.idiom == "ipad")
    #expect(home.variants[1].alignmentInsets == EdgeInsets(left: 2, top: 4))
    #expect(home.variants[2].traits.luminosity == "dark")
    #expect(home.variants[2].traits.hasHighContrast)
    #expect(errors.count == 3)
    #expect(
      errors.first?.description.contains("Home.imageset/gone.png:1:1: error: does not exist, expected a file")
        == true)
  }

  @Test(arguments: ["0x", "1e-320x", "infx", "nanx", "0x2x", "x", "-2x"])
  func `a scale that is no number from 1 on is none`(scale: String) throws {
    try folder.write(
      "{\"images\": [{\"scale\": \"\(scale)\", \"filename\": \"a.png\", \"alignment-insets\": {\"left\": 1}}]}",
      to: "A.xcassets/A.imageset/Contents.json")
    try folder.write(Pictures.png(width: 50, height: 30), to: "A.xcassets/A.imageset/a.png")
    let variant = try #require(try read(folder).catalog.image(named: "A")?.variants.first)
    #expect(variant.traits.scale == nil)
    #expect(variant.size == Size(50, 30))
    #expect(variant.alignmentInsets == EdgeInsets(left: 1))
  }

  @Test
  func `a colour set has its variants in all spellings of components`() throws {
    try folder.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
         "components": {"red": "0x80", "green": "51", "blue": "0.250", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "display-p3", "components": {"red": 0.5, "green": 1, "blue": 0, "alpha": 0.5}}},
        {"idiom": "ipad", "color": {"color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "1"}}},
        {"idiom": "mac", "color": {"platform": "ios", "reference": "labelColor"}},
        {"idiom": "tv"}, {"idiom": "tv", "color": {"components": {"red": "x"}}}
      ]}
      """, to: "Assets.xcassets/Accent.colorset/Contents.json")
    let (catalog, errors) = try read(folder)
    #expect(errors.isEmpty)
    let accent = try #require(catalog.color(named: "Accent"))
    let expected: [AssetColor] = [
      .components(red: 128.0 / 255, green: 0.2, blue: 0.25, alpha: 1, space: "srgb"),
      .components(red: 0.5, green: 1, blue: 0, alpha: 0.5, space: "display-p3"),
      .white(0.5, alpha: 1, space: "gray-gamma-22"), .system(name: "labelColor", platform: "ios"),
    ]
    #expect(accent.variants.map(\.color) == expected)
  }

  @Test
  func `a byte order mark is passed over, deep nesting refused at its place`() throws {
    try folder.write("\u{FEFF}{\"images\": []}", to: "A.xcassets/Marked.imageset/Contents.json")
    let deep = String(repeating: "[", count: 100_000)
    try folder.write(deep, to: "A.xcassets/Deep.imageset/Contents.json")
    let (catalog, errors) = try read(folder)
    #expect(catalog.images.map(\.name) == ["Marked"])
    #expect(errors.map(\.column) == [65])
  }

  @Test
  func `a broken set is reported and leaves the others`() throws {
    try folder.write("{\n  \"images\" : [,]\n}", to: "A.xcassets/Bad.imageset/Contents.json")
    try folder.write("{\"images\": [{}, 1, null]}", to: "A.xcassets/Good.imageset/Contents.json")
    try folder.write("", to: "A.xcassets/None.colorset/x")
    let (catalog, errors) = try read(folder)
    #expect(catalog.images.map(\.name) == ["Good"])
    #expect(
      errors.map(\.path) == [
        "A.xcassets/Bad.imageset/Contents.json", "A.xcassets/None.colorset/Contents.json",
      ])
    #expect(errors.first?.line == 2)
    #expect(errors.first?.column == 15)
    #expect(errors.first?.reason == .malformed("found “,”, expected a value"))
  }
}

import InterfaceBuilder
import SceneModel
import Testing

struct AssetCatalogReaderTests {
  private func read(_ folder: TemporaryFolder) throws -> (catalog: AssetCatalog, errors: [ReadError]) {
    let found = ResourceFiles(at: [folder.path])
    return AssetCatalogReader().read(try #require(found.catalogs.first))
  }

  @Test
  func `an image set has its variants and their sizes in points`() throws {
    try TemporaryFolder.use { folder in
      let set = "Assets.xcassets/Icons/Home.imageset/"
      try folder.makeFile(
        "Assets.xcassets/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
      try folder.makeFile("Assets.xcassets/Plain/Other.imageset/Contents.json", #"{"images": []}"#)
      try folder.makeFile(
        set + "Contents.json",
        """
        {"images": [
          {"idiom": "universal", "scale": "1x"},
          {"idiom": "universal", "scale": "2x", "filename": "a@2x.png"},
          {"idiom": "ipad", "scale": "1x", "filename": "b.png", "width-class": "regular", "height-class": "compact",
           "alignment-insets": {"left": 2, "top": 4}},
          {"idiom": "universal", "filename": "c.pdf",
           "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]},
          {"idiom": "universal", "scale": "3x", "filename": "gone.png"},
          {"idiom": "universal", "scale": "3x", "filename": "../../../a.png"}
        ], "info": {"version": 1}, "properties": {"template-rendering-intent": "template"}}
        """)
      try folder.makeFile(set + "a@2x.png", Pictures.png(width: 50, height: 30))
      try folder.makeFile(set + "b.png", Pictures.png(width: 99, height: 98))
      try folder.makeFile(set + "c.pdf", "%PDF-1.3 /MediaBox [0 0 11 12]")
      let (catalog, errors) = try read(folder)
      #expect(catalog.images.map(\.name) == ["Icons/Home", "Other"])
      #expect(catalog.path == "Assets.xcassets")
      let home = try #require(catalog.image(named: "Icons/Home"))
      #expect(home.isTemplate == true)
      #expect(catalog.image(named: "Other")?.isTemplate == nil)
      #expect(catalog.image(named: "Home") == nil)
      #expect(home.variants.map(\.size) == [Size(25, 15), Size(99, 98), Size(11, 12), nil, nil])
      #expect(home.variants[1].traits.sizeClass == SizeClass(width: .regular, height: .compact))
      #expect(home.variants[1].traits.idiom == "ipad")
      #expect(home.variants[1].alignmentInsets == EdgeInsets(left: 2, top: 4))
      #expect(home.variants[2].traits.luminosity == "dark")
      #expect(home.variants[2].traits.hasHighContrast)
      #expect(errors.count == 2)
      #expect(
        errors.first?.description.contains("Home.imageset/gone.png:1:1: error: cannot read the file") == true)
    }
  }

  @Test
  func `a colour set has its variants in all spellings of components`() throws {
    try TemporaryFolder.use { folder in
      try folder.makeFile(
        "Assets.xcassets/Accent.colorset/Contents.json",
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
        """)
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
  }

  @Test
  func `a byte order mark is passed over, deep nesting refused at its place`() throws {
    try TemporaryFolder.use { folder in
      try folder.makeFile("A.xcassets/Marked.imageset/Contents.json", "\u{FEFF}{\"images\": []}")
      let deep = String(repeating: "[", count: 100_000)
      try folder.makeFile("A.xcassets/Deep.imageset/Contents.json", deep)
      let (catalog, errors) = try read(folder)
      #expect(catalog.images.map(\.name) == ["Marked"])
      #expect(errors.map(\.column) == [65])
    }
  }

  @Test
  func `a broken set is reported and leaves the others`() throws {
    try TemporaryFolder.use { folder in
      try folder.makeFile("A.xcassets/Bad.imageset/Contents.json", "{\n  \"images\" : [,]\n}")
      try folder.makeFile("A.xcassets/Good.imageset/Contents.json", "{\"images\": [{}, 1, null]}")
      try folder.makeFile("A.xcassets/None.colorset/x", "")
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
}

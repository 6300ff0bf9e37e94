import SceneModel
import Testing

@testable import SceneStore

struct CatalogTests {
  private var catalog: AssetCatalog {
    var dark = AssetTraits()
    dark.luminosity = "dark"
    dark.hasHighContrast = true
    dark.gamut = "display-P3"
    dark.idiom = "ipad"
    var wide = AssetTraits()
    wide.sizeClass = SizeClass(width: .compact, height: .any)
    wide.scale = 2
    wide.direction = "right-to-left"
    wide.subtype = "retina4"
    wide.locale = "fr"
    return AssetCatalog(
      path: "App/Assets.xcassets",
      images: [
        ImageSet(
          name: "Icons/Home",
          variants: [
            ImageVariant(
              traits: wide, fileName: "home@2x.png", size: Size(24.5, 12),
              alignmentInsets: EdgeInsets(left: 1, top: 2, right: 3, bottom: 4)),
            ImageVariant(traits: dark, fileName: "odd.heic", size: nil),
          ], emptySlots: [AssetTraits(), wide], isTemplate: true),
        ImageSet(name: "Empty", variants: [], emptySlots: [dark]),
        ImageSet(name: "None", variants: []), ImageSet(name: "Plain", variants: [], isTemplate: false),
      ],
      colors: [
        ColorSet(name: "None", variants: []),
        ColorSet(
          name: "Tint",
          variants: [
            ColorVariant(
              traits: AssetTraits(),
              color: .components(red: 0.1, green: 1, blue: -0.25, alpha: 0.5, space: "display-p3")),
            ColorVariant(traits: dark, color: .white(0.3, alpha: 1, space: "gray-gamma-22")),
            ColorVariant(traits: wide, color: .system(name: "systemBackgroundColor", platform: "ios")),
          ]),
      ])
  }

  @Test func `a catalogue comes back as it went in`() throws {
    let store = try SceneStore()
    #expect(try store.importCatalog(catalog, project: "P") == .added)
    #expect(try store.catalogs(project: "P") == [catalog])
    #expect(try store.catalogs(project: "Q") == [])
    #expect(try store.verify() == [])
  }

  @Test func `a catalogue is replaced where it changed, and only there`() throws {
    let store = try SceneStore()
    try store.importCatalog(catalog, project: "P")
    try store.importCatalog(catalog, project: "Q")
    #expect(try store.importCatalog(catalog, project: "P") == .unchanged)
    let smaller = AssetCatalog(path: catalog.path, images: [], colors: [ColorSet(name: "A", variants: [])])
    #expect(try store.importCatalog(smaller, project: "P") == .replaced)
    #expect(try store.catalogs(project: "P") == [smaller])
    #expect(try store.catalogs(project: "Q") == [catalog])
    try store.removeProject("Q")
    for table in ["asset_variant", "asset_picture", "asset_color"] {
      #expect(try store.rows("SELECT count(*) FROM \(table)") == [[.integer(0)]])
    }
    #expect(try store.verify() == [])
  }

  @Test func `the views give images and colours with their surroundings`() throws {
    let store = try SceneStore()
    try store.importCatalog(catalog, project: "P")
    #expect(
      try store.lines("SELECT name, file, width, scale, size_class, luminosity, inset_left FROM images") == [
        "Empty - - - any-any dark -",
        "Icons/Home home@2x.png 24.5 2.0 compact-any - 1.0", "Icons/Home odd.heic - - any-any dark 0.0",
        "Icons/Home - - - any-any - -", "Icons/Home - - 2.0 compact-any - -",
        "None - - - - - -", "Plain - - - - - -",
      ])
    #expect(
      try store.lines("SELECT name, space, red, white, alpha, system_name FROM colors WHERE name = 'Tint'")
        == [
          "Tint display-p3 0.1 - 0.5 -", "Tint gray-gamma-22 - 0.3 1.0 -",
          "Tint - - - - systemBackgroundColor",
        ])
  }
}

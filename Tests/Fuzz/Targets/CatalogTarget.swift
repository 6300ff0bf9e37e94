import ProjectResources
import InterfaceBuilder
import SceneModel
import SceneStore

extension FuzzTarget {
  /// Asset catalogues: the descriptions of an image set and a colour set, and a picture, divided by
  /// lines of `%`.
  static let catalog = FuzzTarget(
    "catalog",
    InputForm(
      .brackets,
      words: [
        "\"filename\" : \"p.png\"", "\"filename\" : \"../p.png\"", "\"scale\" : \"0x\"", "\"scale\" : \"2x\"",
        "\"scale\" : \"1e-320x\"", "\"idiom\" : \"ipad\"", "\"width-class\" : \"compact\"",
        "\"height-class\" : \"regular\"",
        "\"color-space\" : \"srgb\"", "\"components\" : {}", "\"red\" : \"0xFF\"", "\"alpha\" : \"1.000\"",
        "\"white\" : 0.5",
        "\"reference\" : \"systemRedColor\"", "\"properties\" : {}", "\"appearances\" : []", ",", "\n%\n",
        "\"locale\" : \"fr\"",
        "\"template-rendering-intent\" : \"template\"", "\"alignment-insets\" : { \"left\" : 1 }",
        "{ \"appearance\" : \"luminosity\", \"value\" : \"dark\" }", "\"subtype\" : \"e\u{301}\"", "\u{FEFF}",
      ]),
    longest: 4 << 10, seeds: { catalogSeeds },
    check: { input, isThorough in
      let folder = try CatalogFolder.shared.get()
      let catalog = try folder.catalog(of: input)
      for image in catalog.images {
        for case let size? in image.variants.map(\.size) {
          let sides = [size.width, size.height]
          try require(sides.allSatisfy { $0 > 0 && $0.isFinite }, "a picture of the size \(size)")
        }
      }
      guard isThorough else { return }
      let store = try SceneStore()
      try store.importCatalog(catalog, project: "p")
      let stored = try store.catalogs(project: "p")
      try require(stored == [catalog], "another catalogue after storing")
      let outcome = try store.importCatalog(catalog, project: "p")
      try require(outcome == .unchanged, "imported again: \(outcome)")
    })
}

/// A folder in which catalogues are written and read.
private struct CatalogFolder {
  static let shared = Result { try CatalogFolder() }

  private let scratch: ScratchFolder
  private static let files = [
    "A.xcassets/i.imageset/Contents.json", "A.xcassets/c.colorset/Contents.json",
    "A.xcassets/i.imageset/p.png",
  ]

  private init() throws {
    scratch = try ScratchFolder()
    for folder in ["A.xcassets/i.imageset", "A.xcassets/c.colorset"] { try scratch.makeFolder(folder) }
  }

  /// The catalogue read from the files that an input describes.
  func catalog(of input: [UInt8]) throws -> AssetCatalog {
    var parts = input.split(
      separator: [0x0A, UInt8(ascii: "%"), 0x0A], maxSplits: 2, omittingEmptySubsequences: false)
    while parts.count < Self.files.count { parts.append([]) }
    for (name, part) in zip(Self.files, parts) { try scratch.write(Array(part), to: name) }
    let folder = DocumentFile(location: scratch.path + "/A.xcassets", path: "A.xcassets")
    let (catalog, errors) = AssetCatalogReader().read(folder)
    for error in errors {
      try require(!error.description.isEmpty && error.line > 0, "an error without a place")
    }
    return catalog
  }
}

private let catalogSeeds: [[UInt8]] = {
  let images = #"""
    {
      "images" : [
        { "idiom" : "universal", "filename" : "p.png", "scale" : "1x" },
        { "idiom" : "ipad", "filename" : "p.png", "scale" : "2x", "width-class" : "compact", "language-direction" : "left-to-right",
          "alignment-insets" : { "left" : 2, "top" : 1.5, "right" : 0, "bottom" : -1 },
          "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ] }
      ],
      "info" : { "author" : "xcode", "version" : 1 },
      "properties" : { "template-rendering-intent" : "original" }
    }
    """#
  let colors = #"""
    {
      "colors" : [
        { "idiom" : "universal", "color" : { "color-space" : "srgb",
          "components" : { "red" : "0x80", "green" : "0.250", "blue" : "12", "alpha" : "1.000" } } },
        { "idiom" : "mac", "color" : { "platform" : "ios", "reference" : "systemRedColor" },
          "appearances" : [ { "appearance" : "contrast", "value" : "high" } ] },
        { "idiom" : "iphone", "color" : { "color-space" : "gray-gamma-22", "components" : { "white" : "0.5", "alpha" : 1 } } }
      ]
    }
    """#
  return ["<svg width=\"3\" height=\"4px\"/>", "%PDF-1.4 /MediaBox [0 0 1 2]"].map {
    Array((images + "\n%\n" + colors + "\n%\n" + $0).utf8)
  }
}()

import Answers
import JSONText
import Ninefold

/// The images and fonts of a project as files of its site, as many as there is space for.
struct SiteResources {
  private let source: OpenSource
  private let images: CatalogPictures
  private let folder: any PageTarget
  private let converter = ImageConverter()
  private var bytes = 0

  /// The most bytes of images and fonts of a project that its page shows.
  static let mostBytes = 67_108_864
  /// The most bytes of a font that the page shows texts in.
  static let mostFontBytes = 8_388_608

  init(_ source: OpenSource, _ images: CatalogPictures, in folder: any PageTarget) {
    self.source = source
    self.images = images
    self.folder = folder
  }

  /// Writes the images; gives the name of the file of each slot of each asset, nil where there is nothing to
  /// show. Drawings of SVG are files of data: they may have scripts, which an address of a file would run.
  mutating func write(_ assets: AssetSurvey) throws -> [[String?]] {
    var count = 0
    var names: [[String?]] = []
    for entry in assets.entries {
      names.append(
        try entry.slots.map { slot in
          guard let file = slot.file,
            let picture = images.picture(file, ofImage: entry.name, in: entry.catalog),
            let shown = shown(picture, size: slot.size ?? Size(64, 64)), takes(shown.bytes.count)
          else { return nil }
          defer { count += 1 }
          guard shown.form == .svg else {
            let name = "images/\(count)" + (shown.form == .png ? ".png" : ".jpg")
            try folder.write(shown.bytes, as: name)
            return name
          }
          let name = "data/images/\(count)"
          let json = JSONWriter.bytes { json in
            json.object { json in json.member("svg", String(decoding: shown.bytes, as: UTF8.self)) }
          }
          try folder.write(json: json, as: name)
          return name
        })
    }
    return names
  }

  /// An image in a form that browsers show; nil where it cannot be turned into one.
  private func shown(_ picture: PictureFile, size: Size) -> (bytes: [UInt8], form: PictureFile.Form)? {
    guard picture.form == .pdf else { return (picture.bytes, picture.form) }
    return converter.png(of: picture, width: 2 * size.width, height: 2 * size.height).map { ($0, .png) }
  }

  /// Writes the fonts; gives the name of the file of data of each, nil where there is nothing to show.
  mutating func write(_ fonts: FontSurvey) throws -> [String?] {
    var names: [String: String] = [:]
    return try fonts.fonts.map { font in
      if let name = names[font.file] { return name }
      // Browsers read no collections, of which it would not be known which font is meant.
      guard let bytes = source.fontBytes(ofFile: font.file), bytes.count <= Self.mostFontBytes,
        !bytes.starts(with: "ttcf".utf8), takes(bytes.count)
      else { return nil }
      let name = "data/fonts/\(names.count)"
      let json = JSONWriter.bytes { json in
        json.object { json in
          json.member("base64", String(decoding: Base64Digits.of(bytes), as: UTF8.self))
        }
      }
      try folder.write(json: json, as: name)
      names[font.file] = name
      return name
    }
  }

  /// Whether there is space for a file more, which is then taken.
  private mutating func takes(_ count: Int) -> Bool {
    guard bytes + count <= Self.mostBytes else { return false }
    bytes += count
    return true
  }
}

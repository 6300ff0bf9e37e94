import JSONText
import Ninefold

/// The images and fonts of a project as files of its site, as many as there is space for.
struct SiteResources {
  private let source: OpenSource
  private let images: CatalogPictures
  private let folder: SiteFolder
  private let converter = ImageConverter()
  private var bytes = 0

  /// The most bytes of images and fonts of a project that its page shows.
  static let mostBytes = 67_108_864
  /// The most bytes of a font that the page shows texts in.
  static let mostFontBytes = 8_388_608

  init(_ source: OpenSource, _ images: CatalogPictures, in folder: SiteFolder) {
    self.source = source
    self.images = images
    self.folder = folder
  }

  /// Writes the images; gives the name of the file of each slot of each asset, nil where there is nothing to
  /// show.
  mutating func write(_ assets: AssetSurvey) throws -> [[String?]] {
    var count = 0
    var names: [[String?]] = []
    for entry in assets.entries {
      names.append(
        try entry.slots.map { slot in
          guard let file = slot.file, let shown = shown(file, of: entry, in: slot) else { return nil }
          let name = "images/\(count)\(shown.ending)"
          try folder.write(shown.bytes, as: name)
          count += 1
          return name
        })
    }
    return names
  }

  /// The bytes of an image that browsers show, with the ending of its file.
  private mutating func shown(
    _ file: String, of entry: AssetSurvey.Entry, in slot: AssetSurvey.Slot
  ) -> (bytes: [UInt8], ending: String)? {
    guard let picture = images.picture(file, ofImage: entry.name, in: entry.catalog) else { return nil }
    var (shown, ending) = (picture.bytes, picture.form.ending)
    if picture.form == .pdf {
      let size = slot.size ?? Size(64, 64)
      guard let png = converter.png(of: picture, width: 2 * size.width, height: 2 * size.height) else {
        return nil
      }
      (shown, ending) = (png, PictureFile.Form.png.ending)
    }
    return takes(shown.count) ? (shown, ending) : nil
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
      var json = JSONWriter()
      json.object { json in
        json.member("base64", String(decoding: Base64Digits.of(bytes), as: UTF8.self))
      }
      try folder.write(json: json.finish(), as: name)
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

extension PictureFile.Form {
  /// The ending of a file's name, with its dot.
  fileprivate var ending: String {
    switch self {
    case .png: ".png"
    case .jpeg: ".jpg"
    case .svg: ".svg"
    case .pdf: ".pdf"
    }
  }
}

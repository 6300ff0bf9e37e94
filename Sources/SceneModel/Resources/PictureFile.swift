/// Where the pictures of a project come from.
package protocol PictureImages: Sendable {
  /// The picture of an image that fits surroundings best; nil where there is none that can be drawn.
  func picture(named name: String, in surroundings: AssetTraits) -> PictureFile?

  /// Why the picture of an image that is there cannot be drawn, as the end of a sentence; nil where nothing is wrong with it.
  func defect(named name: String, in surroundings: AssetTraits) -> String?
}

/// A picture as its file has it.
package struct PictureFile: Hashable, Sendable {
  /// What kinds of files can be drawn.
  package enum Form: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case svg = "image/svg+xml"
    case pdf = "application/pdf"
  }

  package let bytes: [UInt8]
  package let form: Form
  /// Whether the catalogue says that it is drawn in the tint; nil where it leaves that to its use.
  package let isTemplate: Bool?
  /// Where the file is; nil where it is in none.
  package let location: String?

  /// A picture of a file's bytes; nil of another kind of file.
  package init?(_ bytes: [UInt8], isTemplate: Bool?, location: String? = nil) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      form = .png
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      form = .jpeg
    } else if bytes.starts(with: "%PDF-".utf8) {
      form = .pdf
    } else if Self.isSVG(bytes) {
      form = .svg
    } else {
      return nil
    }
    self.bytes = bytes
    self.isTemplate = isTemplate
    self.location = location
  }

  /// Whether the file is a drawing of lines, which is as sharp at any size.
  package var isDrawing: Bool { form == .pdf || form == .svg }

  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(1024), as: UTF8.self)
    return start.contains("<svg")
  }
}

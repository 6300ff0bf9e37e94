/// The source of a project's pictures.
package protocol PictureImages: Sendable {
  /// The picture of an image that fits an environment best; nil where none can be drawn.
  func picture(named name: String, in surroundings: AssetTraits) -> PictureFile?

  /// The reason why the picture of a present image cannot be drawn, as the end of a sentence; nil where
  /// it can.
  func defect(named name: String, in surroundings: AssetTraits) -> String?
}

/// A picture in the form of its file.
package struct PictureFile: Hashable, Sendable {
  /// The kinds of files that can be drawn.
  package enum Form: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case svg = "image/svg+xml"
    case pdf = "application/pdf"
  }

  package let bytes: [UInt8]
  package let form: Form
  /// Whether the catalogue has it drawn in the tint; nil where its use decides.
  package let isTemplate: Bool?
  /// The path of the file; nil of a picture without one.
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

  /// Whether the file is a vector drawing, sharp at any size.
  package var isDrawing: Bool { form == .pdf || form == .svg }

  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(1024), as: UTF8.self)
    return start.contains("<svg")
  }
}

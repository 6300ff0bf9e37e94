import CommandLine
package import Ninefold

/// The format of a picture's file.
package enum PictureFormat: String, ArgumentChoice {
  case svg
  case png
  case pdf
}

/// The pixels per point.
package enum PictureScale: String, ArgumentChoice {
  case single = "1"
  case double = "2"
  case triple = "3"

  fileprivate var factor: Double {
    switch self {
    case .single: 1
    case .double: 2
    case .triple: 3
    }
  }
}

/// The writer of drawings in a format, with a scale.
package struct PictureForm: Sendable {
  private let format: PictureFormat
  private let scale: PictureScale
  /// The painter of PNG and PDF; nil for SVG, which needs no library.
  private let painter: CairoPainter?
  /// The converter of PDF images to pixels, for SVG.
  private let converter = ImageConverter()

  /// - Throws: ``PaintingError`` where the libraries of the format are missing.
  package init(_ format: PictureFormat, _ scale: PictureScale) throws(PaintingError) {
    self.format = format
    self.scale = scale
    painter = format == .svg ? nil : try CairoPainter()
  }

  /// The file name extension, with its dot.
  package var ending: String { "." + format.rawValue }

  /// The pixels per point of a picture; nil of a format without pixels.
  func pixels(of size: Size) -> Double? {
    format == .png ? CairoPainter.scale(of: size, asked: scale.factor) : nil
  }

  /// The finding that a picture is so large that it is painted smaller than requested; none otherwise.
  package func findings(of size: Size) -> [PictureFinding] {
    let reason: PictureFinding.Reason
    switch format {
    case .svg: return []
    case .png:
      let painted = CairoPainter.scale(of: size, asked: scale.factor)
      guard painted < scale.factor else { return [] }
      reason = .scale(painted, asked: scale.factor)
    case .pdf:
      let painted = CairoPainter.pageScale(of: size)
      guard painted < 1 else { return [] }
      reason = .pageScale(painted)
    }
    return [PictureFinding(reason: reason, node: nil)]
  }

  /// The checksum of all that a drawing's picture is painted from; nil where it cannot be told, and of SVG,
  /// which is not painted.
  package func checksum(of drawing: Drawing) throws(PaintingError) -> [UInt8]? {
    switch format {
    case .svg: nil
    case .png: try painter?.checksum(of: drawing, as: .png(scale: scale.factor))
    case .pdf: try painter?.checksum(of: drawing, as: .pdf)
    }
  }

  /// The bytes of a drawing in the format.
  package func bytes(of drawing: Drawing) throws(PaintingError) -> [UInt8] {
    switch (format, painter) {
    case (.png, let painter?): return try painter.png(of: drawing, scale: scale.factor)
    case (.pdf, let painter?): return try painter.pdf(of: drawing)
    default: return SVGPainter.bytes(of: drawing, rasterizer: converter.png)
    }
  }
}

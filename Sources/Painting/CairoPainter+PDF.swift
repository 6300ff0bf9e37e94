package import Pictures
package import SceneModel

extension CairoPainter {
  /// The scale of a drawing on its page: 1 unless no page is so large.
  package static func pageScale(of size: Size) -> Double {
    min(1, PaintingLimits.longestPageSide / max(size.width, size.height, 1))
  }

  /// A drawing as a PDF file of one page, whose texts stay texts. The same drawing has the same bytes on a
  /// machine, as long as its fonts and libraries are the same.
  package func pdf(of drawing: Drawing) throws(PaintingError) -> [UInt8] {
    let scale = Self.pageScale(of: drawing.size)
    let size = Size(max(drawing.size.width * scale, 1), max(drawing.size.height * scale, 1))
    return try withTools { (tools) throws(PaintingError) in
      let file = PageFile()
      let surface = try file.surface(size, title: drawing.title, tools.cairo)
      let canvas = Canvas(surface)
      canvas.scale(by: scale, scale)
      let place = DrawingPainter.Place(
        scale: scale, origin: DrawingPoint(0, 0),
        clip: Rect(x: 0, y: 0, width: size.width, height: size.height))
      try paint(drawing, on: canvas, at: place, for: .page, tools)
      try surface.finish()
      return file.bytes
    }
  }
}

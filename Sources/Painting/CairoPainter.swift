package import Pictures
package import SceneModel
import Synchronization

/// Paints drawings by Cairo: as pixels, as PNG, as PDF. Several pictures may be painted at the same time.
package final class CairoPainter: Sendable {
  /// The tools that no picture uses, with the fonts and images that were read for earlier pictures.
  private let idle: Mutex<[PaintingTools]>
  private let mostPaintedPixels: Int
  private let converter = ImageConverter()
  private let files = OpenFontFiles()
  private let budget = PixelBudget(PaintingLimits.mostPixels)

  /// A painter. Cairo is loaded with the first one.
  ///
  /// - Throws: ``PaintingError`` with `noLibrary`.
  package convenience init() throws(PaintingError) {
    try self.init(mostPaintedPixels: PaintingLimits.mostPaintedPixels)
  }

  /// A painter with a limit of work for each picture, in pixels.
  init(mostPaintedPixels: Int) throws(PaintingError) {
    _ = try Zlib.loaded.get()
    self.mostPaintedPixels = mostPaintedPixels
    idle = Mutex([try PaintingTools(files, converter, mostPaintedPixels: mostPaintedPixels)])
  }

  /// The pixels of a drawing.
  ///
  /// - Parameter scale: The pixels per point; fewer where the picture would have too many.
  package func bitmap(of drawing: Drawing, scale: Double) throws(PaintingError) -> Bitmap {
    try withSurface(of: drawing, scale: scale) { Bitmap($0) }
  }

  /// A drawing as a PNG file: the same drawing has the same bytes on a machine, as long as its fonts and
  /// libraries are the same.
  ///
  /// - Parameter scale: The pixels per point; fewer where the picture would have too many.
  package func png(of drawing: Drawing, scale: Double) throws(PaintingError) -> [UInt8] {
    try withSurface(of: drawing, scale: scale) { (surface) throws(PaintingError) in
      try PNGWriter.bytes(of: surface)
    }
  }

  /// The scale at which a drawing is painted, for the scale that is requested.
  package static func scale(of size: Size, asked scale: Double) -> Double {
    let (width, height) = (max(size.width, 1), max(size.height, 1))
    let longest = Double(PaintingLimits.longestSide) / max(width, height)
    let most = (Double(PaintingLimits.mostPixels) / width / height).squareRoot()
    return min(scale, longest, most)
  }

  /// Lets a closure use the pixels of a drawing, as soon as other pictures leave memory for them.
  private func withSurface<Value>(
    of drawing: Drawing, scale: Double, _ use: (PaintedSurface) throws(PaintingError) -> Value
  ) throws(PaintingError) -> Value {
    let scale = Self.scale(of: drawing.size, asked: scale)
    let width = max((drawing.size.width * scale).rounded(), 1)
    let height = max((drawing.size.height * scale).rounded(), 1)
    return try budget.spend(Int(width * height)) { () throws(PaintingError) in
      try use(surface(of: drawing, scale: scale, width: width, height: height))
    }
  }

  private func surface(
    of drawing: Drawing, scale: Double, width: Double, height: Double
  ) throws(PaintingError) -> PaintedSurface {
    try withTools { (tools) throws(PaintingError) in
      let surface = try PaintedSurface(width: Int(width), height: Int(height), tools.cairo)
      let canvas = Canvas(surface)
      canvas.scale(by: scale, scale)
      let place = DrawingPainter.Place(
        scale: scale, origin: DrawingPoint(0, 0), clip: Rect(x: 0, y: 0, width: width, height: height))
      try paint(drawing, on: canvas, at: place, for: .pixels, tools)
      return surface
    }
  }

  /// Paints all steps of a drawing.
  func paint(
    _ drawing: Drawing, on canvas: Canvas, at place: DrawingPainter.Place,
    for target: DrawingPainter.Target, _ tools: PaintingTools
  ) throws(PaintingError) {
    tools.startPicture()
    let extents = DrawingExtents(drawing.commands)
    var painter = DrawingPainter(drawing.commands, extents, on: canvas, at: place, for: target, tools)
    try painter.paint(drawing.commands.indices)
  }

  /// Lets a closure paint with tools that no other picture uses at that time.
  func withTools<Value>(
    _ paint: (PaintingTools) throws(PaintingError) -> Value
  ) throws(PaintingError) -> Value {
    let idle = idle.withLock { $0.popLast() }
    let tools =
      if let idle { idle } else { try PaintingTools(files, converter, mostPaintedPixels: mostPaintedPixels) }
    defer { self.idle.withLock { $0.append(tools) } }
    return try paint(tools)
  }
}

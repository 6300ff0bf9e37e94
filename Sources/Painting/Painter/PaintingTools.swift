import SceneModel

/// The tools of painting beside the canvas: the fonts and images that were read, and the work that
/// was counted.
///
/// It belongs to one picture at a time.
final class PaintingTools: @unchecked Sendable {
  let cairo: Cairo
  let typesetter: Typesetter
  let images: ImageStore
  /// The pixels that were painted for the picture.
  private var painted = 0.0

  private let mostPaintedPixels: Int

  /// - Parameters:
  ///   - files: The font files that all tools share.
  ///   - converter: The converter of images that all tools share.
  init(
    _ files: OpenFontFiles, _ converter: ImageConverter, mostPaintedPixels: Int
  ) throws(PaintingError) {
    self.mostPaintedPixels = mostPaintedPixels
    cairo = try Cairo.loaded.get()
    typesetter = try Typesetter(files)
    images = ImageStore(cairo, converter)
  }

  /// Starts the count for another picture.
  func startPicture() { (painted, groupPixels) = (0, 0) }

  /// The pixels of open groups that are painted apart.
  private var groupPixels = 0.0

  /// Reserves pixels for a group; false where none are left.
  func openGroup(_ pixels: Double) -> Bool {
    guard groupPixels + pixels <= Double(PaintingLimits.mostGroupPixels) else { return false }
    groupPixels += pixels
    return true
  }

  /// Releases the pixels of a group.
  func closeGroup(_ pixels: Double) { groupPixels -= pixels }

  /// Counts work: a rectangle of pixels, painted a number of times.
  ///
  /// - Throws: ``PaintingError`` with `tooMuch`.
  func count(_ pixels: Rect, times: Double) throws(PaintingError) {
    painted += max(pixels.width * pixels.height, 1) * times
    guard painted <= Double(mostPaintedPixels) else { throw .tooMuch(limit: mostPaintedPixels) }
  }
}

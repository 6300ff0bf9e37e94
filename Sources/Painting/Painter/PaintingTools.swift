import SceneModel

/// What painting needs beside the canvas: fonts and images that were read, and how much was painted.
///
/// It belongs to one picture at a time.
final class PaintingTools: @unchecked Sendable {
  let cairo: Cairo
  let typesetter: Typesetter
  let images: ImageStore
  /// The pixels that were painted for the picture.
  private var painted = 0.0

  private let mostPaintedPixels: Int

  init(_ converter: ImageConverter, mostPaintedPixels: Int) throws(PaintingError) {
    self.mostPaintedPixels = mostPaintedPixels
    cairo = try Cairo.loaded.get()
    typesetter = try Typesetter(cairo)
    images = ImageStore(cairo, converter)
  }

  /// Begins to count for another picture.
  func startPicture() { (painted, groupPixels) = (0, 0) }

  /// The pixels of groups that are open and painted apart.
  private var groupPixels = 0.0

  /// Takes pixels for a group; false where there are none left.
  func openGroup(_ pixels: Double) -> Bool {
    guard groupPixels + pixels <= Double(PaintingLimits.mostGroupPixels) else { return false }
    groupPixels += pixels
    return true
  }

  /// Gives back the pixels of a group.
  func closeGroup(_ pixels: Double) { groupPixels -= pixels }

  /// Counts work: a rectangle of pixels that is painted so many times.
  ///
  /// - Throws: ``PaintingError`` with `tooMuch`.
  func count(_ pixels: Rect, times: Double) throws(PaintingError) {
    painted += max(pixels.width * pixels.height, 1) * times
    guard painted <= Double(mostPaintedPixels) else { throw .tooMuch(limit: mostPaintedPixels) }
  }
}

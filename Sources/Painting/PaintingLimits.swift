/// How much a picture may ask for.
enum PaintingLimits {
  /// The pixels of a picture; a larger one is painted at a smaller scale.
  static let mostPixels = 1 << 24
  /// The pixels of a picture's side, beyond which Cairo has no coordinates.
  static let longestSide = 30_000
  /// The points of a page's side, beyond which readers of PDF need not show it (PDF 32000-1, C.2).
  static let longestPageSide = 14_400.0
  /// The pixels that are painted for a picture, one over the other.
  static let mostPaintedPixels = 1 << 33
  /// The pixels of pale groups in each other, which are painted apart; of what is in more of them, each thing is pale by itself.
  static let mostGroupPixels = 1 << 25
  /// The pixels of an image of the project.
  static let mostImagePixels = 1 << 24
  /// The pixels of the sides of a PDF or SVG image.
  static let longestConversion = 2048
  /// The seconds of work that one such image may take.
  static let longestSeconds = 4
  /// The bytes of memory of the program that makes pixels of one.
  static let mostMemoryBytes = 1 << 30
  /// The bytes of the pixels that it writes.
  static let mostConvertedBytes = 1 << 26
  /// The bytes of images that are kept to be painted again.
  static let mostKeptImageBytes = 48 << 20
  /// The characters of a piece of text; what follows is not painted.
  static let longestText = 4096
  /// The texts whose glyphs are kept to be painted again, and the outlines of glyphs of a font.
  static let mostKeptTexts = 2048
  /// The fonts that are kept open to be painted with again.
  static let mostOpenFonts = 128
  /// The dashes of a line; with more it is painted without gaps.
  static let mostDashes = 10_000.0
  /// The points of a coordinate, beyond which it is cut off.
  static let farthest = 1_000_000.0
}

/// The limits of a picture.
enum PaintingLimits {
  /// The pixels of a picture; a larger one is painted at a smaller scale.
  static let mostPixels = 1 << 24
  /// The pixels of a picture's side, beyond which Cairo has no coordinates.
  static let longestSide = 30_000
  /// The points of a page's side, beyond which readers of PDF need not show it (PDF 32000-1, C.2).
  static let longestPageSide = 14_400.0
  /// The pixels that are painted for a picture, overpainted ones included.
  static let mostPaintedPixels = 1 << 33
  /// The pixels of nested pale groups, which are painted apart; beyond them, each step of a group is pale
  /// by itself.
  static let mostGroupPixels = 1 << 25
  /// The pixels of an image of the project.
  static let mostImagePixels = 1 << 24
  /// The pixels of the sides of a PDF or SVG image.
  static let longestConversion = 2048
  /// The seconds of work that one such image may take.
  static let longestSeconds = 4
  /// The bytes of memory of the program that converts one.
  static let mostMemoryBytes = 1 << 30
  /// The bytes of the PNG file that it writes.
  static let mostConvertedBytes = 1 << 26
  /// The bytes of images that are kept to be painted again, for each picture that is painted at a time.
  static let mostKeptImageBytes = 8 << 20
  /// The characters of a text that are painted.
  static let longestText = 4096
  /// The texts whose glyphs are kept to be painted again, and the outlines of glyphs of a font.
  static let mostKeptTexts = 2048
  /// The fonts that are kept open to be painted with again.
  static let mostOpenFonts = 128
  /// The dashes of a line; with more it is painted without gaps.
  static let mostDashes = 10_000.0
  /// The greatest coordinate, in points; a greater one is cut off.
  static let farthest = 1_000_000.0
}

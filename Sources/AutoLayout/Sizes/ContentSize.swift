/// The natural size of a view's content, as it takes part in the layout: sizes of the alignment rect, in points.
struct ContentSize: Sendable, Equatable {
  /// Nil where the content has no natural width.
  var width: Double?
  /// Nil where the content has no natural height.
  var height: Double?
  /// From the top edge down to the baseline of the first line.
  var firstBaseline: Double?
  /// From the bottom edge up to the baseline of the last line.
  var lastBaseline: Double?
  /// Whether the numbers are a guess, because the document does not say enough: an image without a size, a font without
  /// a table. A saved size is a better guess where it may be used.
  var isGuess = false

  /// Whether the content is nothing, and the numbers the room that Interface Builder gives it.
  var isBlank = false

  /// Content without a natural size.
  static let none = ContentSize()

  /// The room that an arranged view without content has on the canvas.
  static let blank = ContentSize(width: room, height: room, isBlank: true)

  /// The length of that room along an axis. Points.
  static let room = 50.0
}

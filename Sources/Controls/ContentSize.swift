import SceneModel

/// The natural size of a view's content in the layout: lengths of the alignment rect, in points.
package struct ContentSize: Sendable, Equatable {
  /// Nil where the content has no natural width.
  package var width: Double?
  /// Nil where the content has no natural height.
  package var height: Double?
  /// From the top edge down to the baseline of the first line.
  package var firstBaseline: Double?
  /// From the bottom edge up to the baseline of the last line.
  package var lastBaseline: Double?
  /// From the centre down to the baseline of a line that stays centred at any height of the view.
  package var centeredBaseline: Double?
  /// Whether the numbers are a guess, because the document lacks data: the size of an image, the table of a
  /// font. A saved size is a better guess where it may be used (InterfaceBuilder.md#guessed-sizes).
  package var isGuess: Bool
  /// Whether nothing is known of the content, or of a part of it: an image without a file or a size.
  package var isUnknown: Bool

  /// A size of the known lengths.
  package init(
    width: Double? = nil, height: Double? = nil, firstBaseline: Double? = nil, lastBaseline: Double? = nil,
    centeredBaseline: Double? = nil, isGuess: Bool = false, isUnknown: Bool = false
  ) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.centeredBaseline = centeredBaseline
    self.isGuess = isGuess || isUnknown
    self.isUnknown = isUnknown
  }

  /// Content of a size.
  init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// Content without a natural size.
  package static let none = ContentSize()

  /// The canvas's size of an arranged view without content.
  static let blank = ContentSize(width: blankLength, height: blankLength)

  /// The width and the height of an arranged view without content on the canvas. Points
  /// (InterfaceBuilder.md#stack-blank-content).
  package static let blankLength = 50.0
}

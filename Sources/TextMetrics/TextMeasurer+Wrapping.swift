extension TextMeasurer {
  /// The length by which a line may exceed the width before it is broken, in points.
  ///
  /// The saved width of a label is often that of its own text, so an estimate that is a little too high must
  /// not make a second line (InterfaceBuilder.md#line-breaking).
  static let slack = 1.0

  /// Breaks text into lines.
  ///
  /// Lines end at U+000A, U+000D (with or without U+000A), U+2028 and U+2029 and, when a width is given,
  /// greedily at the last opportunity before it: after a space, after a dash between letters, on either side
  /// of an ideograph, never before closing and after opening punctuation, and inside a word that is alone on
  /// its line and still too long.
  ///
  /// - Parameter width: The width in points; nil: lines end at line breaks only.
  package func wrap(_ text: String, font: Font, width: Double?) -> WrappedText {
    wrap([TextRun(text: text, font: font)], width: width)
  }

  /// Breaks attributed text into lines; a line is as high as its highest run.
  ///
  /// - Parameters:
  ///   - width: The width in points; nil: lines end at line breaks only.
  ///   - indents: Where the lines of a paragraph begin and end.
  ///   - avoidsOrphans: Whether the second of two lines takes a word from the first rather than hold a single
  ///     one, as in labels (InterfaceBuilder.md#orphans).
  ///   - breaksWords: Whether lines are broken between any two characters.
  package func wrap(
    _ runs: [TextRun], width: Double?, indents: LineIndents = LineIndents(), avoidsOrphans: Bool = false,
    breaksWords: Bool = false
  ) -> WrappedText {
    var breaker = LineBreaker(width: width ?? .infinity, indents: indents, breaksWords: breaksWords)
    for run in runs {
      breaker.add(run, advances: advances(of: run.font))
    }
    return WrappedText(lines: breaker.lines(avoidsOrphans: avoidsOrphans))
  }
}

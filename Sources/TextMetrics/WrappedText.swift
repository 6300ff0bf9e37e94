/// Text broken into lines.
package struct WrappedText: Hashable, Sendable {
  /// The lines from top to bottom; never empty, the empty text has one empty line.
  package var lines: [Line]

  /// One line.
  package struct Line: Hashable, Sendable {
    /// The line's UTF-8 offsets in the text (of all runs together), without spaces at its end and
    /// line breaks.
    package var range: Range<Int>
    /// Whether the line is its paragraph's first.
    package var startsParagraph: Bool
    /// The distance from the leading edge in points.
    package var indent: Double
    /// The width in points, not rounded, with the spaces at the end that fit, without the indent.
    package var width: Double
    /// The height of the line's highest font in points, not rounded.
    package var height: Double
    /// The greatest distance between this line's baseline and the next in points.
    package var baselineDistance: Double
    /// The distance from the top of the line to its baseline in points, not rounded.
    package var ascender: Double
  }

  /// The number of lines.
  package var lineCount: Int { lines.count }
  /// The width of the widest line with its indent in points, not rounded.
  package var width: Double { width(lineLimit: 0) }
  /// The height of all lines in points, not rounded.
  package var height: Double { height(lineLimit: 0) }

  /// The width of the widest of the first lines with its indent in points, not rounded.
  ///
  /// - Parameter lineLimit: How many lines are shown; 0 for all of them, as `numberOfLines` counts.
  package func width(lineLimit: Int) -> Double {
    let shown = lineLimit > 0 ? lines.prefix(lineLimit) : lines[...]
    return shown.reduce(0) { max($0, $1.indent + $1.width) }
  }

  /// The height of the first lines in points, not rounded.
  ///
  /// - Parameter lineLimit: How many lines are shown; 0 for all of them, as `numberOfLines` counts.
  package func height(lineLimit: Int) -> Double {
    let shown = lineLimit > 0 ? lines.prefix(lineLimit) : lines[...]
    guard let last = shown.last else { return 0 }
    return shown.dropLast().reduce(last.height) { $0 + $1.baselineDistance }
  }
}

import SceneModel

/// A visual format that cannot be read, or says what cannot be.
package struct VisualFormatError: Error, Hashable, Sendable {
  /// The format.
  package let format: String
  /// How many characters stand before what is wrong.
  package let offset: Int
  /// The problem, and what was expected, without a full stop.
  package let problem: String

  package init(_ problem: String, at offset: Int, of format: String) {
    self.format = format
    self.offset = offset
    self.problem = problem
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// Three lines: what is wrong with its column, the format, and a caret under the place.
  package var lines: [String] {
    let shown = String(format.unicodeScalars.prefix(Self.mostShown)).onOneLine
    let before = String(shown.prefix(offset)).columns
    return [
      "visual format, column \(offset + 1): \(problem)", "  " + shown,
      "  " + String(repeating: " ", count: before) + "^",
    ]
  }

  package var description: String { lines.joined(separator: "\n") }

  /// How much of a format is shown. Characters.
  private static let mostShown = 2_000
}

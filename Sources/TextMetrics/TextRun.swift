/// A stretch of attributed text in one font.
package struct TextRun: Hashable, Sendable {
  /// The characters.
  package var text: String
  /// The font of all of them.
  package var font: Font

  /// Creates a run.
  package init(text: String, font: Font) {
    self.text = text
    self.font = font
  }
}

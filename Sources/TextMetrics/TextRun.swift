/// A stretch of attributed text in one font.
package struct TextRun: Hashable, Sendable {
  /// The characters.
  package var text: String
  /// The font of all of them.
  package var font: Font
  /// The points added after each character (InterfaceBuilder.md#attributed-text).
  package var kerning: Double

  /// Creates a run.
  package init(text: String, font: Font, kerning: Double = 0) {
    self.text = text
    self.font = font
    self.kerning = kerning
  }
}

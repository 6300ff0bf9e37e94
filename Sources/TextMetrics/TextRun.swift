/// A stretch of attributed text in one font.
public struct TextRun: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// The font of all of them.
  public var font: Font

  /// Creates a run.
  public init(text: String, font: Font) {
    self.text = text
    self.font = font
  }
}

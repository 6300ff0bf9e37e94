/// What a text is to its reader, which a terminal shows by colour.
enum TextStyle: String {
  /// What follows is said of this.
  case heading = "1"
  /// Something is wrong, or gone.
  case error = "31"
  /// Something is worth a look.
  case warning = "33"
  /// Something to know.
  case note = "36"
  /// What is new.
  case added = "32"

  /// What is gone.
  static let removed = TextStyle.error
  /// What has another value.
  static let changed = TextStyle.warning
}

extension TextStyle {
  /// The style of a line of a unified difference; nil of one that both sides have.
  init?(ofDifference line: String) {
    if line.hasPrefix("--- ") || line.hasPrefix("+++ ") {
      self = .heading
    } else if line.hasPrefix("@@") {
      self = .note
    } else if line.hasPrefix("+") {
      self = .added
    } else if line.hasPrefix("-") {
      self = .removed
    } else {
      return nil
    }
  }
}

extension String {
  /// The text as part of a result, in the colours of what shows results. It holds control characters then, so it is cut
  /// and filled up before.
  func styled(_ style: TextStyle) -> String { styled(style, if: Terminal.current.colorsResults) }

  /// The text between the sequences that begin and end a style (ECMA-48, SGR), where there are colours.
  func styled(_ style: TextStyle, if hasColors: Bool) -> String {
    hasColors && !isEmpty ? "\u{1B}[\(style.rawValue)m\(self)\u{1B}[0m" : self
  }
}

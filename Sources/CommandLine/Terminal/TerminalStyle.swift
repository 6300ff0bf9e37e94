/// The meaning of a text to its reader, which a terminal shows by colour.
package enum TerminalStyle: String {
  /// The heading of the text that follows.
  case heading = "1"
  /// An error, or a removal.
  case error = "31"
  /// A warning, or a change.
  case warning = "33"
  /// A note.
  case note = "36"
  /// An addition.
  case added = "32"

  /// A removal.
  package static let removed = TerminalStyle.error
  /// A changed value.
  package static let changed = TerminalStyle.warning
}

extension TerminalStyle {
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
  /// The text of a result, in colours where results have them. It contains control characters then, so it
  /// must be cut and padded before.
  package func styled(_ style: TerminalStyle) -> String { styled(style, if: Terminal.current.colorsResults) }

  /// The text between the sequences that begin and end a style (ECMA-48, SGR), where there are colours.
  func styled(_ style: TerminalStyle, if hasColors: Bool) -> String {
    hasColors && !isEmpty ? "\u{1B}[\(style.rawValue)m\(self)\u{1B}[0m" : self
  }
}

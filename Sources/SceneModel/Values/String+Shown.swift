extension String {
  /// The text on one line and without what a terminal would obey: control characters as spaces.
  package var onOneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? " " : $0 }))
  }

  /// The text on one line, cut to a number of columns.
  package func shown(upTo limit: Int) -> String { onOneLine.shortened(to: limit) }
}

extension Unicode.Scalar {
  /// Whether the character is a control character or a line end.
  fileprivate var isControl: Bool {
    value < 0x20 || (0x7f...0x9f).contains(value) || value == 0x2028 || value == 0x2029
  }
}

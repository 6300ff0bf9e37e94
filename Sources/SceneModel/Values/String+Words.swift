extension String {
  /// The words between XML's white space. Splitting bytes takes a tenth of the time of splitting characters.
  package var words: [String] {
    utf8.split(whereSeparator: XMLCharacter.isWhiteSpace).compactMap { String($0) }
  }
}

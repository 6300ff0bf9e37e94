extension String {
  /// What stands between white space, which is that of XML. Bytes are split in a tenth of the time of characters.
  package var words: [String] {
    utf8.split(whereSeparator: XMLCharacter.isWhiteSpace).compactMap { String($0) }
  }
}

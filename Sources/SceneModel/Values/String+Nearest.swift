extension String {
  /// The end of a message about this name, which nobody knows: `; did you mean 'x'?` where one is near, else empty.
  package func suggestion(of names: some Sequence<String>) -> String {
    nearest(of: names).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The name of a list that this one is most likely meant to be, or nil where none is near.
  ///
  /// Near is one that differs in capitals alone, one that is begun here, or one that two changes of a letter lead to;
  /// of a short name, one change.
  package func nearest(of names: some Sequence<String>) -> String? {
    let lowercase = Array(lowercased())
    let limit = lowercase.count > 3 ? 2 : 1
    var best: (name: String, changes: Int)?
    for name in names {
      let other = Array(name.lowercased())
      let isBegun = lowercase.count > 3 && other.starts(with: lowercase)
      let changes = isBegun ? 0 : Self.changes(from: lowercase, to: other, upTo: limit)
      if changes <= limit, changes < best?.changes ?? .max { best = (name, changes) }
      if best?.changes == 0 { break }
    }
    return best?.name
  }

  /// How many letters must be added, left out or exchanged to come to another text (Levenshtein's distance); more
  /// than a limit where the lengths say as much.
  private static func changes(from text: [Character], to other: [Character], upTo limit: Int) -> Int {
    let difference = (text.count - other.count).magnitude
    if difference > limit { return Int(difference) }
    var row = Array(0...other.count)
    for (line, letter) in text.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, otherLetter) in other.enumerated() {
        let exchanged = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(exchanged, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}

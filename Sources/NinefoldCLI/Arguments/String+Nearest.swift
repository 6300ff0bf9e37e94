extension String {
  /// The name of a list that this one is most likely meant to be, or nil where none is near.
  ///
  /// Near is one that is begun here, or that two changes of a letter lead to; of a short name, one change.
  func nearest(of names: [String]) -> String? {
    if count > 3, let whole = names.first(where: { $0.hasPrefix(self) }) { return whole }
    let limit = count > 3 ? 2 : 1
    var best: (name: String, changes: Int)?
    for name in names {
      let changes = changes(to: name)
      if changes <= limit, changes < best?.changes ?? .max { best = (name, changes) }
    }
    return best?.name
  }

  /// How many letters must be added, left out or exchanged to come to another text (Levenshtein's distance).
  private func changes(to other: String) -> Int {
    let letters = Array(other)
    var row = Array(0...letters.count)
    for (line, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, otherLetter) in letters.enumerated() {
        let exchanged = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(exchanged, row[column] + 1, diagonal + 1)
      }
    }
    return row[letters.count]
  }
}

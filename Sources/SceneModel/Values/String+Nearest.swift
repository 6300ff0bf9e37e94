extension String {
  /// The end of a message about this unknown name: `; did you mean 'x'?` where one is near, else empty.
  package func suggestion(of names: some Sequence<String>) -> String {
    nearest(of: names).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The most similar name of a list; nil where none is near.
  package func nearest(of names: some Sequence<String>) -> String? {
    var nearest = NearestName(to: self)
    for name in names { nearest.consider(name) }
    return nearest.name
  }
}

/// The name most similar to another, of those that are considered one by one.
///
/// A name is near that differs in capitals alone, that shares a beginning of four letters or more, or that is
/// at most two changes of a letter away; of three letters, one change.
package struct NearestName {
  /// The first of the nearest, or nil where none is near.
  package private(set) var name: String?
  private let sought: [Character]
  private let limit: Int
  private var changes = Int.max

  package init(to name: String) {
    sought = Array(name.lowercased())
    limit = [0, 0, 0, 1, 2][min(sought.count, 4)]
  }

  /// Considers a name.
  package mutating func consider(_ other: String) {
    guard changes > 0, other.utf8.count >= sought.count - limit else { return }
    let letters = Array(other.lowercased())
    let isBegun = sought.count > 3 && letters.starts(with: sought)
    let changes = isBegun ? 0 : changes(to: letters)
    guard changes <= limit, changes < self.changes else { return }
    (name, self.changes) = (other, changes)
  }

  /// How many letters must be added, left out or exchanged to get another text (Levenshtein's distance); more
  /// than the limit where the lengths alone imply it.
  private func changes(to other: [Character]) -> Int {
    let difference = Int((sought.count - other.count).magnitude)
    if difference > limit { return difference }
    var row = Array(0...other.count)
    for (line, letter) in sought.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, otherLetter) in other.enumerated() {
        let exchanged = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(exchanged, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}

extension String {
  /// The end of a message about this unknown name: `; did you mean 'x'?` where one is near, else empty.
  package func suggestion(of names: some Sequence<String>) -> String {
    nearest(of: names).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The end of a message about a text that is none of the names of a long list: the nearest name, else those
  /// that have a part of the text in them, else the three that are least far.
  package func candidates(of names: some Collection<String>) -> String {
    if let near = nearest(of: names) { return "; did you mean '\(near)'?" }
    let parts = lowercased().split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 2 }.map(String.init)
    var candidates = names.filter { name in parts.contains { name.lowercased().contains($0) } }
    let isFar = candidates.isEmpty
    if isFar {
      let distance = NearestName(to: self, preferring: .first)
      candidates = names.map { (distance.changes(to: Array($0.lowercased()), limit: .max), $0) }
        .sorted { $0.0 < $1.0 }.map(\.1)
    }
    let shown = candidates.prefix(3).map { "'\($0)'" }
    guard let last = shown.last else { return "" }
    let others = shown.dropLast().joined(separator: ", ")
    if isFar { return "; the nearest are \(others) and \(last)" }
    return "; did you mean \(others.isEmpty ? "" : others + " or ")\(last)?"
  }

  /// The most similar name of a list; nil where none is near.
  package func nearest(of names: some Sequence<String>) -> String? {
    var nearest = NearestName(to: self, preferring: .first)
    for name in names { nearest.consider(name) }
    return nearest.name
  }
}

/// The name most similar to another, of those that are considered one by one.
///
/// A name is near that differs in capitals alone, that shares a beginning of four letters or more, or that is
/// at most two changes of a letter away; of three letters, one change.
package struct NearestName {
  /// Which of several names that are equally near is taken.
  package enum Preference {
    /// The first that is considered.
    case first
    /// The first in the order of the bytes of their small letters, and of those that are the same in these
    /// the first that is considered.
    case leastLetters
  }

  /// The nearest, or nil where none is near.
  package private(set) var name: String?
  /// How many changes of a letter away a name is at most.
  package let limit: Int
  private let sought: [Character]
  /// The sought name in ASCII; empty where it is not.
  private let bytes: [UInt8]
  private let preference: Preference
  /// How many changes of a letter away the nearest is.
  package private(set) var changes = Int.max

  package init(to name: String, preferring preference: Preference) {
    self.preference = preference
    sought = Array(name.lowercased())
    let folded = Array(name.lowercased().utf8)
    bytes = folded.allSatisfy { $0 < 0x80 } ? folded : []
    limit = [0, 0, 0, 1, 2][min(sought.count, 4)]
  }

  /// Considers a name.
  package mutating func consider(_ other: String) {
    guard changes > 0 || preference == .leastLetters, other.utf8.count >= sought.count - limit else { return }
    if unsafe other.utf8.withContiguousStorageIfAvailable(isFar) ?? false { return }
    let letters = Array(other.lowercased())
    let isBegun = sought.count > 3 && letters.starts(with: sought)
    let changes = isBegun ? 0 : changes(to: letters, limit: limit)
    guard changes <= limit, changes < self.changes || changes == self.changes && isPreferred(other) else {
      return
    }
    (name, self.changes) = (other, changes)
  }

  /// Whether a name is taken in place of one that is as near.
  private func isPreferred(_ other: String) -> Bool {
    guard preference == .leastLetters, let name else { return false }
    return other.lowercased().utf8.lexicographicallyPrecedes(name.lowercased().utf8)
  }

  /// Whether a name is not near, as its bytes alone say: both are ASCII, and their lengths too different.
  private func isFar(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !bytes.isEmpty, other.count > bytes.count + limit else { return false }
    if sought.count > 3, unsafe zip(other, bytes).allSatisfy({ $0 == $1 || $0 < 0x5B && $0 + 0x20 == $1 }) {
      return false
    }
    return unsafe other.allSatisfy { $0 < 0x80 }
  }

  /// How many letters must be added, left out, exchanged or swapped with the next to get another text (the
  /// distance of Damerau and Levenshtein); more than the limit where the lengths alone imply it.
  fileprivate func changes(to other: [Character], limit: Int) -> Int {
    let difference = Int((sought.count - other.count).magnitude)
    if difference > limit { return difference }
    var earlier: [Int] = []
    var above = Array(0...other.count)
    for (line, letter) in sought.enumerated() {
      var row = [line + 1]
      for (column, otherLetter) in other.enumerated() {
        let exchanged = above[column] + (letter == otherLetter ? 0 : 1)
        var least = min(exchanged, above[column + 1] + 1, row[column] + 1)
        if line > 0, column > 0, letter == other[column - 1], sought[line - 1] == otherLetter {
          least = min(least, earlier[column - 1] + 1)
        }
        row.append(least)
      }
      (earlier, above) = (above, row)
    }
    return above[other.count]
  }
}

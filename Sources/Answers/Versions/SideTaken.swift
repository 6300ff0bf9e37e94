import CommandLine
package import Ninefold

/// The words of `--take`: a conflict's number or its object's identifier, and a side.
package struct SideTaken: ArgumentValue {
  package static var valueName: String { "CONFLICT=SIDE" }

  package static func expectation(for word: String) -> String {
    "a conflict's number or its object's identifier, and ours or theirs, such as 3=theirs"
  }

  package let take: ConflictTake

  package init?(argument word: String) {
    guard let sign = word.lastIndex(of: "="), sign > word.startIndex,
      let side = FavoredSide(rawValue: String(word[word.index(after: sign)...]))
    else { return nil }
    take = ConflictTake(target: String(word[..<sign]), side: side.side)
  }
}

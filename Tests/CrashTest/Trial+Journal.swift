import Foundation

extension Trial {
  private static let readers = [["verify", "--database", Place.database]]

  /// The words of the edit that follows a number of edits.
  static func editing(_ number: Int) -> [String] {
    ["edit"] + Samples.edits[number] + ["--document", Samples.edited, "--database", Place.database]
  }

  /// An edit of a stored document.
  static func edit(_ stage: Stage, at number: Int) -> Trial {
    journal(
      "edit", stage, from: "edits-\(number).db", words: editing(number), states: (number, number + 1))
  }

  /// The undoing of an edit.
  static func undo(_ stage: Stage, at number: Int) -> Trial {
    journal(
      "undo", stage, from: "edits-\(number).db", words: ["undo", "--database", Place.database],
      states: (number, number - 1))
  }

  /// The redoing of an edit.
  static func redo(_ stage: Stage, at number: Int) -> Trial {
    journal(
      "redo", stage, from: "undone-to-\(number).db", words: ["redo", "--database", Place.database],
      states: (number, number + 1))
  }

  private static func journal(
    _ name: String, _ stage: Stage, from database: String, words: [String], states: (before: Int, after: Int)
  ) -> Trial {
    Trial(name: name, words: words, companions: readers) { place in
      try stage.place.copy(database, to: place, as: Place.database)
    } check: { place in
      try found(place, states.before, states.after, stage.files)
    } finish: { place, found in
      if found == .before {
        try place.succeed(words)
      }
      try walk(place, from: states.after, stage.files)
    }
  }

  /// Which of two numbers of edits is in force: the journal says it as the document does.
  ///
  /// - Parameter files: The files that are stored after a number of edits.
  static func found(
    _ place: Place, _ before: Int, _ after: Int, _ files: (Int) -> Place.Files
  ) throws -> Found {
    let count = try place.editCount()
    try require(count == before || count == after, "\(count) edits, expected \(before) or \(after)")
    let wrong = try place.stored().differences(from: files(count))
    try require(wrong.isEmpty, "not as after \(count) edits: \(wrong)")
    return count == after ? .after : .before
  }

  /// Takes the last edit back and makes it again.
  static func walk(_ place: Place, from number: Int, _ files: (Int) -> Place.Files) throws {
    guard number > 0 else { return }
    try place.succeed("undo", "--database", Place.database)
    _ = try found(place, number - 1, number - 1, files)
    try place.succeed("redo", "--database", Place.database)
    _ = try found(place, number, number, files)
  }
}

import Foundation

extension Trial {
  /// The commands that others run meanwhile.
  private static let others = [
    ["verify", "--database", Place.database],
    ["import", "Extra", "--project", "Extra", "--database", Place.database],
  ]

  private static let importing = ["import", Samples.project, "--database", Place.database]

  /// An import into a database that is not there yet.
  static func firstImport(_ stage: Stage) -> Trial {
    Trial(name: "first import", words: importing, companions: others, isFirst: true) { place in
      try stage.place.copy("First/\(Samples.project)", to: place, as: Samples.project)
      try stage.place.copy("Extra", to: place)
    } check: { place in
      try found(place, from: [:], to: stage.first)
    } finish: { place, _ in
      try finishImport(place, with: stage.first)
    }
  }

  /// An import over an older one.
  static func secondImport(_ stage: Stage) -> Trial {
    Trial(name: "second import", words: importing, companions: others) { place in
      try stage.place.copy("edits-0.db", to: place, as: Place.database)
      try stage.place.copy("Second/\(Samples.project)", to: place, as: Samples.project)
      try stage.place.copy("Extra", to: place)
    } check: { place in
      try found(place, from: stage.first, to: stage.second)
    } finish: { place, _ in
      try finishImport(place, with: stage.second)
    }
  }

  /// How far an import came: each file is whole, and those that are stored are the first ones in their order.
  private static func found(
    _ place: Place, from old: Place.Files, to new: Place.Files
  ) throws -> Found {
    let stored = try place.isEmpty() ? [:] : try place.stored()
    let order = new.keys.sorted { a, b in
      let isStrings = (Stage.isStrings(a), Stage.isStrings(b))
      return isStrings.0 == isStrings.1 ? a.utf8.lexicographicallyPrecedes(b.utf8) : isStrings.1
    }
    let changed = order.filter { old[$0] != new[$0] }
    let count = changed.prefix { stored[$0] == new[$0] }.count
    let expected = old.merging(changed.prefix(count).map { ($0, new[$0] ?? Data()) }) { _, new in new }
    let wrong = stored.differences(from: expected)
    try require(wrong.isEmpty, "stored in part, or out of order: \(wrong)")
    return count == changed.count ? .after : count == 0 ? .before : .between
  }

  private static func finishImport(_ place: Place, with files: Place.Files) throws {
    try place.succeed(importing)
    let wrong = try place.stored().differences(from: files)
    try require(wrong.isEmpty, "after the next import: \(wrong)")
  }
}

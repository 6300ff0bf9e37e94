import TestSupport

extension Trial {
  /// An edit of a document in a database of an older version, which is migrated before.
  static func migration(_ stage: Stage, version: Int) -> Trial {
    Trial(name: "migration", words: editing(0)) { place in
      try stage.place.copy("older-\(version).db", to: place, as: Place.database)
    } check: { place in
      let outcome = try place.run(["verify", "--database", Place.database])
      if outcome.code == 2, outcome.errors.contains("schema version \(version) is older") { return .before }
      return try found(place, 0, 1, stage.documents) == .after ? .after : .between
    } finish: { place, found in
      if found != .after {
        try place.succeed(editing(0))
      }
      try walk(place, from: 1, stage.documents)
    }
  }
}

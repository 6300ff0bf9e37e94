import Foundation

extension Trial {
  private static let folder = "out"

  /// An export of documents, into no folder or over an older one.
  static func documents(_ stage: Stage, isOver: Bool) -> Trial {
    export(
      stage, "documents", isOver ? stage.second : nil, to: stage.files(edits: Samples.edits.count),
      from: "documents-of-second.db", keepsOld: true)
  }

  /// An export of a scene project, into no folder or over an older one.
  static func sceneProject(_ stage: Stage, isOver: Bool) -> Trial {
    export(
      stage, "project", isOver ? stage.projects.second : nil, to: stage.projects.last,
      from: "project-of-second.db", keepsOld: false)
  }

  /// - Parameter keepsOld: Whether files that only the older export has stay.
  private static func export(
    _ stage: Stage, _ format: String, _ old: Place.Files?, to new: Place.Files, from folder: String,
    keepsOld: Bool
  ) -> Trial {
    let words = ["export", "--database", Place.database, "--format", format, "--output", Self.folder]
    return Trial(name: "export \(format)", words: words) { place in
      try stage.place.copy("edits-\(Samples.edits.count).db", to: place, as: Place.database)
      if old != nil { try stage.place.copy(folder, to: place, as: Self.folder) }
      try place.write(Stage.others, in: Self.folder)
    } check: { place in
      try found(place, Self.folder, from: old ?? [:], to: new)
    } finish: { place, _ in
      try place.succeed(words)
      let rest = keepsOld ? old ?? [:] : [:]
      let wrong = try place.files(Self.folder)
        .differences(from: rest.merging(new) { _, new in new }.merging(others) { _, other in other })
      try require(wrong.isEmpty, "after the next export: \(wrong)")
      let changed = try place.stored().differences(from: stage.files(edits: Samples.edits.count))
      try require(changed.isEmpty, "the database: \(changed)")
    }
  }

  private static var others: Place.Files { Stage.others.mapValues { Data($0.utf8) } }

  /// How far the writing of files came: each is old, new or not there yet, and those of others are
  /// as they were.
  static func found(
    _ place: Place, _ folder: String, from old: Place.Files, to new: Place.Files,
    beside others: Place.Files = others
  ) throws -> Found {
    let files = try place.files(folder)
    let all = old.merging(new) { _, new in new }
    for (path, other) in others { try require(files[path] == other, "another's file: \(path)") }
    for (path, file) in files where others[path] == nil && (file != old[path] && file != new[path]) {
      let isTemporary = path.split(separator: "/").last?.hasPrefix(".ninefold-") == true
      try require(isTemporary && all[path] == nil, "neither old nor new: \(path)")
    }
    for path in old.keys where new[path] != nil { try require(files[path] != nil, "gone: \(path)") }
    let isDone = new.allSatisfy { files[$0] == $1 }
    let isUntouched = all.keys.allSatisfy { files[$0] == old[$0] }
    return isDone ? .after : isUntouched ? .before : .between
  }
}

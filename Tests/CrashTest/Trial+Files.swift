import Foundation

extension Trial {
  /// An edit of a file in place.
  static func editInPlace(_ stage: Stage) -> Trial {
    let edit = ["edit"] + Samples.edits[0] + ["\(Samples.project)/\(Samples.edited)"]
    let old = Samples.files(changed: false).mapValues { Data($0.utf8) }
    let new = old.merging([Samples.edited: stage.states[1]]) { _, new in new }
    return files("edit FILE", edit, in: Samples.project, from: old, to: new) { place in
      try stage.place.copy("First/\(Samples.project)", to: place, as: Samples.project)
    }
  }

  /// An edit of a document of a scene project in place.
  static func editSceneProject(_ stage: Stage) -> Trial {
    let folder = "project-of-edits-0.db"
    let edit = ["edit"] + Samples.edits[0] + [folder, "--document", Samples.edited]
    return files(
      "edit scene project", edit, in: folder, from: stage.projects.first, to: stage.projects.edited
    ) { place in
      try stage.place.copy(folder, to: place)
    }
  }

  private static func files(
    _ name: String, _ words: [String], in folder: String, from old: Place.Files, to new: Place.Files,
    prepare: @escaping (Place) throws -> Void
  ) -> Trial {
    Trial(name: name, words: words, prepare: prepare) { place in
      try found(place, folder, from: old, to: new, beside: [:])
    } finish: { place, _ in
      try place.succeed(words)
      let wrong = try place.files(folder).differences(from: new)
      try require(wrong.isEmpty, "after the edit again: \(wrong)")
    }
  }

  /// An edit of a stored document that is written as a file too.
  static func editWithOutput(_ stage: Stage, at number: Int) -> Trial {
    let words = editing(number) + ["--output", Samples.project]
    return Trial(name: "edit --output", words: words) { place in
      try stage.place.copy("edits-\(number).db", to: place, as: Place.database)
      try stage.place.copy("First/\(Samples.project)", to: place, as: Samples.project)
    } check: { place in
      let old = Samples.files(changed: false).mapValues { Data($0.utf8) }
      let new = old.merging([Samples.edited: stage.states[number + 1]]) { _, new in new }
      let stored = try found(place, number, number + 1, stage.files)
      let written = try found(place, Samples.project, from: old, to: new, beside: [:])
      try require(stored == .after || written == .before, "written before it was stored")
      return stored == written ? stored : .between
    } finish: { place, found in
      if found == .before { _ = try place.run(words) }
      try walk(place, from: number + 1, stage.files)
    }
  }
}

import Foundation
import Migrations
import OlderDatabase
import TestSupport

/// The states that trials start from and may end in, made by commands that are not killed.
struct Stage {
  let place: Place
  /// The project as it is stored first, and after the second import.
  let first: Place.Files
  let second: Place.Files
  /// The edited document after each number of edits.
  let states: [Data]
  /// The scene projects of the first files, of those with the first edit, with all edits, and of the second.
  let projects: (first: Place.Files, edited: Place.Files, last: Place.Files, second: Place.Files)

  /// How many versions of databases there are.
  var versions: Int { Migration.all.count }

  /// Files of others in folders that are written to, one of them with a name that temporary files might have.
  static let others: [String: String] = [
    "Rows/notes.txt": "mine", ".ninefold-0123456789abcdef": "mine", "Rows/.ninefold-0": "mine",
    "Screens/.ninefold-0123456789abcdef0123456789abcdef": "mine",
  ]

  init(_ program: Program) throws {
    place = try Place(program)
    try place.write(Samples.files(changed: false), in: "First/\(Samples.project)")
    try place.write(Samples.files(changed: true), in: "Second/\(Samples.project)")
    try place.write(["Row.xib": Samples.files(changed: false)["Rows/Row0.xib"] ?? ""], in: "Extra")
    try place.succeed("import", "First/\(Samples.project)", "--database", "edits-0.db")
    try place.copy("edits-0.db", to: place, as: "second.db")
    try place.succeed("import", "Second/\(Samples.project)", "--database", "second.db")
    first = try Self.exported(place, "edits-0.db", "documents")
    second = try Self.exported(place, "second.db", "documents")
    states = try Self.makeEdits(place, from: first)
    try Self.makeOlder(place)
    projects = (
      try Self.exported(place, "edits-0.db", "project"), try Self.exported(place, "edits-1.db", "project"),
      try Self.exported(place, "edits-\(Samples.edits.count).db", "project"),
      try Self.exported(place, "second.db", "project")
    )
  }

  /// The project's files with the edited document after a number of edits.
  func files(edits: Int) -> Place.Files {
    first.merging([Samples.edited: states[edits]]) { _, new in new }
  }

  /// Those among the files that are documents.
  func documents(edits: Int) -> Place.Files { files(edits: edits).filter { !Self.isStrings($0.key) } }

  static func isStrings(_ path: String) -> Bool { path.hasSuffix(".strings") }

  private static func exported(_ place: Place, _ database: String, _ format: String) throws -> Place.Files {
    let folder = "\(format)-of-\(database)"
    try place.succeed("export", "--database", database, "--format", format, "--output", folder)
    return try place.files(folder)
  }

  /// Keeps a database after each edit, and after each is taken back again.
  private static func makeEdits(_ place: Place, from first: Place.Files) throws -> [Data] {
    var states = [first[Samples.edited] ?? Data()]
    for (number, words) in Samples.edits.enumerated() {
      let database = "edits-\(number + 1).db"
      try place.copy("edits-\(number).db", to: place, as: database)
      let outcome = try place.run(
        ["edit"] + words + ["--document", Samples.edited, "--database", database, "--output", "state"])
      try require(outcome.code == 0, "edit \(number): \(outcome.errors)")
      states.append(try Data(contentsOf: place.url("state/" + Samples.edited)))
    }
    var last = "edits-\(Samples.edits.count).db"
    for number in (0..<Samples.edits.count).reversed() {
      let database = "undone-to-\(number).db"
      try place.copy(last, to: place, as: database)
      try place.succeed("undo", "--database", database)
      last = database
    }
    return states
  }

  /// Databases of documents alone: older versions store no texts.
  private static func makeOlder(_ place: Place) throws {
    let documents = Samples.files(changed: false).filter { !isStrings($0.key) }
    try place.write(documents, in: "Documents/\(Samples.project)")
    try place.succeed("import", "Documents/\(Samples.project)", "--database", "documents.db")
    for version in 1..<Migration.all.count {
      try OlderDatabase.make(
        at: place.url("older-\(version).db").path, from: place.url("documents.db").path, version: version)
    }
  }
}

import Editing
import InterfaceBuilder
import Ninefold
import SceneModel
import SceneStore

extension FuzzTarget {
  /// Databases: a sound one with changes of its bytes, its rows and its schema.
  static let database = FuzzTarget(
    "database",
    InputForm(.records(length: DamagedDatabase.length), words: ["\u{0}", "\u{7F}", "\u{1}\u{0}"]),
    longest: 1 + 16 * DamagedDatabase.length, seeds: { DamagedDatabase.seeds },
    check: { input, isThorough in
      let path = try DamagedDatabase.shared.get().write(input)
      try refusing {
        let use = DatabaseUse(try SceneStore(path: path, mode: .readOnly))
        try use.read()
        if isThorough { try use.readAll() }
      }
      guard isThorough else { return }
      try refusing {
        _ = try ProjectExport(database: path).run(to: path + ".exported", as: .documents) { _ in }
      }
      try refusing { try DatabaseUse(try SceneStore(path: path, mode: .readWrite)).change() }
    })
}

/// Does what may be refused with an error that says why.
private func refusing(_ work: () throws -> Void) throws {
  do {
    try work()
  } catch let error as BrokenProperty {
    throw error
  } catch {
    try require(!"\(error)".isEmpty, "an error without a text")
  }
}

/// The operations on a store that may be damaged.
struct DatabaseUse {
  private let store: SceneStore

  init(_ store: SceneStore) { self.store = store }

  /// Reads the documents. One that is read has a file that is read as well.
  func read() throws {
    for stored in try store.documents() {
      try refusing {
        let document = try store.document(stored.id)
        try document.requireReadable(after: "loading")
      }
      try refusing { _ = try store.scenes(document: stored.id) }
    }
  }

  /// Searches, reads resources, verifies and queries.
  func readAll() throws {
    try refusing {
      for project in try store.projects() {
        _ = try store.documents(project: project, naming: "A", as: .scene)
        _ = try store.documents(project: project, containing: "a-b")
        _ = try store.documents(project: project, called: "A")
        _ = try store.documents(project: project, nearest: "Man-in", as: .object)
        _ = try store.documents(project: project, havingObject: "a")
        for path in try store.stringsFiles(project: project) {
          _ = try store.strings(project: project, path: path)
        }
        _ = try store.catalogs(project: project)
      }
    }
    try refusing { _ = try store.history() }
    try refusing { _ = try store.verify() }
    for view in [
      "objects", "frames", "conflicts", "layout_findings", "solved_scenes", "environments", "devices",
    ] {
      try refusing { try store.query("SELECT * FROM \(view)") { _ in true } }
    }
  }

  /// Edits and undoes what is stored.
  func change() throws {
    for stored in try store.documents().prefix(2) {
      try refusing {
        try store.edit(document: stored.id) { document in
          let outcome = try document.apply(.set("a", attribute: "text", to: "C"))
          return EditNote(summary: outcome.summary, sizeClass: .any, made: 0)
        }
      }
    }
    for _ in 0..<3 { try refusing { try store.undo() } }
    try refusing { try store.redo() }
    try refusing { _ = try store.importDocument(smallDocument(), project: "p") }
    try refusing { _ = try Self.solving(store.path).run { _ in } }
    try refusing { _ = try Self.solving(store.path, isAnew: true).run { _ in } }
  }

  /// Lays the project out on the canvas and for a device.
  static func solving(_ path: String, isAnew: Bool = false) -> ProjectSolving {
    let phone = Device.all[0]
    let window = StoredEnvironment.Window(
      device: phone.name, model: phone.name, orientation: "portrait", share: "full")
    return ProjectSolving(
      database: path, project: nil,
      [
        SolvingEnvironment(StoredEnvironment(TraitOverrides()), LayoutRequest()),
        SolvingEnvironment(
          StoredEnvironment(window: window, TraitOverrides()),
          LayoutRequest(canvas: .device(phone, .portrait, .full))),
      ], isAnew: isAnew)
  }

  private func smallDocument() throws -> Document {
    try DocumentReader().read(smallDocuments[0], path: "Main.storyboard")
  }
}

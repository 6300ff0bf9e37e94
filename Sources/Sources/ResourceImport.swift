import InterfaceBuilder
import ProjectResources
import SceneModel
import SceneStore

/// Reads the asset catalogues, the strings files and the fonts of a project and stores them.
struct ResourceImport {
  private let database: String
  private var store: SceneStore?
  private let project: String
  private let report: (ProjectImport.Event) -> Void

  /// An import into a database, with the store where that is open already.
  init(
    database: String, store: SceneStore?, project: String, report: @escaping (ProjectImport.Event) -> Void
  ) {
    self.database = database
    self.store = store
    self.project = project
    self.report = report
  }

  /// Stores one after another and counts them.
  mutating func run(_ input: ProjectInput, _ summary: inout ProjectImport.Summary) throws {
    var paths: Set<ExactText> = []
    for folder in input.catalogs {
      guard paths.insert(ExactText(folder.path)).inserted else {
        refuse(.collided(location: folder.location, path: folder.path), &summary)
        continue
      }
      let (catalog, errors) = AssetCatalogReader().read(folder)
      for error in errors {
        summary.refusedInCatalogs += 1
        report(.incomplete(error.located(folder.location, in: folder.path)))
      }
      try opened().importCatalog(catalog, project: project)
      summary.catalogs += 1
    }
    for file in input.strings {
      guard paths.insert(ExactText(file.path)).inserted else {
        refuse(.collided(location: file.location, path: file.path), &summary)
        continue
      }
      try add(file, &summary)
    }
    if !input.fonts.isEmpty {
      let fonts = FontImport(store: try opened(), project: project, report: report)
      try fonts.run(input.fonts, &summary)
    }
    for list in input.propertyLists { try addAppFonts(of: list, &summary) }
  }

  private mutating func add(_ file: DocumentFile, _ summary: inout ProjectImport.Summary) throws {
    let strings: LocalizedStrings
    do throws(ReadError) {
      strings = try file.texts(path: file.path).file
    } catch {
      refuse(.refused(.unreadable(error.located(file.location, in: file.path))), &summary)
      return
    }
    try opened().importStrings(strings, project: project)
    summary.stringsFiles += 1
  }

  private mutating func addAppFonts(of list: DocumentFile, _ summary: inout ProjectImport.Summary) throws {
    let files: [String]
    do throws(ReadError) {
      files = try list.appFonts()
    } catch {
      summary.refusedFonts += 1
      report(.incomplete(error.located(list.location, in: list.path)))
      return
    }
    if store == nil, files.isEmpty { return }
    let opened = try opened()
    let stored = try opened.appFonts(project: project).filter { $0.propertyList == list.path }.map(\.file)
    if stored != files { try opened.importAppFonts(files, propertyList: list.path, project: project) }
  }

  private mutating func opened() throws -> SceneStore {
    if let store { return store }
    let opened = try SceneStore(path: database, mode: .readWrite)
    store = opened
    return opened
  }

  private func refuse(_ event: ProjectImport.Event, _ summary: inout ProjectImport.Summary) {
    summary.refused += 1
    report(event)
  }
}

extension ReadError {
  /// The error with its path as the system opens it, where that starts with a path of the project.
  fileprivate func located(_ location: String, in path: String) -> ReadError {
    var located = self
    if self.path.hasPrefix(path) { located.path = location + self.path.dropFirst(path.count) }
    return located
  }
}

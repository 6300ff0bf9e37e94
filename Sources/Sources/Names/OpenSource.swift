import InterfaceBuilder
import OperatingSystem
package import SceneModel
package import SceneStore

/// A source that is open: its documents are known by their paths and can be read one by one, more than once.
package struct OpenSource {
  private enum Origin {
    case files([SourceDocument])
    case store(SceneStore, [StoredSelection])
  }

  /// The source that was opened.
  package let source: Source
  /// Why paths, folders and whole scene projects cannot be read.
  package let refusals: [DocumentRefusal]
  private let origin: Origin
  let fonts: SourceFonts
  let fontEvidence = SourceFontEvidence()
  let images: SourceImages
  package let strings: SourceStrings
  /// The documents' apps, by Xcode's projects and property lists; nil for stored projects.
  package let apps: SourceApps?
  private let reader = DocumentReader()

  /// Opens a source.
  ///
  /// - Parameter files: The directory with the files of a stored project, from which its pictures and fonts
  ///   are taken; nil where they are not known. Files as a source have their own.
  /// - Throws: ``SourceError`` where there is nothing to go through, ``StoreError`` of the database,
  ///   ``ProjectFilesError`` where the directory has no such files.
  package init(_ source: Source, files: String? = nil) throws {
    switch source {
    case .files(let paths):
      let input = ProjectInput(at: paths)
      if input.documents.isEmpty, input.refusals.isEmpty {
        throw SourceError(.noDocuments, path: paths.joined(separator: ", "))
      }
      self.init(
        source, input, SourceApps(propertyLists: input.propertyLists, sources: input.sources))
    case .project(let database, let names): try self.init(source, database, names, files: files)
    }
  }

  private init(_ source: Source, _ database: String, _ names: [String], files: String?) throws {
    self.source = source
    let store = try SceneStore(path: database, mode: .readOnly)
    refusals = []
    let selections = try names.isEmpty ? [store.selection(nil)] : names.map { try store.selection($0) }
    let found = try files.map { try ProjectInput(filesAt: $0) }
    let projects = selections.map(\.project)
    fonts = .stored(
      StoredFonts(store, projects: projects, files: SourceFontFiles(found?.fonts ?? [], propertyLists: [])))
    images = SourceImages(
      store, projects: projects, files: found?.catalogs ?? [], loose: found?.pictures ?? [])
    strings = SourceStrings(store, projects: selections.map(\.project))
    apps = nil
    origin = .store(store, selections)
  }

  /// Opens files as a project of a database has them once they are imported: without what projects of Xcode
  /// say of apps. There may be no documents among them.
  package init(asImported paths: [String]) { self.init(.files(paths), ProjectInput(at: paths), nil) }

  private init(_ source: Source, _ input: ProjectInput, _ apps: SourceApps?) {
    self.source = source
    self.apps = apps
    refusals = input.refusals
    fonts = .files(SourceFontFiles(input.fonts, propertyLists: input.propertyLists))
    images = SourceImages(input.catalogs, loose: input.pictures)
    strings = SourceStrings(input.strings, documents: input.documents.map(\.location))
    origin = .files(SourceDocument.all(input.plan, reader))
  }

  /// Whether the source is the whole of a project, as far as its files tell: a stored one, the root of a
  /// repository, or a folder with a project of Xcode or a package.
  package var isWholeProject: Bool {
    guard case .files(let paths) = source, let apps else { return true }
    return apps.hasProject || paths.contains(where: NamedPath.holdsRepository)
  }

  /// Whether the documents are found by an index, so that looking for some does not read all.
  var isStored: Bool { if case .store = origin { true } else { false } }

  /// The database and the only selected project of it; nil for files and for several projects.
  package var onlyProject: (store: SceneStore, name: String)? {
    guard case .store(let store, let selections) = origin, selections.count == 1 else { return nil }
    return (store, selections[0].project)
  }

  /// All documents, in the order of their paths within each path or project asked for.
  package func documents() throws -> [SourceDocument] { try stored { try $0.documents($1) } }

  /// The documents that may have a scene of an id: of a stored project those that have it.
  func documents(having scene: ObjectID) throws -> [SourceDocument] {
    try stored { try $0.documents($1, having: scene) }
  }

  /// The documents that may have an object or a constraint of an id: of a stored project those that have it.
  func documents(havingObject id: ObjectID) throws -> [SourceDocument] {
    try stored { store, selection in
      try store.documents(project: selection.project, havingObject: id).filter(selection.contains)
    }
  }

  /// The documents in which something may have a name: of a stored project those in which that is likely.
  func documents(naming name: String, as uses: NameUses) throws -> [SourceDocument] {
    try stored { store, selection in
      try store.documents(project: selection.project, naming: name, as: uses).filter(selection.contains)
    }
  }

  /// The documents that may have a text in what ``Document/occurrences(of:in:)`` looks through: of a stored
  /// project those in which that is likely.
  func documents(containing text: String) throws -> [SourceDocument] {
    if text.isEmpty { return try documents() }
    return try stored { store, selection in
      try store.documents(project: selection.project, containing: text).filter(selection.contains)
    }
  }

  /// The documents that may name fonts: of a stored project those that do.
  func documentsNamingFonts() throws -> [SourceDocument] {
    try stored { store, selection in
      try store.documentsNamingFonts(project: selection.project).filter(selection.contains)
    }
  }

  /// The documents with the name or the identifier that is nearest to one that means nothing; nil of files
  /// and of a part of a database, of which no index knows that.
  func documents(nearest name: String, as uses: NameUses) throws -> [SourceDocument]? {
    guard case .store(let store, let selections) = origin, selections.count == 1, selections[0].path.isEmpty,
      try store.projects().count == 1
    else { return nil }
    return try store.documents(project: selections[0].project, nearest: name, as: uses).map {
      SourceDocument($0)
    }
  }

  /// The document that a name means.
  ///
  /// - Throws: ``NameError`` where none has the name, or several.
  package func document(named name: String) throws -> SourceDocument {
    let called = try stored { store, selection in
      try store.documents(project: selection.project, called: name).filter(selection.contains)
    }
    let isKnown = called.contains { $0.paths.contains { DocumentName.means(name, $0) } }
    if !isKnown, let error = try unknownDocument(name) { throw error }
    let documents = try isKnown ? called : documents()
    return documents[
      try DocumentName.index(of: name, among: documents.map(\.paths), in: source.description)]
  }

  /// The error of a name that no document of a stored project has, with the names that others have; nil of
  /// other sources.
  private func unknownDocument(_ name: String) throws -> NameError? {
    guard case .store(let store, let selections) = origin, selections.count == 1 else { return nil }
    var nearest = NearestDocument(to: name)
    var first: [String] = []
    try store.forEachPath(project: selections[0].project) { path in
      guard selections[0].contains(path) else { return }
      if first.count <= NameError.mostListed { first.append(path) }
      nearest.consider(path)
    }
    return NameError(name, .document, in: source.description, known: first, nearest: nearest.name)
  }

  /// Reads a document.
  ///
  /// - Throws: ``StoreError`` where not the document but the database is to blame, ``CancelledWork``.
  package func read(_ document: SourceDocument) throws -> Result<Document, DocumentRefusal> {
    try Cancellation.check()
    let result: Result<Document, DocumentRefusal>
    switch (document.place, origin) {
    case (.file(let input), _): result = input.document(reader).map(\.document)
    case (.stored(let stored), .store(let store, _)): result = try store.documentOrRefusal(stored)
    case (.stored, .files): preconditionFailure("a stored document is read from its store")
    }
    return result.map { read in
      var named = read
      named.path = document.path
      return named
    }
  }

  private func stored(
    _ find: (SceneStore, StoredSelection) throws -> [StoredDocument]
  ) throws -> [SourceDocument] {
    switch origin {
    case .files(let documents): return documents
    case .store(let store, let selections):
      // No two documents of a project have one path.
      if selections.count == 1 { return try find(store, selections[0]).map { SourceDocument($0) } }
      return SourceDocument.all(try selections.flatMap { try find(store, $0) })
    }
  }
}

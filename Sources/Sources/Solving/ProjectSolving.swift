package import AutoLayout
import Controls
import OperatingSystem
package import SceneModel
package import SceneStore

/// Lays out the documents of a stored project for environments and stores the layouts.
///
/// Existing layouts are kept where the document, the project's fonts, images and texts, and the program have
/// not changed since. All cores work; each document is stored in one transaction.
package struct ProjectSolving {
  /// A problem that solving met. Solving goes on.
  package enum Event {
    /// A document that cannot be read.
    case refused(DocumentRefusal)
    /// A document of a platform that is not laid out.
    case notLaidOut(LayoutRefusal)
    /// A font or an image that cannot be read, and is estimated.
    case incomplete(any CustomStringConvertible)
    /// The path of a document that was changed while it was laid out: nothing is stored of it.
    case changed(String)
  }

  /// The summary of solving. A layout is of one document for one environment.
  package struct Summary: Hashable, Sendable {
    /// The project's name.
    package internal(set) var project = ""
    /// Documents of the project that can be laid out.
    package internal(set) var documents = 0
    /// Layouts that were made.
    package internal(set) var solved = 0
    /// Layouts that were there.
    package internal(set) var kept = 0
    /// Documents that cannot be laid out, or were changed meanwhile.
    package internal(set) var refused = 0
    /// Of the layouts that were made: scenes, views, conflicts and ambiguous views.
    package internal(set) var scenes = 0
    package internal(set) var views = 0
    package internal(set) var conflicts = 0
    package internal(set) var ambiguous = 0
  }

  private let database: String
  private let project: String?
  private let environments: [SolvingEnvironment]
  private let language: TextLanguage?
  private let isAnew: Bool

  /// A solving of a project of a database: of a name, or the only one where that is nil.
  ///
  /// - Parameters:
  ///   - language: The language of the texts; nil for the documents' own.
  ///   - isAnew: Whether nothing is kept.
  package init(
    database: String, project: String?, _ environments: [SolvingEnvironment], language: TextLanguage? = nil,
    isAnew: Bool = false
  ) {
    self.language = language
    self.database = database
    self.project = project
    var names: Set<String> = []
    self.environments = environments.filter { names.insert($0.name).inserted }
    self.isAnew = isAnew
  }

  /// Lays documents out and stores the layouts.
  ///
  /// - Parameters:
  ///   - progress: Takes the number of documents done and the number of all.
  ///   - report: Takes the problems that are met.
  /// - Throws: ``SourceError`` where there is no such project, ``StoreError`` of the database.
  package func run(progress: (Int, Int) -> Void = { _, _ in }, report: @escaping (Event) -> Void)
    throws -> Summary
  {
    try refuseMissing()
    let store = try SceneStore(path: database, mode: .readWrite)
    let name = try store.selection(project).project
    // A program that cannot be distinguished from others does not know which stored layouts it
    // would make differently.
    let program = ThisProcess.programIdentity.map(SceneStore.checksum(ofProgram:))
    if isAnew || program == nil { try store.removeSolutions(project: name) }
    let states = try store.solutions(project: name, program: program ?? 0)
    let source = try OpenSource(.project(database: database, names: [name]))
    if let language, let problem = try source.refusal(of: language) {
      throw UnknownLanguage(path: database, problem: problem)
    }
    var run = SolvingRun(
      store: store, source: source, language: language, program: program ?? 0, report: report)
    run.summary.project = name
    let documents = try source.documents()
    for (index, document) in documents.enumerated() {
      progress(index, documents.count)
      guard case .stored(let stored) = document.place, let state = states[stored.id] else { continue }
      let missing = environments.filter { state.isOutdated || !state.current.contains($0.name) }
      try run.add(document, stored, state, missing, of: environments.count)
    }
    try run.finish()
    return run.summary
  }

  /// Refuses a database that is not there, which a store would make.
  private func refuseMissing() throws {
    do throws(FileDefect) { _ = try NamedPath.kind(database) } catch {
      throw StoreError(.cannotOpen(error.description), path: database)
    }
  }
}

/// A language that a project has no texts in.
package struct UnknownLanguage: Error, CustomStringConvertible {
  /// The database's path.
  let path: String
  let problem: String

  /// One line: the place, what was wrong and what was expected.
  package var description: String { "\(path): error: \(problem)" }
}

/// An environment that documents are laid out for.
package struct SolvingEnvironment: Sendable {
  /// The environment as the store names it.
  package let stored: StoredEnvironment
  /// The layout request, before fonts and images are added.
  package let request: LayoutRequest

  package init(_ stored: StoredEnvironment, _ request: LayoutRequest) {
    self.stored = stored
    self.request = request
  }

  /// The name of the environment.
  package var name: String { stored.name }
}

public import InterfaceBuilder
import SceneModel
import SceneStore

/// Reads documents and stores them in a project of a database.
///
/// ```swift
/// let job = ProjectImport(paths: ["SampleProjects/TideTable"])
/// let summary = try job.run(into: "scenes.db") { event in print(event) }
/// print(job.project, summary.stored, summary.refused)
/// ```
public struct ProjectImport: Sendable {
  /// A problem or a finding that the import met. The import goes on.
  ///
  /// ```swift
  /// _ = try ProjectImport(paths: ["App"]).run(into: "scenes.db") { event in
  ///   if case .collided(let location, _) = event { print(location, "has the path of another") }
  /// }
  /// ```
  public enum Event: Sendable {
    /// A document that was refused.
    case refused(DocumentRefusal)
    /// A document that was left out, since another of the same import has its path in the project.
    case collided(location: String, path: String)
    /// Something questionable in a document that was stored.
    case found(ReadFinding)
    /// A file of an asset catalogue, or a font file, that was left out; or a picture whose size could
    /// not be read.
    case incomplete(ReadError)
  }

  /// The summary of an import.
  public struct Summary: Hashable, Sendable {
    /// Documents that the project did not have.
    public internal(set) var added = 0
    /// Documents that the project had in another version.
    public internal(set) var replaced = 0
    /// Documents that the project had already.
    public internal(set) var unchanged = 0
    /// Documents and strings files that were refused or left out.
    public internal(set) var refused = 0
    /// Asset catalogues that the project has now and that this import read.
    public internal(set) var catalogs = 0
    /// Strings files that the project has now and that this import read.
    public internal(set) var stringsFiles = 0
    /// Font files that the project has now and that this import read.
    package internal(set) var fontFiles = 0
    /// Font files, and property lists that name some, that were refused.
    package internal(set) var refusedFonts = 0
    /// Questionable places in the documents that were stored.
    public internal(set) var findings = 0
    /// Those among them that are values which cannot be read.
    package internal(set) var unreadableValues = 0
    /// Files of asset catalogues that were refused; the catalogues were stored without them.
    package internal(set) var refusedInCatalogs = 0

    /// Documents that the project has now and that this import read.
    public var stored: Int { added + replaced + unchanged }
  }

  private let paths: [String]
  private let input: ProjectInput
  /// The project's name.
  public let project: String

  /// An import of files and directories.
  ///
  /// - Parameters:
  ///   - paths: Documents, directories and scene projects; `-` is a document on the standard input. A
  ///     document keeps its path relative to the directory; one that is named itself has its name. A
  ///     directory with the documents of a scene project, as `ProjectFolder` writes it, gives these; where
  ///     it holds two equal forms of a document, these are one document.
  ///   - project: The project's name; by default the one that a scene project among the paths gives itself,
  ///     else that of the first directory, or of the folder of the first file.
  public init(paths: [String], project: String? = nil) {
    input = ProjectInput(at: paths)
    self.paths = paths
    self.project =
      project ?? input.projectName ?? paths.lazy.compactMap(ProjectName.ofImport).first ?? "root"
  }

  /// Reads the documents one by one and stores them, then the asset catalogues, the strings files
  /// and the fonts.
  ///
  /// Nothing is written where nothing can be read: then there is also no new file.
  ///
  /// - Parameters:
  ///   - database: The path of the SQLite file, made where it is missing.
  ///   - report: Takes the events of the import, in the order of the documents.
  /// - Throws: ``SourceError`` where the paths hold nothing to import, `StoreError` of the database.
  public func run(into database: String, report: (Event) -> Void) throws -> Summary {
    try run(into: database, progress: { _, _ in }, report: report)
  }

  /// Reads and stores as ``run(into:report:)`` does, and reports its progress before each document.
  ///
  /// - Parameter progress: Takes which document of how many it is, counted from 1.
  package func run(
    into database: String, progress: @escaping (Int, Int) -> Void, report: (Event) -> Void
  ) throws -> Summary {
    if input.isEmpty, let path = paths.first {
      throw SourceError(.noDocuments, path: path)
    }
    return try withoutActuallyEscaping(report) { report in
      let documents = DocumentStream(input, progress, report)
      var store: SceneStore?
      if let first = documents.next() {
        let opened = try SceneStore(path: database, mode: .readWrite)
        let outcomes = try opened.importDocuments(documents.sequence(startingWith: first), project: project)
        documents.count(outcomes)
        store = opened
      }
      var summary = documents.summary
      var resources = ResourceImport(database: database, store: store, project: project, report: report)
      try resources.run(input, &summary)
      return summary
    }
  }
}

/// Gives the documents of files one by one, read ahead of their storing, and reports those that are refused.
private final class DocumentStream {
  /// The result of reading a file.
  private enum Reading: Sendable {
    case document(Document, findings: [ReadFinding])
    case refused(ProjectImport.Event)
  }

  private(set) var summary = ProjectImport.Summary()
  private let readings: ReadAhead<PlannedDocument, Reading>.Iterator
  private let count: Int
  private let progress: (Int, Int) -> Void
  private let report: (ProjectImport.Event) -> Void
  private var index = 0

  init(
    _ input: ProjectInput, _ progress: @escaping (Int, Int) -> Void,
    _ report: @escaping (ProjectImport.Event) -> Void
  ) {
    count = input.plan.count
    self.progress = progress
    let reader = DocumentReader()
    readings = ReadAhead(input.plan) { Self.reading($0, reader) }.makeIterator()
    self.report = report
    for refusal in input.refusals { refuse(.refused(refusal)) }
  }

  /// Reads a document, or nil where the same is read from another file.
  private static func reading(_ entry: PlannedDocument, _ reader: DocumentReader) -> Reading? {
    guard entry.earlier == nil else {
      if entry.repeats(reader) { return nil }
      return .refused(.collided(location: entry.input.location, path: entry.input.path))
    }
    switch entry.input.document(reader) {
    case .success((let document, let findings)): return .document(document, findings: findings)
    case .failure(let error): return .refused(.refused(error))
    }
  }

  func next() -> Document? {
    while let reading = readings.next() {
      index += 1
      progress(index, count)
      switch reading {
      case .document(let document, let findings):
        summary.findings += findings.count
        summary.unreadableValues += findings.count(where: \.isError)
        for finding in findings { report(.found(finding)) }
        return document
      case .refused(let event): refuse(event)
      }
    }
    return nil
  }

  func sequence(startingWith first: Document) -> some Sequence<Document> {
    Swift.sequence(state: Optional(first)) { first in first.take() ?? self.next() }
  }

  func count(_ outcomes: [ImportOutcome]) {
    for outcome in outcomes {
      switch outcome {
      case .added: summary.added += 1
      case .replaced: summary.replaced += 1
      case .unchanged: summary.unchanged += 1
      }
    }
  }

  private func refuse(_ event: ProjectImport.Event) {
    summary.refused += 1
    report(event)
  }
}

extension ProjectImport.Event: CustomStringConvertible {
  /// One line: the place, what was wrong and what was expected.
  public var description: String {
    switch self {
    case .refused(let error): error.description
    case .collided(let location, let path):
      "\(location):1:1: error: another document of this import is '\(path)', expected one of a path"
    case .found(let finding): finding.description
    case .incomplete(let error): error.description
    }
  }
}

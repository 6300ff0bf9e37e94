import SceneStore
import Sources

/// Publishes a project of a database as a revision in PostgreSQL.
///
/// The revision has then what the database has: files that are the same are passed over, others are written
/// whole, each with what is in it in one transaction, and files that the database does not have are taken
/// out. Any number of publishers may do so at once.
package struct RevisionPublishing {
  /// The summary of a publishing, of files: documents, catalogues, strings files and font files.
  package struct Summary: Hashable, Sendable {
    package internal(set) var project = ""
    package internal(set) var added = 0
    package internal(set) var replaced = 0
    package internal(set) var unchanged = 0
    package internal(set) var removed = 0
    /// Files with values that the server does not take.
    package internal(set) var refused = 0
    /// Whether the font files that property lists name are others now.
    package internal(set) var hasOtherAppFonts = false

    /// Whether nothing was written.
    package var isUnchanged: Bool { added + replaced + removed == 0 && !hasOtherAppFonts }
  }

  /// A file that is not published.
  package struct Refusal: CustomStringConvertible, Sendable {
    package let path: String
    let error: PublishingError

    /// One line: the file and the server's reason.
    package var description: String { "\(path): error: \(error.explanation)" }
  }

  private let database: String
  private let project: String?
  private let revision: String
  private let address: PostgreSQLAddress
  private let schema: String

  /// A publishing of a project of a database: of a name, or the only one where that is nil.
  package init(
    database: String, project: String?, revision: String, to address: PostgreSQLAddress, schema: String
  ) {
    self.database = database
    self.project = project
    self.revision = revision
    self.address = address
    self.schema = schema
  }

  /// Publishes.
  ///
  /// - Parameters:
  ///   - progress: Takes the number of files done and the number of all.
  ///   - report: Takes the files that are not published.
  /// - Throws: ``StoreError`` and ``SourceError`` of the database, ``PublishingError`` of the server.
  package func run(
    progress: (Int, Int) -> Void = { _, _ in }, report: (Refusal) -> Void
  ) throws -> Summary {
    let store = try SceneStore(path: database, mode: .readOnly)
    var summary = Summary()
    summary.project = try store.selection(project).project
    let connection = try PostgreSQLConnection(address)
    try SchemaMigration(connection: connection, schema: schema).run(store)
    let run = PublishingRun(
      store: store, project: try store.number(ofProject: summary.project),
      writer: try writer(connection, project: summary.project))
    try run.publish(progress: progress, report: report)
    summary.added = run.counts[.added] ?? 0
    summary.replaced = run.counts[.replaced] ?? 0
    summary.unchanged = run.counts[.unchanged] ?? 0
    (summary.removed, summary.refused) = (run.removed, run.refused)
    summary.hasOtherAppFonts = run.hasOtherAppFonts
    return summary
  }

  /// The writer of the revision, which is made where it is missing.
  private func writer(
    _ connection: PostgreSQLConnection, project: String
  ) throws(PublishingError) -> RevisionWriter {
    let number = try connection.number(
      "SELECT id FROM project WHERE name = $1",
      orMaking: "INSERT INTO project (name) VALUES ($1) ON CONFLICT DO NOTHING", [project])
    let revision = try connection.number(
      "SELECT id FROM revision WHERE project = $1 AND name = $2",
      orMaking:
        "INSERT INTO revision (project, name, is_whole) VALUES ($1, $2, false) ON CONFLICT DO NOTHING",
      [number, revision])
    return RevisionWriter(connection: connection, schema: schema, project: number, revision: revision)
  }
}

extension PostgreSQLConnection {
  /// The number that a query gives, behind another statement where it gives none.
  fileprivate func number(
    _ query: String, orMaking statement: String, _ parameters: [String]
  ) throws(PublishingError) -> String {
    if let known = try run(query, parameters).first?.first ?? nil { return known }
    try run(statement, parameters)
    return try run(query, parameters).first?.first.flatMap { $0 } ?? ""
  }
}

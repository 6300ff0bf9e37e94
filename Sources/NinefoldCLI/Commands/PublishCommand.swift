import Answers
import CommandLine
import JSONText
import Ninefold
import Publishing

/// Publishes a stored project in PostgreSQL.
struct PublishCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "publish", abstract: "write a stored project into PostgreSQL, for many to ask",
    discussion: """
      The schema has the tables and views that Documentation/SQL.md describes, with a column revision. The revision
      has then what the database has: documents that are the same are passed over, others are written whole,
      small ones several in a transaction. Many may publish at once; one that ends in the middle leaves whole
      documents, and publishing again goes on. The database is read only. A password is better kept in a
      file of passwords (~/.pgpass) or in PGPASSWORD than in the URL. See Documentation/Fleet.md.
      """,
    examples: [
      "ninefold publish --database scenes.db --to postgresql://fleet@db.example.com/scenes",
      "ninefold publish --database scenes.db --to postgresql://fleet@db.example.com/scenes --revision 4f0c2a1",
    ])

  @OptionGroup var project: ProjectOptions
  @Option("to", "URL", help: "the database, such as postgresql://user@host:5432/name") var address: String
  @Option("revision", "REV", help: "the name of the revision; by default an empty one") var revision: String?
  @Option("schema", "NAME", help: "the schema, which is made where it is missing; by default ninefold")
  var schema: String?
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$project, $address, $revision, $schema, $output] }

  func run() throws -> LineReport {
    let schema = schema ?? "ninefold"
    let address = try PostgreSQLAddress(address)
    let publishing = RevisionPublishing(
      database: project.database.path, project: project.name, revision: revision ?? "", to: address,
      schema: schema)
    let terminal = Terminal.current
    let summary = try publishing.run(
      progress: { terminal.progress?.show("publishing: \($0) of \($1) files") },
      report: { Diagnostics.report($0) })
    let name = revision.map { "\(summary.project) \($0)" } ?? summary.project
    return LineReport("\(name): \(summary.line)", summary.refused == 0 ? .done : .findings) { json in
      json.member("project", summary.project)
      json.member("revision", revision ?? "")
      json.member("schema", schema)
      for (name, count) in summary.members { json.member(name, count) }
      json.member("changed", !summary.isUnchanged)
    }
  }
}

extension RevisionPublishing.Summary {
  /// The counts of files, as JSON names them.
  fileprivate var members: [(String, Int)] {
    [
      ("added", added), ("replaced", replaced), ("unchanged", unchanged), ("removed", removed),
      ("refused", refused),
    ]
  }

  /// The counts of files, as a line for people.
  fileprivate var line: String {
    let counts = members.map { "\($1) \($0)" }.joined(separator: ", ")
    return isUnchanged ? "nothing changed: \(counts)" : counts
  }
}

import Ninefold

/// Asks the database a question in SQL.
struct SQLCommand: Command {
  static let configuration = CommandConfiguration(
    name: "sql", abstract: "ask the database a question in SQL",
    discussion: """
      The tables and views are described in Documentation/SQL.md; any SQLite client can ask them. A
      statement that would write, change settings or attach a file is refused.
      """,
    examples: [
      "ninefold sql 'SELECT document, tools_version FROM documents' --database scenes.db"
    ])

  /// How rows are written.
  enum Format: String, ArgumentChoice {
    case table, json, csv
  }

  @Argument("QUERY", help: "one statement that only reads") var query: FreeText
  @OptionGroup var database: DatabaseOptions
  @Option("format", help: "columns that line up, JSON, or comma-separated values") var format = Format.table

  var declared: [any Declared] { [$query, $database, $format] }

  func run() throws -> QueryReport {
    QueryReport(query: query.text, store: try SceneStore(path: database.path, mode: .readOnly))
  }

  func write(_ found: inout QueryReport) throws {
    var output = Output(descriptor: 1)
    switch format {
    case .table: try found.write(to: &output)
    case .json: try found.writeJSON(to: &output)
    case .csv: try found.writeCSV(to: &output)
    }
    try output.flush()
  }
}

import Answers
import CommandLine
import Ninefold

/// Runs an SQL query on the database.
struct SQLCommand: Command {
  static let configuration = CommandConfiguration(
    name: "sql", abstract: "ask the database a question in SQL",
    discussion: """
      The tables and views are described in Documentation/SQL.md; any SQLite client can ask them. .tables lists
      them, .schema shows how all or one of them are made, and PRAGMA table_info(NAME) what columns one has. A
      statement that would write, change settings or attach a file is refused. A table's columns are as wide as
      the first rows need; long texts and blobs are cut, with how much of them is left out. JSON and
      comma-separated values hold them whole; --safe puts an apostrophe before a text that begins with = + - @, a tab
      or a carriage return, so that no spreadsheet calculates it. A query that gives no row for a minute ends.
      """,
    examples: [
      "ninefold sql 'SELECT document, tools_version FROM documents' --database scenes.db",
      "ninefold sql '.schema objects' --database scenes.db",
      "ninefold sql --file question.sql --database scenes.db --format csv --limit 1000 --timeout 10",
    ], nothing: "no rows")

  /// The form in which rows are written.
  enum Format: String, ArgumentChoice {
    case table, json, csv
  }

  @Argument("QUERY", help: "one statement that only reads, .tables or .schema [NAME]; - is standard input")
  var query: FreeText?
  @Option("file", "FILE", help: "read the statement from this file; - is standard input") var file: String?
  @Option("limit", "ROWS", help: "write no more rows than this") var limit: Index?
  @Option(
    "timeout", "SECONDS",
    help: "end a query that takes longer; by default it may take any time, if rows come") var timeout: Double?
  @Flag("full", help: "show long texts and blobs whole in a table") var isFull: Bool
  @Flag("safe", help: "with --format csv, no text that a spreadsheet would take for a formula")
  var isSafe: Bool
  @OptionGroup var database: DatabaseOptions
  @Option("format", help: "columns that line up, JSON, or comma-separated values") var format = Format.table

  var declared: [any Declared] { [$query, $file, $limit, $timeout, $isFull, $isSafe, $database, $format] }

  func validate() throws(UsageError) {
    if file != nil, query != nil { throw UsageError(.exclusive($query.spelling, $file.spelling)) }
    if file == nil, query == nil {
      throw UsageError(.missing("\($query.spelling) or \($file.spellingWithValue)"))
    }
    if isSafe, format != .csv { throw UsageError(.needs($isSafe.spelling, "\($format.spelling) csv")) }
    if let timeout, timeout <= 0 {
      throw UsageError(.badValue("\($timeout.spelling) '\(timeout.argument)'", expected: "a number above 0"))
    }
  }

  func run() throws -> QueryReport {
    let question = SQLQuestion(try text())
    SceneStore.boundMemory(bytes: QueryReport.memoryLimit)
    let store = try SceneStore(path: database.path, mode: .readOnly)
    try question.examine(store)
    for note in try question.notes(store) { Diagnostics.report(note) }
    return QueryReport(
      question: question, store: store, limit: limit?.value,
      time: timeout.map(QueryTime.whole) ?? .ofRow(QueryReport.patience), isFull: isFull, isSafe: isSafe)
  }

  private func text() throws -> String {
    guard let path = file ?? query.flatMap({ $0.text == "-" ? "-" : nil }) else { return query?.text ?? "" }
    return try QueryFile(path: path).text()
  }

  func write(_ found: inout QueryReport) throws -> Bool {
    var output = Output(descriptor: 1)
    switch format {
    case .table: try found.write(to: &output)
    case .json: try found.writeJSON(to: &output)
    case .csv: try found.writeCSV(to: &output)
    }
    try output.flush()
    return output.hasWritten
  }
}

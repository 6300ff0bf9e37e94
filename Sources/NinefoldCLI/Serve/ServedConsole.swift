import Answers
import CommandLine
import Ninefold
import PageServer

/// The console of SQL of a served page: `ninefold sql` on the database, with bounds of rows and time.
struct ServedConsole {
  /// The most rows of an answer.
  static let mostRows = 5_000
  /// The most seconds of a query.
  static let mostSeconds = 10

  private let database: String

  init(_ database: String) { self.database = database }

  /// The answer where the page is of files.
  static let noDatabase = PageAnswer(
    404,
    "the page is of files, expected a database: 'ninefold import SOURCE --database FILE', "
      + "then 'ninefold serve --database FILE'")

  /// Answers a query: its rows as JSON, or as comma-separated values of which nothing is a formula.
  func answer(_ request: PageRequest) -> PageAnswer {
    guard let query = request.value("query") else {
      return PageAnswer(400, "the parameter 'query' is missing, expected a statement of SQL")
    }
    let format = request.value("format") ?? "json"
    guard format == "json" || format == "csv" else {
      return PageAnswer(400, "the format '\(format.onOneLine)' is not known, expected json or csv")
    }
    let capture = OutputCapture()
    let words =
      ["sql", "--database=\(database)", "--format=\(format)", "--limit=\(Self.mostRows)"]
      + ["--timeout=\(Self.mostSeconds)"] + (format == "csv" ? ["--safe"] : []) + ["--", query]
    let code = NinefoldCLI.run(words, capture)
    guard code == .done else {
      return PageAnswer(400, capture.diagnostics.joined(separator: "\n"))
    }
    var answer =
      format == "csv"
      ? PageAnswer(200, "text/csv; charset=utf-8", capture.results)
      : PageAnswer(200, "application/json", capture.results)
    if let note = capture.diagnostics.first { answer.headers = [("X-Ninefold-Note", Self.plain(note))] }
    if format == "csv" {
      answer.headers.append(("Content-Disposition", "attachment; filename=\"answer.csv\""))
    }
    return answer
  }

  /// A text as the value of a header has it: a line of plain characters.
  private static func plain(_ text: String) -> String {
    String(decoding: text.utf8.prefix(400).map { 0x20..<0x7F ~= $0 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }
}

import Ninefold

/// Asks the database a question in SQL.
struct SQLCommand: Command {
  static let syntax = CommandSyntax(
    name: "sql", summary: "ask the database a question in SQL",
    usage: ["sql QUERY --database FILE [--format table|json|csv]"],
    operands: .init(name: "QUERY", count: 1...1, summary: "one statement that only reads"),
    options: [.database, .format], required: [.database],
    details: [
      "The tables and views are described in Documentation/SQL.md; any SQLite client can ask them. A statement that",
      "would write, change settings or attach a file is refused.",
    ],
    examples: [
      "ninefold sql 'SELECT document, tools_version FROM documents' --database scenes.db"
    ])

  private enum Layout: String { case table, json, csv }

  private let query: String
  private let database: String
  private let layout: Layout

  init(_ arguments: Arguments) throws(UsageError) {
    query = arguments.operands[0]
    database = try arguments.required(.database)
    layout = try arguments.value(.format, expected: "table, json or csv", Layout.init(rawValue:)) ?? .table
  }

  func run() throws -> ExitCode {
    let store = try SceneStore(path: database, mode: .readOnly)
    switch layout {
    case .table: try printTable(store)
    case .json: try printJSON(store)
    case .csv: try printCSV(store)
    }
    return .done
  }

  /// Prints columns that line up; they need all rows first.
  private func printTable(_ store: SceneStore) throws {
    var rows: [[SQLValue]] = []
    var names: [String] = []
    try store.query(
      query, columns: { names = $0 },
      row: {
        rows.append($0); return true
      })
    let numeric = names.indices.map { column in
      rows.allSatisfy { $0[column].number != nil || $0[column] == .null }
    }
    var table = TextTable(zip(names, numeric).map { ($0.uppercased(), $1 && !rows.isEmpty ? .right : .left) })
    for row in rows { table.add(row.map(\.shown)) }
    var output = Output(descriptor: 1)
    for line in table.lines { try output.writeLine(line) }
    try output.flush()
  }

  /// Prints an array of an object a row.
  private func printJSON(_ store: SceneStore) throws {
    var names: [String] = []
    var json = JSONWriter(Output(descriptor: 1))
    var failure: Output.Failure?
    try json.beginArray(.lines)
    try store.query(
      query, columns: { names = $0 },
      row: { row in
        do throws(Output.Failure) {
          try json.beginObject()
          for (name, value) in zip(names, row) { try json.member(name, value) }
          try json.end()
          return true
        } catch {
          failure = error
          return false
        }
      })
    if let failure { throw failure }
    try json.end()
    try json.flush()
  }

  /// Prints comma-separated values with a line of names (RFC 4180).
  private func printCSV(_ store: SceneStore) throws {
    var output = Output(descriptor: 1)
    var failure: Output.Failure?
    var names: [String] = []
    var isFirst = true
    func write(_ fields: [String], _ output: inout Output) throws(Output.Failure) {
      try output.write(fields.map(Self.quoted).joined(separator: ",") + "\r\n")
    }
    try store.query(
      query, columns: { names = $0 },
      row: { row in
        do throws(Output.Failure) {
          if isFirst { try write(names, &output) }
          isFirst = false
          try write(row.map { $0 == .null ? "" : $0.shown }, &output)
          return true
        } catch {
          failure = error
          return false
        }
      })
    if let failure { throw failure }
    if isFirst { try write(names, &output) }
    try output.flush()
  }

  private static func quoted(_ field: String) -> String {
    let needsQuotes = field.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    guard needsQuotes else { return field }
    return "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}

extension SQLValue {
  /// The value as people read it; bytes as hexadecimal digits.
  fileprivate var shown: String {
    switch self {
    case .null: ""
    case .integer(let integer): String(integer)
    case .real(let number): number.shortest
    case .text(let text): text
    case .blob(let bytes):
      bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }
}

extension JSONWriter {
  /// Writes a member that a query gave; bytes as a string of hexadecimal digits.
  fileprivate mutating func member(_ name: String, _ value: SQLValue) throws(Output.Failure) {
    switch value {
    case .null: try member(name, nil as String?)
    case .integer(let integer):
      try self.name(name)
      try self.integer(integer)
    case .real(let number): try member(name, number)
    case .text, .blob: try member(name, value.shown)
    }
  }
}

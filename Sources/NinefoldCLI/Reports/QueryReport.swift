import JSONText
import Ninefold

/// The rows that a query gives, row by row as they are written.
struct QueryReport: StructuredReport {
  let question: SQLQuestion
  let store: SceneStore
  /// How many rows are written at most, or nil of all.
  let limit: Int?
  /// How long the query may take, or nil of any time.
  let seconds: Double?
  let exitCode = ExitCode.done

  /// By how many rows, and characters in them, a table's columns are made.
  private static let sample = (rows: 200, characters: 1 << 18)

  /// Writes columns that line up, as wide as the first rows need.
  func write(to output: inout Output) throws {
    if question.isSchema { return try writeSchema(to: &output) }
    var names: [String] = []
    var first: [[SQLValue]] = []
    var characters = 0
    var table: TextTable?
    func flow(into output: inout Output) throws {
      if table == nil {
        var new = Self.table(names, first)
        for row in first { new.add(row.map(\.shown)) }
        first = []
        table = new
      }
      for line in table?.takeLines() ?? [] { try output.writeLine(line) }
    }
    do {
      try forEachRow(columns: { names = $0 }) { row in
        if table != nil {
          table?.add(row.map(\.shown))
          return try flow(into: &output)
        }
        first.append(row)
        characters += row.reduce(0) { $0 + ($1.text?.utf8.count ?? 8) }
        if first.count == Self.sample.rows || characters > Self.sample.characters { try flow(into: &output) }
      }
    } catch let error as StoreError {
      // What was found before goes out.
      if !first.isEmpty { try flow(into: &output) }
      try output.flush()
      throw error
    }
    if table == nil { try flow(into: &output) }
  }

  /// A table of columns of numbers and of text.
  private static func table(_ names: [String], _ rows: [[SQLValue]]) -> TextTable {
    let numeric = names.indices.map { column in
      !rows.isEmpty && rows.allSatisfy { $0[column].number != nil || $0[column] == .null }
    }
    return TextTable(zip(names, numeric).map { ($0.uppercased(), $1 ? .right : .left) })
  }

  /// Writes the statements that the rows are.
  private func writeSchema(to output: inout Output) throws {
    try forEachRow(columns: { _ in }) { row in
      if let sql = row.last?.text { try output.writeLine(sql + ";\n") }
    }
  }

  /// Writes an array of an object a row.
  func writeJSON(to output: inout Output) throws {
    var names: [String] = []
    var json = JSONWriter()
    json.beginArray(.lines)
    try forEachRow(columns: { names = $0 }) { row in
      json.object { json in
        for (name, value) in zip(names, row) { json.member(name, value) }
      }
      try output.take(from: &json)
    }
    json.end()
    try output.take(from: &json)
  }

  /// Writes comma-separated values with a line of names (RFC 4180).
  func writeCSV(to output: inout Output) throws {
    try forEachRow(
      columns: { try output.writeCSV($0) }, { row in try output.writeCSV(row.map(\.shown)) })
  }

  private func forEachRow(columns: ([String]) throws -> Void, _ row: ([SQLValue]) throws -> Void) throws {
    var failure: (any Error)?
    func goesOn(_ body: () throws -> Void) -> Bool {
      do { try body() } catch { failure = failure ?? error }
      return failure == nil
    }
    var count = 0
    try store.query(
      question.sql, parameters: question.parameters, seconds: seconds,
      columns: { names in _ = goesOn { try columns(names) } },
      row: { values in
        if count == limit {
          Diagnostics.report("ninefold: note: there are more than \(count) rows; the rest is left out")
          return false
        }
        count += 1
        return goesOn { if failure == nil { try row(values) } }
      })
    if let failure { throw failure }
  }
}

extension Output {
  /// Writes a line of comma-separated values.
  fileprivate mutating func writeCSV(_ fields: [String]) throws(Output.Failure) {
    try write(fields.map(\.quotedForCSV).joined(separator: ",") + "\r\n")
  }
}

extension String {
  /// The text as a field of comma-separated values.
  fileprivate var quotedForCSV: String {
    let needsQuotes = utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    guard needsQuotes else { return self }
    return "\"" + split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}

extension SQLValue {
  /// The value as people read it; bytes as hexadecimal digits, nothing of null.
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
  fileprivate mutating func member(_ name: String, _ value: SQLValue) {
    switch value {
    case .null: member(name, nil as String?)
    case .integer(let integer):
      self.name(name)
      self.integer(integer)
    case .real(let number): member(name, number)
    case .text, .blob: member(name, value.shown)
    }
  }
}

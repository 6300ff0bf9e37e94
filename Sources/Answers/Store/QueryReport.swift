package import CommandLine
import JSONText
package import Ninefold

/// The rows of a query, made one by one as they are written.
package struct QueryReport: StructuredReport {
  let question: SQLQuestion
  package let store: SceneStore
  /// The most rows that are written; nil for all.
  package let limit: Int?
  /// The time limit of the query.
  let time: QueryTime
  /// Whether a table shows long values whole.
  package let isFull: Bool
  /// Whether comma-separated values have no formulas.
  package let isSafe: Bool
  package let exitCode = ExitCode.done

  package init(
    question: SQLQuestion, store: SceneStore, limit: Int?, time: QueryTime, isFull: Bool, isSafe: Bool
  ) {
    self.question = question
    self.store = store
    self.limit = limit
    self.time = time
    self.isFull = isFull
    self.isSafe = isSafe
  }

  /// The seconds that may pass without a row, by default.
  package static let patience = 60.0

  /// The most memory that SQLite takes. Bytes.
  package static let memoryLimit = 100_000_000

  /// Writes columns that line up, as wide as the first rows need.
  package func write(to output: inout Output) throws {
    if question.isSchema { return try writeSchema(to: &output) }
    var table = FlowingTable(longest: isFull ? nil : FlowingTable.longestText)
    do {
      try forEachRow(columns: { table.names = $0 }) { row in
        table.add(row)
        if table.isSampled { try table.flow(into: &output) }
      }
    } catch let error as StoreError {
      // The rows found before the error are written.
      if table.hasRows { try table.flow(into: &output) }
      try output.flush()
      throw error
    }
    try table.flow(into: &output)
    if table.isCut { Diagnostics.report("ninefold: note: long values are cut; --full shows them whole") }
  }

  /// Writes the rows, which are statements.
  private func writeSchema(to output: inout Output) throws {
    try forEachRow(columns: { _ in }) { row in
      if let sql = row[row.count - 1].text { try output.writeLine(sql + ";\n") }
    }
  }

  /// Writes an array with an object for each row.
  package func writeJSON(to output: inout Output) throws {
    var names: [String] = []
    var json = JSONWriter()
    json.beginArray(.lines)
    try forEachRow(columns: { names = $0 }) { row in
      json.beginObject()
      for (column, name) in names.enumerated() {
        json.member(name, row[column])
        // A row may be large: each value is written before the next is read.
        try output.take(from: &json)
      }
      json.end()
    }
    json.end()
    try output.take(from: &json)
  }

  /// Writes comma-separated values with a line of names (RFC 4180).
  package func writeCSV(to output: inout Output) throws {
    try forEachRow(
      columns: { names in try output.writeCSV(count: names.count) { field(.text(names[$0])) } },
      { row in try output.writeCSV(count: row.count) { field(row[$0]) } })
  }

  /// A value as a field of comma-separated values, before quotes.
  private func field(_ value: SQLValue) -> String {
    if isSafe, case .text(let text) = value, text.isFormula { return "'" + text }
    return value.shown
  }

  private func forEachRow(columns: ([String]) throws -> Void, _ row: (QueryRow) throws -> Void) throws {
    var failure: (any Error)?
    func goesOn(_ body: () throws -> Void) -> Bool {
      do { try body() } catch { failure = failure ?? error }
      return failure == nil
    }
    var count = 0
    try store.query(
      question.sql, parameters: question.parameters, time: time,
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
  fileprivate mutating func writeCSV(count: Int, _ field: (Int) -> String) throws(Output.Failure) {
    for index in 0..<count {
      if index > 0 { try write(",") }
      try write(field(index).quotedForCSV)
    }
    try write("\r\n")
  }
}

extension String {
  /// Whether a spreadsheet takes a field of this text for a formula.
  fileprivate var isFormula: Bool { utf8.first.map { "=+-@\t\r".utf8.contains($0) } ?? false }

  /// The text as a field of comma-separated values.
  fileprivate var quotedForCSV: String {
    let needsQuotes = utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    guard needsQuotes else { return self }
    return "\"" + replacing("\"", with: "\"\"") + "\""
  }
}

extension JSONWriter {
  /// Writes a value of a query as a member; bytes as a string of hexadecimal digits.
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

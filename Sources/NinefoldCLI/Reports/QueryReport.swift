import JSONText
import Ninefold

/// The rows that a query gives, row by row as they are written.
struct QueryReport: StructuredReport {
  let query: String
  let store: SceneStore
  let exitCode = ExitCode.done

  /// Writes columns that line up; they need all rows first.
  func write(to output: inout Output) throws {
    var rows: [[SQLValue]] = []
    var names: [String] = []
    try forEachRow(columns: { names = $0 }, { rows.append($0) })
    let numeric = names.indices.map { column in
      !rows.isEmpty && rows.allSatisfy { $0[column].number != nil || $0[column] == .null }
    }
    var table = TextTable(zip(names, numeric).map { ($0.uppercased(), $1 ? .right : .left) })
    for row in rows { table.add(row.map(\.shown)) }
    for line in table.lines { try output.writeLine(line) }
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
    try store.query(
      query, columns: { names in _ = goesOn { try columns(names) } },
      row: { values in goesOn { if failure == nil { try row(values) } } })
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

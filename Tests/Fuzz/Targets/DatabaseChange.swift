/// One change of a database's file.
struct DatabaseChange {
  private enum Kind {
    /// Bytes at a place of a page.
    case bytes(page: Int, offset: Int, value: UInt8, count: Int, isMask: Bool)
    /// A value of a row.
    case value(column: Int, row: Int, value: Int)
    /// Rows that are removed, doubled or moved.
    case rows(column: Int, row: Int, kind: Int)
    /// A statement that changes the schema.
    case schema(Int, column: Int)
  }

  private let kind: Kind

  /// The change that some bytes choose.
  init(_ choices: ByteChoices) {
    var choices = choices
    switch choices.byte() % 8 {
    case 0:
      kind = .bytes(
        page: choices.byte(), offset: choices.number() % 4096, value: UInt8(choices.byte()),
        count: 1 + choices.byte() % 8,
        isMask: choices.byte() % 2 == 0)
    case 1:
      let offset = choices.number() % 100
      kind = .bytes(
        page: 0, offset: offset, value: UInt8(choices.byte()), count: 1 + choices.byte() % 4, isMask: false)
    case 2...5: kind = .value(column: choices.number(), row: choices.number(), value: choices.number())
    case 6: kind = .rows(column: choices.number(), row: choices.number(), kind: choices.byte())
    default: kind = .schema(choices.byte(), column: choices.number())
    }
  }

  /// Whether the change is made in the bytes of the file.
  var isOfBytes: Bool { if case .bytes = kind { true } else { false } }

  /// Makes the change in the bytes of the file.
  func apply(to bytes: inout [UInt8]) {
    guard case .bytes(let page, let offset, let value, let count, let isMask) = kind, !bytes.isEmpty else {
      return
    }
    for index in 0..<count {
      let place = (page * 4096 + offset + index) % bytes.count
      bytes[place] = isMask ? bytes[place] ^ value : value
    }
  }

  /// The change as a statement, or nil where it is none or the database has no columns.
  func statement(_ columns: [TableColumn]) -> String? {
    func column(_ number: Int) -> TableColumn? { columns.isEmpty ? nil : columns[number % columns.count] }
    switch kind {
    case .bytes: return nil
    case .value(let number, let row, let value):
      return column(number).map {
        "UPDATE \($0.table) SET \($0.name) = \(Self.values[value % Self.values.count]) WHERE \(Self.row(row, of: $0))"
      }
    case .rows(let number, let row, let kind): return column(number).map { Self.rows($0, row, kind) }
    case .schema(let kind, let number): return column(number).map { Self.schema($0, kind) }
    }
  }

  /// One row, or all.
  private static func row(_ number: Int, of column: TableColumn) -> String {
    number % 16 == 15 ? "1" : "rowid = (SELECT rowid FROM \(column.table) LIMIT 1 OFFSET \(number % 97))"
  }

  private static func rows(_ column: TableColumn, _ row: Int, _ kind: Int) -> String {
    let one = Self.row(row, of: column)
    switch kind % 4 {
    case 0: return "DELETE FROM \(column.table) WHERE \(one)"
    case 1: return "INSERT OR REPLACE INTO \(column.table) SELECT * FROM \(column.table) WHERE \(one)"
    case 2: return "UPDATE OR REPLACE \(column.table) SET rowid = rowid + \(row) WHERE \(one)"
    default: return "UPDATE OR IGNORE \(column.table) SET \(column.name) = rowid WHERE 1"
    }
  }

  private static func schema(_ column: TableColumn, _ kind: Int) -> String {
    let statements = [
      "DROP TABLE \(column.table)",
      "ALTER TABLE \(column.table) RENAME TO other",
      "ALTER TABLE \(column.table) DROP COLUMN \(column.name)",
      "ALTER TABLE \(column.table) ADD COLUMN other",
      "PRAGMA user_version = \(kind)", "PRAGMA application_id = \(kind)",
      "CREATE TRIGGER t AFTER UPDATE ON \(column.table) BEGIN DELETE FROM node; END",
      "DELETE FROM sqlite_schema WHERE type = 'index'",
      "DELETE FROM sqlite_schema WHERE name = '\(column.table)'",
      "UPDATE sqlite_schema SET sql = 'CREATE TABLE \(column.table) (a)' WHERE name = '\(column.table)'",
      "UPDATE sqlite_schema SET rootpage = rootpage + 1 WHERE name = '\(column.table)'",
      "UPDATE sqlite_schema SET type = 'view', rootpage = 0, sql = 'CREATE VIEW \(column.table) AS WITH RECURSIVE r(x) AS "
        + "(SELECT 1 UNION ALL SELECT x + 1 FROM r) SELECT x AS \(column.name), x AS id, x AS name FROM r' "
        + "WHERE name = '\(column.table)'",
      "CREATE VIEW other AS SELECT * FROM \(column.table)",
      "PRAGMA journal_mode = DELETE", "PRAGMA encoding = 'UTF-16'", "VACUUM",
    ]
    return statements[kind % statements.count]
  }

  private static let values = [
    "NULL", "0", "1", "-1", "2", "3", "9223372036854775807", "-9223372036854775808", "4294967296", "1e308",
    "''", "'a'", "'a b'",
    "'<'", "'document'", "'view'", "x'00'", "x'FFFE'", "'a' || char(0) || 'b'", "CAST(x'FF' AS TEXT)",
    "CAST(x'EDA080' AS TEXT)",
    "char(0xFFFE)", "zeroblob(100)", "'{}'", "'{\"a\":\"b\"}'", "'{\"a\":1}'", "'{\"a\":\"b\",\"a\":\"c\"}'",
    "'['", "'{\"a b\":\"c\"}'",
    "'[\"a\",\"b\"]'", "'--'", "']]>'", "'?>'", "'&'", "'../x'", "'/etc/x'", "'a/b'", "char(10)", "' '",
    "'xmlns:a'", "'a:b:c'",
    "'<?xml version=\"1.0\"?>'", "'e' || char(0x301)", "1.5", "randomblob(8)",
    "'com.apple.InterfaceBuilder3.Cocoa.XIB'",
  ]
}

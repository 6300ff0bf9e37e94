package import Ninefold

/// A query of a database: a statement, or the schema of its tables and views.
package struct SQLQuestion {
  /// The statement to run.
  package let sql: String
  package let parameters: [SQLValue]
  /// Whether the rows are statements, which people read as they are.
  let isSchema: Bool

  /// A query as the command line spells it: `.tables`, `.schema`, `.schema NAME`, else a statement.
  package init(_ text: String) {
    let words = text.split(whereSeparator: { $0.isWhitespace || $0 == ";" }).map(String.init)
    switch words.first {
    case ".tables" where words.count == 1:
      self.init(Self.tables, [], isSchema: false)
    case ".schema" where words.count <= 2:
      self.init(Self.schema, [words.count == 2 ? .text(words[1]) : .null], isSchema: true)
    default: self.init(text, [], isSchema: false)
    }
  }

  private init(_ sql: String, _ parameters: [SQLValue], isSchema: Bool) {
    self.sql = sql
    self.parameters = parameters
    self.isSchema = isSchema
  }

  /// The views that a command fills, by a table that it fills, with the command.
  private static let filled: [(table: String, views: Set<String>, command: String)] = [
    (
      "solved_document", ["environments", "solved_scenes", "frames", "conflicts", "layout_findings"],
      "solve --size-classes all"
    ), ("checked_document", ["check_findings"], "check"),
  ]

  /// Notes that say which command is to be run before, where the query names views that nothing filled.
  package func notes(_ store: SceneStore) throws(StoreError) -> [String] {
    let words = sql.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    var notes: [String] = []
    for (table, views, command) in Self.filled {
      guard let view = words.first(where: views.contains) else { continue }
      var isFilled = false
      try store.query("SELECT 1 FROM \(table) LIMIT 1", parameters: []) { _ in
        isFilled = true
        return false
      }
      if isFilled { continue }
      notes.append(
        "ninefold: note: \(view) is empty; 'ninefold \(command) --database \(store.path)' fills it")
    }
    return notes
  }

  private static let tables = """
    SELECT type, name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite$_%' ESCAPE '$'
    ORDER BY type DESC, name
    """
  private static let schema = """
    SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND (?1 IS NULL OR name = ?1 OR tbl_name = ?1)
    ORDER BY type DESC, name
    """

  /// Refuses a query for the schema of a name that the database does not have.
  ///
  /// - Throws: ``StoreError``.
  package func examine(_ store: SceneStore) throws(StoreError) {
    guard isSchema, let name = parameters.first?.text else { return }
    var names: [String] = []
    try store.query(Self.schema, parameters: [.null]) { row in
      names.append(row[0].text ?? "")
      return true
    }
    guard !names.contains(name) else { return }
    throw StoreError(
      .sqlite(message: "no table or view '\(name)'" + name.suggestion(of: names)), path: store.path)
  }
}

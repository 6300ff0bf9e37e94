/// A table, view, index or trigger, as SQLite describes it in its own table.
package struct SchemaObject: Hashable, Sendable {
  /// `table`, `view`, `index` or `trigger`.
  package let type: String
  package let name: String
  /// The table that it belongs to; of a table or a view its own name.
  package let table: String
  /// The statement that makes it, or nil of an index that a constraint of its table asks for.
  package let sql: String?

  /// An object of a type and a name.
  package init(type: String, name: String, table: String, sql: String?) {
    self.type = type
    self.name = name
    self.table = table
    self.sql = sql
  }
}

import Testing

@testable import SceneStore

/// The rows that SQLite looks for where a row is deleted that others may refer to.
struct ForeignKeyTests {
  /// A foreign key: the columns of a table that refer to rows of another.
  private struct ForeignKey {
    let table: String
    let parent: String
    var columns: [String]
  }

  private func texts(_ store: SceneStore, _ sql: String) throws -> [[String]] {
    try store.rows(sql).map { $0.map { $0.text ?? $0.integer.map { "\($0)" } ?? "" } }
  }

  private func foreignKeys(_ store: SceneStore) throws -> [ForeignKey] {
    let tables = try texts(store, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    return try tables.flatMap { table -> [ForeignKey] in
      var keys: [String: ForeignKey] = [:]
      for row in try texts(store, "PRAGMA foreign_key_list(\(table[0]))") {
        keys[row[0], default: ForeignKey(table: table[0], parent: row[2], columns: [])].columns.append(row[3])
      }
      return Array(keys.values)
    }
  }

  /// Whether the rows that refer to one are found by an index.
  private func isIndexed(_ key: ForeignKey, _ store: SceneStore) throws -> Bool {
    try texts(store, "PRAGMA index_list(\(key.table))").contains { index in
      let columns = try texts(store, "PRAGMA index_info(\(index[1]))").map { $0[2] }
      return Set(columns.prefix(key.columns.count)) == Set(key.columns)
    }
  }

  @Test func `what refers to a deleted row is found by an index, or is gone before`() throws {
    let store = try SceneStore()
    let keys = try foreignKeys(store)
    #expect(keys.count > 15)
    for key in keys {
      // Their rows are never deleted.
      if ["size_class", "environment", "screen"].contains(key.parent) { continue }
      let order = DocumentRowWriter.removalOrder
      if let child = order.firstIndex(of: key.table), let parent = order.firstIndex(of: key.parent),
        child < parent
      {
        continue
      }
      #expect(try isIndexed(key, store), "\(key.table) (\(key.columns)) refers to \(key.parent)")
    }
  }
}

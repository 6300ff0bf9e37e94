import Migrations

extension Schema {
  /// The defects of a database's schema, in words, such as `view x is foreign`.
  ///
  /// Additions by which users look at their data are no defects: views, indexes of columns, and what
  /// `ANALYZE` writes (sqlite.org/fileformat2.html, 2.6.3).
  func defects(expected: Schema, in connection: Connection) throws(StoreError) -> [String] {
    var missing: [String: SchemaObject] = [:]
    for object in expected.objects { missing[object.name] = object }
    var defects: [String] = []
    var added: [SchemaObject] = []
    for object in objects {
      guard let original = missing.removeValue(forKey: object.name) else {
        added.append(object)
        continue
      }
      if object.type != original.type {
        defects.append("\(object.title) stands for a \(original.type)")
      } else if object != original {
        defects.append("\(object.title) is made otherwise")
      }
    }
    defects += expected.objects.filter { missing[$0.name] != nil }.map { "\($0.title) is missing" }
    let names = Set(expected.objects.map(\.name))
    for object in added {
      // SQLite is asked about a schema alone in which every name means what it should.
      if object.isHarmless { continue }
      if defects.isEmpty, try object.isPlainIndex(of: names, connection) { continue }
      defects.append("\(object.title) is foreign")
    }
    return defects
  }
}

extension SchemaObject {
  /// The type and the name, as far as they fit a line.
  fileprivate var title: String { "\(type.prefix(20)) \(name.prefix(60))" }

  /// The prefixes of SQLite's own names: an object of such a name hides SQLite's function of the same name.
  private static let reserved = ["sqlite_", "pragma_", "json_"]

  /// The tables that `ANALYZE` writes, as it makes them.
  private static let statistics = [
    "CREATE TABLE sqlite_stat1(tbl,idx,stat)", "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)",
  ]

  /// Whether nothing runs because the object is there: a view, or what `ANALYZE` writes.
  fileprivate var isHarmless: Bool {
    if let sql, type == "table", Self.statistics.contains(sql), sql.hasPrefix("CREATE TABLE \(name)(") {
      return table == name
    }
    let name = name.lowercased()
    return type == "view" && !Self.reserved.contains { name.hasPrefix($0) }
  }

  /// Whether the object is an index of columns alone, of one of these tables: it refuses no row, and
  /// calls no function.
  fileprivate func isPlainIndex(of tables: Set<String>, _ connection: Connection) throws(StoreError) -> Bool {
    guard type == "index", tables.contains(table), sql != nil else { return false }
    let statement = try connection.statement(
      """
      SELECT 1 FROM pragma_index_list(?1) l WHERE l.name = ?2 AND l."unique" = 0 AND l.partial = 0
        AND NOT EXISTS (SELECT 1 FROM pragma_index_xinfo(?2) c WHERE c.cid = -2)
      """)
    statement.bind(table, at: 1)
    statement.bind(name, at: 2)
    defer { statement.reset() }
    return try statement.step()
  }
}

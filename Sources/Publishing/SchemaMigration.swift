import Migrations
import SceneModel
import SceneStore

/// Brings a schema to that of this program, one numbered migration at a time.
struct SchemaMigration {
  /// The schema's version after all migrations.
  static var supported: Int { Migration.postgreSQL.count }

  let connection: PostgreSQLConnection
  /// The name of the schema.
  let schema: String

  /// Makes what the schema lacks in one transaction, and makes it the one in which names are found.
  ///
  /// - Parameter store: The store whose catalogue of devices and size classes the schema gets.
  /// - Throws: ``PublishingError`` with `foreignSchema`, `laterSchema` or `otherMigration`, or the server's
  ///   error. The schema is then as it was.
  func run(_ store: SceneStore) throws {
    try connection.run("SELECT set_config('search_path', $1, false)", [schema.quotedName])
    if try version() == Self.supported { return }
    // Read before anybody waits for the lock.
    let catalog = try PublishedTable.catalog.map { table in (table, try store.rows(of: table)) }
    try connection.transaction(lock: SHA256.number(of: "migrations \(schema)".utf8)) {
      () throws(PublishingError) in
      // Another publisher may have made it since.
      let version = try version()
      if version == Self.supported { return }
      if version == nil { try connection.execute("CREATE SCHEMA IF NOT EXISTS \(schema.quotedName)") }
      for (index, migration) in Migration.postgreSQL.enumerated().dropFirst(version ?? 0) {
        try connection.execute(migration.sql)
        try connection.run(
          "INSERT INTO ninefold_migration (number, name, fingerprint) VALUES ($1, $2, $3)",
          ["\(index + 1)", migration.name, Self.fingerprint(of: migration)])
      }
      for (table, _) in catalog.reversed() { try connection.execute("DELETE FROM \(table.name)") }
      try connection.copy(catalog.map { table, rows in (table.copyStatement(), rows.bytes) })
    }
  }

  /// The version of the schema; nil where there is none, or an empty one.
  private func version() throws(PublishingError) -> Int? {
    let objects = try connection.run(
      """
      SELECT c.relname, c.relname = 'ninefold_migration' FROM pg_namespace n
      JOIN pg_class c ON c.relnamespace = n.oid AND c.relkind IN ('r', 'v', 'm', 'f', 'p', 'S')
      WHERE n.nspname = $1 ORDER BY 2 DESC, 1 LIMIT 1
      """, [schema])
    guard let object = objects.first else { return nil }
    guard object[1] == "t" else { throw error(.foreignSchema(schema, found: object[0] ?? "")) }
    let made: [[String?]]
    do throws(PublishingError) {
      made = try connection.run(
        "SELECT number, name, fingerprint FROM ninefold_migration ORDER BY number")
    } catch {
      // SQLSTATE 42703: a column that is not there.
      guard case .refused(_, "42703") = error.reason else { throw error }
      throw self.error(.foreignSchema(schema, found: "ninefold_migration"))
    }
    for (index, (row, migration)) in zip(made, Migration.postgreSQL).enumerated()
    where row != ["\(index + 1)", migration.name, Self.fingerprint(of: migration)] {
      throw error(.otherMigration(schema, number: index + 1))
    }
    guard made.count <= Self.supported else { throw error(.laterSchema(schema, found: made.count)) }
    return made.count
  }

  /// The SHA-256 of a migration's text, as the server writes bytes.
  private static func fingerprint(of migration: Migration) -> String {
    SHA256.value(of: migration.sql.utf8).inHexadecimal
  }

  private func error(_ reason: PublishingError.Reason) -> PublishingError {
    PublishingError(reason, place: connection.place)
  }
}

extension [UInt8] {
  /// The bytes as PostgreSQL writes them: `\x` and hexadecimal digits.
  var inHexadecimal: String {
    "\\x" + map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension String {
  /// The name in quotes, as SQL takes any name.
  fileprivate var quotedName: String {
    "\"" + split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}

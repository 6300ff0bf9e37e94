import Migrations

/// The schema of a database: its tables, views, indexes and triggers.
struct Schema {
  /// In the order of their names.
  let objects: [SchemaObject]

  /// How many objects a database has at most.
  static let limit = 1_000

  /// How many bytes the statement of one object has at most.
  static let statementLimit: Int32 = 1 << 15

  /// The defect of a schema beyond these limits.
  static let tooLarge = "more than \(limit) objects, or one of more than \(statementLimit) bytes"

  /// Reads the schema of a database.
  ///
  /// - Throws: ``StoreError`` with `alteredSchema` where it is larger than any that Ninefold made.
  init(_ connection: Connection) throws(StoreError) {
    // A file may well hold a table that is called `sqlite_schema`, but none of this name.
    let rows = try connection.prepare(
      "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY name, type")
    var objects: [SchemaObject] = []
    while try rows.step() {
      guard objects.count < Self.limit else {
        throw StoreError(.alteredSchema(Self.tooLarge), path: connection.path)
      }
      objects.append(
        SchemaObject(
          type: rows.text(0) ?? "", name: rows.text(1) ?? "", table: rows.text(2) ?? "", sql: rows.text(3)))
    }
    self.objects = objects
  }
}

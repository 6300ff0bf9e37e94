import Migrations

extension Migrator {
  /// Refuses a database whose schema is not the one that the migrations up to its version make.
  ///
  /// - Throws: ``StoreError`` with `alteredSchema`.
  func refuseAltered(version: Int) throws(StoreError) {
    let schema = try Schema(connection)
    // As they were made when the program was built; another SQLite may spell an altered table in another way.
    if version == Migration.all.count, schema.objects == Migration.schema { return }
    let defects = try schema.defects(expected: try expectedSchema(version: version), in: connection)
    guard let first = defects.first else { return }
    let remainder = defects.count == 1 ? "" : " and \(defects.count - 1) more"
    throw StoreError(.alteredSchema(first + remainder), path: connection.path)
  }

  /// Refuses a database whose texts are in UTF-16: they would come in another order.
  func refuseOtherEncoding() throws(StoreError) {
    let statement = try connection.prepare("PRAGMA encoding")
    guard try statement.step(), let encoding = statement.text(0), encoding != "UTF-8" else { return }
    throw StoreError(.alteredSchema("texts are in \(encoding)"), path: connection.path)
  }

  private func expectedSchema(version: Int) throws(StoreError) -> Schema {
    let model = try Connection(path: "", mode: .memory)
    for migration in migrations.prefix(version) { try model.execute(migration.sql) }
    return try Schema(model)
  }
}

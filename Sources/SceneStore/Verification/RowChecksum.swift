/// Keeps the checksum over all the rows of something that is stored and follows from nothing else.
struct RowChecksum {
  let connection: Connection
  let owner: RowOwner
  /// The number of the owner's row.
  let id: Int

  /// Notes the checksum of the rows as they are.
  func write() throws(StoreError) {
    let statement = try connection.statement("UPDATE \(owner.rawValue) SET rows_checksum = ?1 WHERE id = ?2")
    statement.bind(try value(), at: 1)
    statement.bind(id, at: 2)
    try statement.run()
  }

  /// Whether the rows have the checksum that was noted.
  func holds() throws(StoreError) -> Bool {
    let statement = try connection.statement("SELECT rows_checksum FROM \(owner.rawValue) WHERE id = ?1")
    statement.bind(id, at: 1)
    defer { statement.reset() }
    guard try statement.step(), let noted = statement.optionalInt(0) else { return false }
    return try noted == value()
  }

  private func value() throws(StoreError) -> Int {
    var checksum = Checksum()
    for (table, query) in owner.queries.enumerated() {
      checksum.add(table)
      let rows = try connection.statement(query)
      rows.bind(id, at: 1)
      defer { rows.reset() }
      while try rows.step() { rows.add(to: &checksum) }
    }
    return checksum.value
  }
}

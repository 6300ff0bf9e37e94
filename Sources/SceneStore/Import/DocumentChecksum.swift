/// Keeps the checksum of a document: the sum of that of its nodes and that of what its file has beside them.
struct DocumentChecksum {
  let connection: Connection
  /// The document's number.
  let document: Int

  /// The checksum in the document's row.
  func stored() throws(StoreError) -> Int {
    let statement = try connection.statement("SELECT checksum FROM document WHERE id = ?1")
    statement.bind(document, at: 1)
    defer { statement.reset() }
    return try statement.step() ? statement.int(0) : 0
  }

  /// Notes the checksum of a document with some columns and nodes.
  func write(_ columns: DocumentColumns, nodes: Int) throws(StoreError) {
    let statement = try connection.statement("UPDATE document SET checksum = ?1 WHERE id = ?2")
    statement.bind(columns.checksum &+ nodes, at: 1)
    statement.bind(document, at: 2)
    try statement.run()
  }
}

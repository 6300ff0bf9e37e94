import SceneModel

/// Reads documents from their rows.
struct DocumentLoader {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  /// The document of a number, with the checksum of its nodes.
  ///
  /// - Throws: ``StoreError`` with `noSuchDocument`, or `damaged` where rows contradict each other or their checksum.
  func load(_ id: Int) throws(StoreError) -> (document: Document, checksum: Int) {
    try connection.reading { () throws(StoreError) in
      let loaded = try loadUnverified(id)
      let stored = try DocumentChecksum(connection: connection, document: id).stored()
      guard DocumentColumns(loaded.document).checksum &+ loaded.checksum == stored else {
        throw StoreError(.changedSinceStored("document \(loaded.document.path)"), path: connection.path)
      }
      return loaded
    }
  }

  /// The document of a number, with the checksum that its nodes have.
  ///
  /// - Throws: ``StoreError`` with `noSuchDocument`, or `damaged` where rows contradict each other.
  func loadUnverified(_ id: Int) throws(StoreError) -> (document: Document, checksum: Int) {
    try connection.reading { () throws(StoreError) in
      guard let columns = try DocumentColumns.stored(id: id, connection) else {
        throw StoreError(.noSuchDocument("\(id)"), path: connection.path)
      }
      let rows = try connection.statement(NodeReader.selection)
      rows.bind(id, at: 1)
      defer { rows.reset() }
      var reader = NodeReader()
      while try rows.step() {
        guard reader.add(rows) else { throw damage(columns, rows.int(0)) }
      }
      let checksum = reader.checksum
      let tree = reader.finish()
      guard tree.count - 1 == columns.nodeCount else { throw damage(columns, tree.count) }
      return (Document(path: columns.path, tree: tree, form: columns.form), checksum)
    }
  }

  private func damage(_ columns: DocumentColumns, _ position: Int) -> StoreError {
    StoreError(.damagedNodes(of: columns.path, at: position), path: connection.path)
  }
}

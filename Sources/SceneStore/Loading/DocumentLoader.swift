import SceneModel

/// Reads documents from their rows.
struct DocumentLoader {
  private let connection: Connection
  private let limits: ReadLimits

  init(_ connection: Connection, _ limits: ReadLimits = ReadLimits()) {
    self.connection = connection
    self.limits = limits
  }

  /// The document of a number, with the checksum of its nodes.
  ///
  /// - Throws: ``StoreError`` with `noSuchDocument`, or `damaged` where rows contradict each other or their
  ///   checksum, or say what no document can hold.
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
      var reader = try reading(columns) { () throws(TreeDefect) in
        try NodeReader(columns.form, nodes: columns.nodeCount, limits)
      }
      while try rows.step() {
        try reading(columns) { () throws(TreeDefect) in try reader.add(rows) }
      }
      try reading(columns) { () throws(TreeDefect) in try reader.examineEnd() }
      let (checksum, measure) = (reader.checksum, reader.measure)
      let tree = reader.finish()
      try reading(columns) { () throws(TreeDefect) in
        guard tree.count - 1 == columns.nodeCount else {
          throw TreeDefect(
            "\(tree.count - 1) nodes", expected: "\(columns.nodeCount)", at: NodeID(tree.count))
        }
      }
      var document = Document(path: columns.path, tree: tree, form: columns.form)
      document.measure = measure
      return (document, checksum)
    }
  }

  /// Reads something of a document, with the errors of that document.
  private func reading<Result>(
    _ columns: DocumentColumns, _ body: () throws(TreeDefect) -> Result
  ) throws(StoreError) -> Result {
    do throws(TreeDefect) {
      return try body()
    } catch {
      throw StoreError(error, inDocument: columns.path, path: connection.path)
    }
  }
}

import SceneModel

/// Writes documents into one project, within a transaction.
struct Importer {
  let connection: Connection
  let writer: DocumentRowWriter
  /// The project's number.
  let project: Int

  /// An importer into the project of a name, which is made where there is none.
  init(_ connection: Connection, _ writer: DocumentRowWriter, project: String) throws(StoreError) {
    self.connection = connection
    self.writer = writer
    if let id = try connection.integer("SELECT id FROM project WHERE name = ?1", project) {
      self.project = id
    } else {
      let statement = try connection.statement("INSERT INTO project (name, checksum) VALUES (?1, ?2)")
      statement.bind(project, at: 1)
      statement.bind(ProjectChecksum.empty(project), at: 2)
      try statement.run()
      self.project = Int(connection.lastInsertedRow)
    }
  }

  /// Stores a document in place of the one at its path, or not at all.
  func add(_ document: Document) throws(StoreError) -> ImportOutcome {
    try connection.savepoint { () throws(StoreError) in
      let new = DocumentRows(document)
      guard let existing = try self.existing(document.path) else {
        let columns = DocumentColumns(document)
        let id = try insert(columns)
        try ProjectChecksum(connection: connection, project: project).add(.document, document.path)
        try writer.note(document, columns, nodes: writer.write(new, document: id), id: id)
        return .added
      }
      if try isStored(new, id: existing) { return .unchanged }
      if let old = try writer.soundDocument(existing) {
        let common = CommonNodes(NodeLines(old.rows.tree), NodeLines(new.tree))
        let nodes = try writer.replace(
          old.rows, with: new, common, checksum: old.checksum, document: existing)
        try note(nodes, new, id: existing)
      } else {
        try writer.remove(document: existing)
        try note(writer.write(new, document: existing), new, id: existing)
      }
      return .replaced
    }
  }

  /// Writes the document's own row where it differs, with the checksum of the nodes.
  private func note(_ nodes: Int, _ new: DocumentRows, id: Int) throws(StoreError) {
    try writer.writeColumns(of: new.document, nodes: nodes, document: id)
  }

  /// The number of the document that the project has at a path; nil where it has none.
  func existing(_ path: String) throws(StoreError) -> Int? {
    let statement = try connection.statement("SELECT id FROM document WHERE project = ?1 AND path = ?2")
    statement.bind(project, at: 1)
    statement.bind(path, at: 2)
    defer { statement.reset() }
    return try statement.step() ? statement.int(0) : nil
  }

  private func insert(_ columns: DocumentColumns) throws(StoreError) -> Int {
    let statement = try connection.statement(DocumentColumns.insert)
    columns.bind(to: statement)
    statement.bind(project, at: DocumentColumns.count + 1)
    try statement.run()
    return Int(connection.lastInsertedRow)
  }

  /// Whether the stored document has the same columns, the same nodes and their checksum. Reads up to the
  /// first difference.
  private func isStored(_ new: DocumentRows, id: Int) throws(StoreError) -> Bool {
    let columns = DocumentColumns(new.document)
    guard try DocumentColumns.stored(id: id, connection) == columns,
      let nodes = try writer.checksumOfNodes(new, document: id)
    else { return false }
    return try columns.checksum &+ nodes == DocumentChecksum(connection: connection, document: id).stored()
  }
}

import SceneModel

/// Writes documents into one project, within a transaction.
struct Importer {
  let connection: Connection
  let writer: DocumentWriter
  /// The project's number.
  let project: Int

  /// An importer into the project of a name, which is made where there is none.
  init(_ connection: Connection, _ writer: DocumentWriter, project: String) throws(StoreError) {
    self.connection = connection
    self.writer = writer
    if let id = try connection.integer("SELECT id FROM project WHERE name = ?1", project) {
      self.project = id
    } else {
      let statement = try connection.statement("INSERT INTO project (name) VALUES (?1)")
      statement.bind(project, at: 1)
      try statement.run()
      self.project = Int(connection.lastInsertedRow)
    }
  }

  /// Stores a document in place of the one at its path, or not at all.
  func add(_ document: Document) throws(StoreError) -> ImportOutcome {
    try connection.savepoint { () throws(StoreError) in
      let rows = Derivation.rows(of: document)
      guard let existing = try self.existing(document.path) else {
        let id = try insert(document)
        try writer.write(document.tree, rows, document: id)
        return .added
      }
      if try isStored(document, rows, id: existing) { return .unchanged }
      try writer.remove(document: existing)
      try update(document, id: existing)
      try writer.write(document.tree, rows, document: existing)
      return .replaced
    }
  }

  private func existing(_ path: String) throws(StoreError) -> Int? {
    let statement = try connection.statement("SELECT id FROM document WHERE project = ?1 AND path = ?2")
    statement.bind(project, at: 1)
    statement.bind(path, at: 2)
    defer { statement.reset() }
    return try statement.step() ? statement.int(0) : nil
  }

  private func insert(_ document: Document) throws(StoreError) -> Int {
    let statement = try connection.statement(DocumentColumns.insert)
    DocumentColumns(document).bind(to: statement)
    statement.bind(project, at: DocumentColumns.count + 1)
    try statement.run()
    return Int(connection.lastInsertedRow)
  }

  private func update(_ document: Document, id: Int) throws(StoreError) {
    let statement = try connection.statement(DocumentColumns.update)
    DocumentColumns(document).bind(to: statement)
    statement.bind(id, at: DocumentColumns.count + 1)
    try statement.run()
  }

  /// Whether the stored document has the same columns and the same nodes. Reads up to the first difference.
  private func isStored(_ document: Document, _ rows: DerivedRows, id: Int) throws(StoreError) -> Bool {
    let columns = try DocumentColumns.stored(id: id, connection)
    guard columns == DocumentColumns(document) else { return false }
    return try writer.hasNodes(document.tree, rows, document: id)
  }
}

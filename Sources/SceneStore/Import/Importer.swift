import SceneModel

/// Writes documents into one project, within a transaction.
struct Importer {
  let connection: Connection
  private let project: Int

  /// An importer into the project of a name, which is made where there is none.
  init(_ connection: Connection, project: String) throws(StoreError) {
    self.connection = connection
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
        try write(document, rows, id: id)
        return .added
      }
      if try isStored(document, rows, id: existing) { return .unchanged }
      try Self.removeRows(of: existing, connection)
      try update(document, id: existing)
      try write(document, rows, id: existing)
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

  private func write(_ document: Document, _ rows: DerivedRows, id: Int) throws(StoreError) {
    try NodeWriter(connection).write(document.tree, rows.places, document: id)
    try DerivedRowWriter(connection: connection, document: id).write(rows)
  }

  /// Whether the stored document has the same columns and the same nodes. Reads up to the first difference.
  private func isStored(_ document: Document, _ rows: DerivedRows, id: Int) throws(StoreError) -> Bool {
    let columns = try DocumentColumns.stored(id: id, connection)
    guard columns == DocumentColumns(document) else { return false }
    return try NodeWriter(connection).isStored(document.tree, rows.places, document: id)
  }

  /// Removes all the rows of a document but its own.
  static func removeRows(of document: Int, _ connection: Connection) throws(StoreError) {
    // What refers comes before what is referred to.
    for sql in [
      "DELETE FROM connection WHERE document = ?1", "DELETE FROM layout_constraint WHERE document = ?1",
      "DELETE FROM override WHERE document = ?1", "DELETE FROM resource WHERE document = ?1",
      "UPDATE scene SET controller = NULL WHERE document = ?1 AND controller IS NOT NULL",
      "DELETE FROM object WHERE document = ?1", "DELETE FROM scene WHERE document = ?1",
      "DELETE FROM node WHERE document = ?1",
    ] {
      let statement = try connection.statement(sql)
      statement.bind(document, at: 1)
      try statement.run()
    }
  }
}

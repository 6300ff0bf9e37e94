package import SceneModel

extension SceneStore {
  /// Stores a document in a project, in place of the one that the project has at its path,
  /// in one transaction.
  ///
  /// The project is made where there is none of the name. A document that is stored already, node by node, is
  /// not written again.
  @discardableResult
  package func importDocument(_ document: Document, project: String) throws(StoreError) -> ImportOutcome {
    try writing { () throws(StoreError) in
      let importer = try Importer(connection, writer, project: project)
      return try importer.add(document)
    }
  }

  /// How many nodes go into one transaction of ``importDocuments(_:project:)``, at least.
  static let nodesPerTransaction = 20_000

  /// Stores documents in a project one after another, each as ``importDocument(_:project:)`` does.
  ///
  /// The documents are taken from the sequence one by one and not kept, so that memory does not grow with
  /// their number. Several share a transaction: other stores see them together, and after a crash those
  /// transactions stand that were committed. After an error all the documents before it stand. No document is
  /// ever stored in part.
  ///
  /// - Returns: The outcome of each document, in order.
  @discardableResult
  package func importDocuments(
    _ documents: some Sequence<Document>, project: String
  ) throws(StoreError) -> [ImportOutcome] {
    var outcomes: [ImportOutcome] = []
    var remaining = documents.makeIterator()
    var upcoming = remaining.next()
    while upcoming != nil {
      let failure = try writing { () throws(StoreError) -> StoreError? in
        let importer = try Importer(connection, writer, project: project)
        var nodes = 0
        while let document = upcoming, nodes < Self.nodesPerTransaction {
          do throws(StoreError) { outcomes.append(try importer.add(document)) } catch { return error }
          nodes += document.tree.count
          upcoming = remaining.next()
        }
        return nil
      }
      if let failure { throw failure }
    }
    return outcomes
  }

  /// Removes a document and all that is derived from it.
  ///
  /// - Throws: ``StoreError`` with `noSuchDocument`.
  public func removeDocument(id: Int) throws(StoreError) {
    try writing { () throws(StoreError) in
      let statement = try connection.statement("SELECT project, path FROM document WHERE id = ?1")
      statement.bind(id, at: 1)
      defer { statement.reset() }
      guard try statement.step() else { throw StoreError(.noSuchDocument("\(id)"), path: self.path) }
      let (project, path) = (statement.int(0), statement.text(1) ?? "")
      statement.reset()
      try writer.remove(document: id)
      try deleteRow(document: id)
      try ProjectChecksum(connection: connection, project: project).remove(.document, path)
    }
  }

  /// Removes a project with its documents.
  ///
  /// - Throws: ``StoreError`` with `noSuchProject`.
  public func removeProject(_ name: String) throws(StoreError) {
    try writing { () throws(StoreError) in
      guard let project = try connection.integer("SELECT id FROM project WHERE name = ?1", name) else {
        throw StoreError(.noSuchProject(name), path: path)
      }
      for document in try documentNumbers(project: project) {
        try writer.remove(document: document)
        try deleteRow(document: document)
      }
      let statement = try connection.statement("DELETE FROM project WHERE id = ?1")
      statement.bind(project, at: 1)
      try statement.run()
    }
  }

  private func documentNumbers(project: Int) throws(StoreError) -> [Int] {
    let statement = try connection.statement("SELECT id FROM document WHERE project = ?1")
    statement.bind(project, at: 1)
    defer { statement.reset() }
    var numbers: [Int] = []
    while try statement.step() { numbers.append(statement.int(0)) }
    return numbers
  }

  private func deleteRow(document: Int) throws(StoreError) {
    let statement = try connection.statement("DELETE FROM document WHERE id = ?1")
    statement.bind(document, at: 1)
    try statement.run()
    writer.search.remove(id: document)
  }
}

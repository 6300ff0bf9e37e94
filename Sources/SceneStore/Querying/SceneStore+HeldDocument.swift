package import SceneModel

extension SceneStore {
  /// Stores a document with its layouts and its check, hands its number to a body that asks for rows, and
  /// takes all of it back, so that the store is as it was.
  ///
  /// Made for a store in memory that many documents pass through one after another: it does not grow with
  /// them. By what a document is found is not written.
  ///
  /// - Parameters:
  ///   - solved: The layouts of the document, for an environment each.
  ///   - check: The check of the document by itself; nil where there was none.
  /// - Throws: ``StoreError``, and what the body throws.
  package func holding<Result>(
    _ document: Document, project: String, solved: [SolvedDocument] = [], check: StoredCheck? = nil,
    _ body: (_ id: Int) throws -> Result
  ) throws -> Result {
    try connection.statement("BEGIN IMMEDIATE").run()
    defer {
      writer.search.begin()
      // SQLite may have rolled back by itself, and then has nothing left to do.
      try? connection.execute("ROLLBACK")
    }
    let importer = try Importer(connection, writer, project: project)
    _ = try importer.add(document)
    guard let id = try importer.existing(document.path) else {
      throw StoreError(.noSuchDocument(document.path), path: path)
    }
    let checksums = SolvedChecksums(document: 0, program: 0)
    if !solved.isEmpty { try solutionWriter.write(solved, by: checksums, document: id) }
    if let check { try insert(check, by: checksums, plan: 0, document: id) }
    return try body(id)
  }

  /// Runs a statement that reads, which is prepared once and kept, and hands its rows to a body.
  ///
  /// - Parameter parameters: The values of `?1`, `?2` and so on.
  /// - Throws: ``StoreError``, and what the body throws.
  package func forEachRow(
    of sql: String, _ parameters: [SQLValue], _ body: (QueryRow) throws -> Void
  ) throws {
    let statement = try connection.statement(sql)
    for (index, value) in parameters.enumerated() { statement.bind(value, at: Int32(index + 1)) }
    defer { statement.reset() }
    while try statement.step() { try body(QueryRow(statement)) }
  }

  /// Runs a body that reads one state of the database throughout.
  ///
  /// - Throws: ``StoreError``, and what the body throws.
  package func reading<Result>(_ body: () throws -> Result) throws -> Result {
    try connection.execute("SAVEPOINT held")
    // SQLite may have rolled back by itself, and then has nothing left to do.
    defer { try? connection.execute("RELEASE held") }
    return try body()
  }
}

public import SceneModel

extension SceneStore {
  /// The document of a number, as it was imported, node by node.
  ///
  /// Reads the rows of this document alone.
  ///
  /// - Throws: ``StoreError`` with `noSuchDocument`, or `damaged` where rows contradict each other
  ///   or their checksum.
  public func document(_ id: Int) throws(StoreError) -> Document {
    try DocumentLoader(connection, limits).load(id).document
  }

  /// The document of a number as its rows give it, whatever their checksum says.
  ///
  /// - Throws: ``StoreError`` with `noSuchDocument`, or `damaged` where rows contradict each other.
  package func unverifiedDocument(_ id: Int) throws(StoreError) -> Document {
    try DocumentLoader(connection, limits).loadUnverified(id).document
  }

  /// The document at a path of a project.
  ///
  /// - Throws: ``StoreError`` as ``document(_:)``.
  public func document(project: String, path: String) throws(StoreError) -> Document {
    let statement = try connection.statement(
      """
      SELECT d.id FROM document d JOIN project p ON p.id = d.project WHERE p.name = ?1 AND d.path = ?2
      """)
    statement.bind(project, at: 1)
    statement.bind(path, at: 2)
    let id = try statement.step() ? statement.int(0) : nil
    statement.reset()
    guard let id else { throw StoreError(.noSuchDocument(path), path: self.path) }
    return try document(id)
  }
}

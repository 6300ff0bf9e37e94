public import SceneModel

extension SceneStore {
  /// The document of a number, as it was imported, node by node.
  ///
  /// Reads the rows of this document alone.
  ///
  /// - Throws: ``StoreError`` with `noSuchDocument`, or `damagedDocument` where rows contradict each other.
  public func document(_ id: Int) throws(StoreError) -> Document {
    try connection.reading { () throws(StoreError) in
      guard let columns = try DocumentColumns.stored(id: id, connection) else {
        throw StoreError(.noSuchDocument("\(id)"), path: path)
      }
      let rows = try connection.statement(DocumentWriter.nodes)
      rows.bind(id, at: 1)
      defer { rows.reset() }
      var reader = NodeReader()
      while try rows.step() {
        guard reader.add(rows) else {
          throw StoreError(.damagedDocument(path: columns.path, position: rows.int(0)), path: path)
        }
      }
      let tree = reader.finish()
      guard tree.count == columns.nodeCount + 1 else {
        throw StoreError(.damagedDocument(path: columns.path, position: tree.count), path: path)
      }
      return Document(path: columns.path, tree: tree, form: columns.form)
    }
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

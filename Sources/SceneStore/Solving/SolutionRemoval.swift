/// Removes the layouts of documents and the findings about them, within a transaction that changes what these
/// follow from.
struct SolutionRemoval {
  let connection: Connection

  /// The tables of a document's layouts and of the findings about it, in the order in which they are emptied:
  /// a table that refers to another comes first.
  static let tables = [
    "checked_document", "layout_finding", "conflict_member", "view_frame", "solved_scene", "scene_layout",
    "solved_document",
  ]

  /// Removes a document's layouts and findings.
  func remove(document: Int) throws(StoreError) {
    let search = try connection.statement(
      """
      SELECT 1 FROM solved_document WHERE document = ?1
      UNION ALL SELECT 1 FROM checked_document WHERE document = ?1
      """)
    search.bind(document, at: 1)
    let isSolved = try search.step()
    search.reset()
    guard isSolved else { return }
    for table in Self.tables {
      let statement = try connection.statement("DELETE FROM \(table) WHERE document = ?1")
      statement.bind(document, at: 1)
      try statement.run()
    }
  }

  /// Removes the layouts of the documents of a project: with other fonts, images or texts they
  /// come out otherwise.
  func remove(project: Int) throws(StoreError) {
    let documents = try connection.statement(
      """
      SELECT DISTINCT d.id FROM document d CROSS JOIN solved_document v ON v.document = d.id
      WHERE d.project = ?1
      UNION
      SELECT DISTINCT d.id FROM document d CROSS JOIN checked_document v ON v.document = d.id
      WHERE d.project = ?1
      """)
    documents.bind(project, at: 1)
    defer { documents.reset() }
    var numbers: [Int] = []
    while try documents.step() { numbers.append(documents.int(0)) }
    for number in numbers { try remove(document: number) }
  }
}

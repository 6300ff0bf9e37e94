import SceneModel

/// Writes and reads the journal of edits, within a transaction.
struct Journal {
  let connection: Connection
  let writer: DocumentWriter

  /// Stores a document in place of its older self, and what changed.
  func write(
    _ old: Document, _ new: Document, _ note: EditNote, id: Int
  ) throws(StoreError) -> JournalEntry? {
    let newLines = NodeLines(new.tree)
    let oldLines = NodeLines(old.tree)
    let change = newLines.change(from: oldLines)
    guard !change.removed.isEmpty || !change.brought.isEmpty else { return nil }
    let statement = try connection.statement(
      "INSERT INTO edit (document, summary, size_class, made, checksum) VALUES (?1, ?2, ?3, ?4, ?5)")
    statement.bind(id, at: 1)
    statement.bind(note.summary, at: 2)
    statement.bind(note.sizeClass.description, at: 3)
    statement.bind(note.made, at: 4)
    statement.bind(newLines.checksum, at: 5)
    try statement.run()
    try write(
      change, depths: oldLines.lines.map(\.depth), document: id, edit: Int(connection.lastInsertedRow))
    try replace(new, id: id)
    return try entries(project: nil, path: nil, limit: 1).first
  }

  /// Brings a document back to what it was before an edit, which is forgotten.
  func undo(_ entry: JournalEntry, _ document: Document) throws(StoreError) {
    let lines = NodeLines(document.tree)
    guard try checksum(of: entry.number) == lines.checksum else {
      throw StoreError(.changedSinceEdit(entry.document), path: connection.path)
    }
    var restored = document
    restored.tree = try tree(before: entry.number, document.tree, lines)
    try replace(restored, id: entry.documentID)
    let statement = try connection.statement("DELETE FROM edit WHERE id = ?1")
    statement.bind(entry.number, at: 1)
    try statement.run()
  }

  /// The edits, the newest first.
  func entries(project: String?, path: String?, limit: Int?) throws(StoreError) -> [JournalEntry] {
    let statement = try connection.statement(
      """
      SELECT e.id, p.name, d.path, d.id, e.summary, e.size_class, e.made
      FROM edit e JOIN document d ON d.id = e.document JOIN project p ON p.id = d.project
      WHERE (?1 IS NULL OR p.name = ?1) AND (?2 IS NULL OR d.path = ?2)
      ORDER BY e.id DESC LIMIT ?3
      """)
    statement.bind(project, at: 1)
    statement.bind(path, at: 2)
    statement.bind(limit ?? -1, at: 3)
    defer { statement.reset() }
    var result: [JournalEntry] = []
    while try statement.step() {
      let note = EditNote(
        summary: statement.text(4) ?? "",
        sizeClass: SizeClass(name: statement.text(5) ?? "") ?? .any, made: statement.int(6))
      result.append(
        JournalEntry(
          number: statement.int(0), project: statement.text(1) ?? "", document: statement.text(2) ?? "",
          documentID: statement.int(3), note: note))
    }
    return result
  }

  /// Writes a document's rows in place of those that it has.
  private func replace(_ document: Document, id: Int) throws(StoreError) {
    let rows = Derivation.rows(of: document)
    try writer.remove(document: id)
    let statement = try connection.statement(DocumentColumns.update)
    DocumentColumns(document).bind(to: statement)
    statement.bind(id, at: DocumentColumns.count + 1)
    try statement.run()
    try writer.write(document.tree, rows, document: id)
  }

  /// Notes what changed, while the older rows are still there.
  private func write(
    _ change: NodeLines.Change, depths: [Int], document: Int, edit: Int
  ) throws(StoreError) {
    let removal = try connection.statement(
      """
      INSERT INTO edit_node (edit, was_removed, position, depth, name, attributes, text, spelling)
      SELECT ?1, 1, position, ?2, name, attributes, text, spelling FROM node
      WHERE document = ?3 AND position = ?4
      """)
    removal.bind(edit, at: 1)
    removal.bind(document, at: 3)
    for position in change.removed {
      removal.bind(depths[position - 1], at: 2)
      removal.bind(position, at: 4)
      try removal.run()
    }
    let arrival = try connection.statement(
      "INSERT INTO edit_node (edit, was_removed, position) VALUES (?1, 0, ?2)")
    arrival.bind(edit, at: 1)
    for position in change.brought {
      arrival.bind(position, at: 2)
      try arrival.run()
    }
  }

  private func checksum(of edit: Int) throws(StoreError) -> Int {
    let statement = try connection.statement("SELECT checksum FROM edit WHERE id = ?1")
    statement.bind(edit, at: 1)
    defer { statement.reset() }
    return try statement.step() ? statement.int(0) : 0
  }
}

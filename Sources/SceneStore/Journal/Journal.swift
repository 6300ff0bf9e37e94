import SceneModel

/// Writes and reads the journal of edits, within a transaction.
struct Journal {
  let connection: Connection
  let writer: DocumentWriter

  /// How many undone edits of a document are kept, the last undone first.
  static let undoneLimit = 1000

  /// Stores a document in place of its older self, and what changed. What was undone of the document before is forgotten.
  func write(
    _ old: Document, _ new: Document, _ note: EditNote, id: Int
  ) throws(StoreError) -> JournalEntry? {
    guard try write(old, new, note, id: id, number: nil, undone: nil) else { return nil }
    try forgetUndone(of: id, keeping: 0)
    return try entries(project: nil, path: nil, limit: 1).first
  }

  /// Stores a document in place of its older self, and what changed.
  ///
  /// - Parameters:
  ///   - number: The edit's number, or nil for a new one.
  ///   - undone: Of an undone edit, a number that rises with every undoing.
  /// - Returns: False where nothing changed, and nothing was written.
  private func write(
    _ old: Document, _ new: Document, _ note: EditNote, id: Int, number: Int?, undone: Int?
  ) throws(StoreError) -> Bool {
    let newLines = NodeLines(new.tree)
    let oldLines = NodeLines(old.tree)
    let change = newLines.change(from: oldLines)
    guard !change.removed.isEmpty || !change.brought.isEmpty else { return false }
    let statement = try connection.statement(
      """
      INSERT INTO edit (id, document, summary, size_class, made, checksum, undone)
      VALUES (?6, ?1, ?2, ?3, ?4, ?5, ?7)
      """)
    statement.bind(id, at: 1)
    statement.bind(note.summary, at: 2)
    statement.bind(note.sizeClass.description, at: 3)
    statement.bind(note.made, at: 4)
    statement.bind(newLines.checksum, at: 5)
    statement.bind(number, at: 6)
    statement.bind(undone, at: 7)
    try statement.run()
    try write(
      change, depths: oldLines.lines.map(\.depth), document: id, edit: Int(connection.lastInsertedRow))
    try replace(new, id: id)
    return true
  }

  /// Brings a document back to what it was before an edit, which is then an undone one.
  func undo(_ entry: JournalEntry, _ document: Document) throws(StoreError) {
    let statement = try connection.statement("SELECT max(undone) FROM edit")
    defer { statement.reset() }
    let last = try statement.step() ? statement.int(0) : 0
    try reverse(entry, document, undone: last + 1)
    try forgetUndone(of: entry.documentID, keeping: Self.undoneLimit)
  }

  /// Brings a document to what it was before an edit was undone, which is then in force again.
  func redo(_ entry: JournalEntry, _ document: Document) throws(StoreError) {
    try reverse(entry, document, undone: nil)
  }

  /// Takes back what an entry says that was done, and notes that in its place under its number.
  private func reverse(_ entry: JournalEntry, _ document: Document, undone: Int?) throws(StoreError) {
    let lines = NodeLines(document.tree)
    guard try checksum(of: entry.number) == lines.checksum else {
      throw StoreError(.changedSinceEdit(entry.document), path: connection.path)
    }
    var restored = document
    restored.tree = try tree(before: entry.number, document.tree, lines)
    let statement = try connection.statement("DELETE FROM edit WHERE id = ?1")
    statement.bind(entry.number, at: 1)
    try statement.run()
    _ = try write(
      document, restored, entry.note, id: entry.documentID, number: entry.number, undone: undone)
  }

  /// Forgets undone edits of a document but for some that were undone last.
  private func forgetUndone(of document: Int, keeping count: Int) throws(StoreError) {
    let statement = try connection.statement(
      """
      DELETE FROM edit WHERE id IN (
        SELECT id FROM edit WHERE document = ?1 AND undone IS NOT NULL
        ORDER BY undone DESC LIMIT -1 OFFSET ?2)
      """)
    statement.bind(document, at: 1)
    statement.bind(count, at: 2)
    try statement.run()
  }

  /// The edits that are in force, the newest first, or the undone ones, the last undone first.
  func entries(
    project: String?, path: String?, limit: Int?, undone: Bool = false
  ) throws(StoreError) -> [JournalEntry] {
    let statement = try connection.statement(
      """
      SELECT e.id, p.name, d.path, d.id, e.summary, e.size_class, e.made
      FROM edit e JOIN document d ON d.id = e.document JOIN project p ON p.id = d.project
      WHERE (?1 IS NULL OR p.name = ?1) AND (?2 IS NULL OR d.path = ?2) AND (e.undone IS NOT NULL) = ?4
      ORDER BY e.undone DESC, e.id DESC LIMIT ?3
      """)
    statement.bind(project, at: 1)
    statement.bind(path, at: 2)
    statement.bind(limit ?? -1, at: 3)
    statement.bind(undone ? 1 : 0, at: 4)
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

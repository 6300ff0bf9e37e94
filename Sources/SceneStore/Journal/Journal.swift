import SceneModel

/// Writes and reads the journal of edits, within a transaction.
struct Journal {
  let connection: Connection
  let writer: DocumentRowWriter

  /// How many undone edits of a document are kept, the last undone first.
  static let undoneLimit = 1000

  /// A document that is about to change.
  struct Older {
    let document: Document
    /// The checksum of its nodes.
    let checksum: Int
  }

  /// Stores a document in place of its older self, and its change. Undone edits of the
  /// document are forgotten.
  func write(_ old: Older, _ new: Document, _ note: EditNote, id: Int) throws(StoreError) -> JournalEntry? {
    let edit = Edit(number: nil, undone: nil, note: note)
    guard try write(old, new, edit, id: id) != nil else { return nil }
    try forgetUndone(of: id, keeping: 0)
    return try entries(project: nil, path: nil, limit: 1).first
  }

  /// The journal's columns of an edit, without its nodes.
  private struct Edit {
    /// The edit's number, or nil for a new one.
    let number: Int?
    /// Of an undone edit, a number that rises with every undoing.
    let undone: Int?
    let note: EditNote
  }

  /// Stores a document in place of its older self, and its change.
  ///
  /// - Returns: The checksum of the nodes, nil where nothing changed, and nothing was written.
  private func write(
    _ old: Older, _ new: Document, _ edit: Edit, id: Int
  ) throws(StoreError) -> Int? {
    let (former, tree) = (old.document.tree, new.tree)
    if let changed = tree.elementsChanged(since: former),
      Derivation.keepsRows(changed, from: former, to: tree)
    {
      return try write(NodeLines.Change(of: changed, in: former), old, new, edit, id: id) {
        () throws(StoreError) in
        try writer.replace(changed, of: former, with: tree, checksum: old.checksum, document: id)
      }
    }
    let (formerRows, rows) = (Self.deriving(old.document), Self.deriving(new))
    let (formerLines, lines) = (NodeLines(former), NodeLines(tree))
    let common = CommonNodes(formerLines, lines)
    let change = lines.change(from: formerLines, common: common)
    return try write(change, old, new, edit, id: id) { () throws(StoreError) in
      try writer.replace(
        formerRows.next() ?? DocumentRows(old.document), with: rows.next() ?? DocumentRows(new), common,
        checksum: old.checksum, document: id)
    }
  }

  /// Begins to derive a document's rows on another core.
  private static func deriving(_ document: Document) -> ReadAhead<Document, DocumentRows>.Iterator {
    ReadAhead([document]) { DocumentRows($0) }.makeIterator()
  }

  /// Stores a change of a document's nodes, whose rows a body writes.
  ///
  /// - Returns: The checksum of the nodes, which the body gives; nil where nothing changed.
  private func write(
    _ change: NodeLines.Change, _ old: Older, _ new: Document, _ edit: Edit, id: Int,
    rows: () throws(StoreError) -> Int
  ) throws(StoreError) -> Int? {
    guard !change.removed.isEmpty || !change.brought.isEmpty else { return nil }
    let statement = try connection.statement(
      """
      INSERT INTO edit (id, document, summary, size_class, made, checksum, undone, former_checksum)
      VALUES (?5, ?1, ?2, ?3, ?4, 0, ?6, ?7)
      """)
    statement.bind(id, at: 1)
    statement.bind(edit.note.summary, at: 2)
    statement.bind(edit.note.sizeClass.description, at: 3)
    statement.bind(edit.note.made, at: 4)
    statement.bind(edit.number, at: 5)
    statement.bind(edit.undone, at: 6)
    statement.bind(old.checksum, at: 7)
    try statement.run()
    let number = Int(connection.lastInsertedRow)
    try write(change, document: id, edit: number)
    let nodes = try rows()
    try note(nodes, edit: number)
    try RowChecksum(connection: connection, owner: .edit, id: number).write()
    try writer.writeColumns(of: new, nodes: nodes, document: id)
    return nodes
  }

  /// Brings a document back to what it was before an edit, which is then an undone one.
  ///
  /// - Parameter checksum: The checksum of the document's nodes.
  func undo(_ entry: JournalEntry, _ document: Document, checksum: Int) throws(StoreError) {
    let statement = try connection.statement("SELECT max(undone) FROM edit")
    defer { statement.reset() }
    let last = try statement.step() ? statement.int(0) : 0
    try reverse(entry, document, checksum: checksum, undone: last + 1)
    try forgetUndone(of: entry.documentID, keeping: Self.undoneLimit)
  }

  /// Brings a document to what it was before an edit was undone, which is then in force again.
  ///
  /// - Parameter checksum: The checksum of the document's nodes.
  func redo(_ entry: JournalEntry, _ document: Document, checksum: Int) throws(StoreError) {
    try reverse(entry, document, checksum: checksum, undone: nil)
  }

  /// Reverses the change of an entry, and notes the reversal in its place under its number.
  private func reverse(
    _ entry: JournalEntry, _ document: Document, checksum: Int, undone: Int?
  ) throws(StoreError) {
    let lines = NodeLines(document.tree)
    guard try RowChecksum(connection: connection, owner: .edit, id: entry.number).holds() else {
      throw StoreError(.changedSinceStored("edit \(entry.number)"), path: connection.path)
    }
    let noted = try checksums(of: entry.number)
    guard noted.now == (noted.former == nil ? lines.checksum : checksum) else {
      throw StoreError(.changedSinceEdit(entry.document), path: connection.path)
    }
    let older = Older(document: document, checksum: checksum)
    var restored = document
    restored.tree = try tree(before: entry.number, document.tree, lines)
    do throws(TreeDefect) {
      try restored.examine(since: document)
    } catch {
      throw StoreError(error, inDocument: "edit \(entry.number)", path: connection.path)
    }
    let statement = try connection.statement("DELETE FROM edit WHERE id = ?1")
    statement.bind(entry.number, at: 1)
    try statement.run()
    let edit = Edit(number: entry.number, undone: undone, note: entry.note)
    let nodes = try write(older, restored, edit, id: entry.documentID)
    if let former = noted.former, former != nodes ?? checksum {
      throw StoreError(.changedSinceStored("edit \(entry.number)"), path: connection.path)
    }
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

  /// Notes the change, while the older rows are still there.
  private func write(
    _ change: NodeLines.Change, document: Int, edit: Int
  ) throws(StoreError) {
    let removal = try connection.statement(
      """
      INSERT INTO edit_node (edit, was_removed, position, depth, name, attributes, text, spelling)
      SELECT ?1, 1, position, ?2, name, attributes, text, spelling FROM node
      WHERE document = ?3 AND position = ?4
      """)
    removal.bind(edit, at: 1)
    removal.bind(document, at: 3)
    for (position, depth) in zip(change.removed, change.depths) {
      removal.bind(depth, at: 2)
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

  /// Notes the checksum of the nodes that an edit left.
  private func note(_ checksum: Int, edit: Int) throws(StoreError) {
    let statement = try connection.statement("UPDATE edit SET checksum = ?1 WHERE id = ?2")
    statement.bind(checksum, at: 1)
    statement.bind(edit, at: 2)
    try statement.run()
  }

  /// The checksums of the nodes that an edit left and of those that were there before. Of an edit of an older
  /// version there is the first alone, and it is that of the lines.
  func checksums(of edit: Int) throws(StoreError) -> (now: Int, former: Int?) {
    let statement = try connection.statement("SELECT checksum, former_checksum FROM edit WHERE id = ?1")
    statement.bind(edit, at: 1)
    defer { statement.reset() }
    return try statement.step() ? (statement.int(0), statement.optionalInt(1)) : (0, nil)
  }
}

import SceneModel

extension Journal {
  /// Whether a document is as its newest edit left it, of a version whose edits note checksums of lines; true
  /// of a document without edits.
  func knows(_ document: Document, id: Int) throws(StoreError) -> Bool {
    guard let edit = try newestEdit(of: id) else { return true }
    let noted = try checksums(of: edit)
    return noted.former != nil || noted.now == NodeLines(document.tree).checksum
  }

  /// Whether undoing an edit gives the nodes that it says were there before; true of an edit that is not the
  /// newest of its document, or whose document was replaced since.
  func leadsBack(edit: Int) throws(StoreError) -> Bool {
    let search = try connection.statement("SELECT document FROM edit WHERE id = ?1")
    search.bind(edit, at: 1)
    defer { search.reset() }
    guard try search.step(), try newestEdit(of: search.int(0)) == edit else { return true }
    do throws(StoreError) {
      let (document, checksum) = try DocumentLoader(connection).loadUnverified(search.int(0))
      let (noted, lines) = (try checksums(of: edit), NodeLines(document.tree))
      guard noted.now == (noted.former == nil ? lines.checksum : checksum) else { return true }
      var restored = document
      restored.tree = try tree(before: edit, document.tree, lines)
      return noted.former.map { $0 == writer.nodes.checksum(of: DocumentRows(restored).nodes) } ?? true
    } catch {
      guard case .damaged = error.reason else { throw error }
      return false
    }
  }

  private func newestEdit(of document: Int) throws(StoreError) -> Int? {
    let search = try connection.statement("SELECT max(id) FROM edit WHERE document = ?1 AND undone IS NULL")
    search.bind(document, at: 1)
    defer { search.reset() }
    return try search.step() ? search.optionalInt(0) : nil
  }
}

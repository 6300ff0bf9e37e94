import SceneModel

/// Writes by what documents are found: what a transaction changed, at its end, each block once.
final class SearchWriter {
  private let connection: Connection
  /// The terms of the documents that were written, by their numbers; nil of those that were removed.
  private var pending: [Int: SearchTerms?] = [:]

  init(_ connection: Connection) { self.connection = connection }

  /// Forgets what a transaction left that was not committed.
  func begin() { pending.removeAll() }

  /// Notes what a document is now.
  func write(_ document: Document, id: Int) { pending.updateValue(SearchTerms(document), forKey: id) }

  /// Notes that a document is there no more.
  func remove(id: Int) { pending.updateValue(nil, forKey: id) }

  /// Writes what was noted.
  func flush() throws(StoreError) {
    let blocks = Dictionary(grouping: pending.keys) { NameBlock.place(of: $0).block }
    for (block, documents) in blocks.sorted(by: { $0.key < $1.key }) {
      try write(block, documents.sorted())
    }
    pending.removeAll()
  }

  private func write(_ number: Int, _ documents: [Int]) throws(StoreError) {
    let reader = SearchReader(connection)
    let stored = (names: try reader.nameBlock(number), ids: try reader.idBlock(number))
    var (names, ids) = stored
    let places = Set(documents.map { NameBlock.place(of: $0).document })
    names.remove(places)
    ids.remove(places)
    for document in documents {
      guard case .some(.some(let terms)) = pending[document] else { continue }
      let place = NameBlock.place(of: document).document
      names.add(terms, of: place)
      ids.add(terms, of: place)
    }
    if names != stored.names { try write(names, number) }
    for row in 0..<IDBlock.rows {
      let (old, new) = (stored.ids.column(row), ids.column(row))
      if old != new { try write(new, row: number * IDBlock.rows + row) }
    }
  }

  private func write(_ block: NameBlock, _ number: Int) throws(StoreError) {
    let statement = try connection.statement(
      block.isEmpty
        ? "DELETE FROM name_block WHERE number = ?1"
        : "INSERT OR REPLACE INTO name_block (number, names, uses) VALUES (?1, ?2, ?3)")
    statement.bind(number, at: 1)
    if !block.isEmpty {
      let (names, uses) = block.columns
      statement.bind(.blob(names), at: 2)
      statement.bind(.blob(uses), at: 3)
    }
    try statement.run()
  }

  private func write(_ ids: [UInt8], row number: Int) throws(StoreError) {
    let statement = try connection.statement(
      ids.isEmpty
        ? "DELETE FROM id_block WHERE number = ?1"
        : "INSERT OR REPLACE INTO id_block (number, ids) VALUES (?1, ?2)")
    statement.bind(number, at: 1)
    if !ids.isEmpty { statement.bind(.blob(ids), at: 2) }
    try statement.run()
  }
}

import SceneModel

/// Compares by what documents are found with what follows from them, one block after another.
struct SearchVerification {
  private let connection: Connection
  private var number = 0
  private var names = NameBlock()
  private var ids = IDBlock()
  /// The documents of the block that cannot be read.
  private var unread: Set<UInt8> = []
  /// The blocks that were compared, and hold something.
  private var compared = (names: 0, ids: 0)

  init(_ connection: Connection) { self.connection = connection }

  /// Takes a document, nil of one that cannot be read; they come in the order of their numbers.
  ///
  /// - Returns: The findings about the block before, where the document is in another.
  mutating func add(_ document: Document?, id: Int) throws(StoreError) -> [StoreFinding] {
    let (block, place) = NameBlock.place(of: id)
    let findings = block == number ? [] : try compare()
    number = block
    if let document {
      let terms = SearchTerms(document)
      names.add(terms, of: place)
      ids.add(terms, of: place)
    } else {
      unread.insert(place)
    }
    return findings
  }

  /// The findings about the last block, and about blocks of no documents.
  mutating func finish() throws(StoreError) -> [StoreFinding] {
    var findings = try compare()
    if try rows("name_block") != compared.names { findings.append(Self.finding("name_block")) }
    if try rows("id_block") != compared.ids { findings.append(Self.finding("id_block")) }
    return findings
  }

  private mutating func compare() throws(StoreError) -> [StoreFinding] {
    var findings: [StoreFinding] = []
    let reader = SearchReader(connection)
    do throws(StoreError) {
      var (storedNames, storedIDs) = (try reader.nameBlock(number), try reader.idBlock(number))
      if !storedNames.isEmpty { compared.names += 1 }
      compared.ids += storedIDs.entries.count { !$0.isEmpty }
      storedNames.remove(unread)
      storedIDs.remove(unread)
      let isSame = unread.isEmpty ? try reader.hasColumns(of: names, number) : storedNames == names
      if !isSame { findings.append(Self.finding("name_block")) }
      for row in 0..<IDBlock.rows where storedIDs.column(row) != ids.column(row) {
        findings.append(Self.finding("id_block"))
        break
      }
    } catch {
      guard case .damaged(let defect) = error.reason else { throw error }
      findings.append(StoreFinding(reason: .unreadable(defect), document: nil))
    }
    (names, ids, unread) = (NameBlock(), IDBlock(), [])
    return findings
  }

  private func rows(_ table: String) throws(StoreError) -> Int {
    let statement = try connection.statement("SELECT count(*) FROM \(table)")
    defer { statement.reset() }
    return try statement.step() ? statement.int(0) : 0
  }

  private static func finding(_ table: String) -> StoreFinding {
    StoreFinding(reason: .derived(table: table), document: nil)
  }
}

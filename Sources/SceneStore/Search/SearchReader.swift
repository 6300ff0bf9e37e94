import SceneModel

/// Reads by what documents are found. What it gives is a superset of what is looked for: whoever asks looks
/// into the documents.
struct SearchReader {
  let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  /// The names in a block of documents.
  func nameBlock(_ number: Int) throws(StoreError) -> NameBlock {
    let statement = try connection.statement("SELECT names, uses FROM name_block WHERE number = ?1")
    statement.bind(number, at: 1)
    defer { statement.reset() }
    guard try statement.step() else { return NameBlock() }
    guard let block = NameBlock(names: statement.blob(0), uses: statement.blob(1)) else {
      throw damage("name_block", number)
    }
    return block
  }

  /// The identifiers in a block of documents.
  func idBlock(_ number: Int) throws(StoreError) -> IDBlock {
    let statement = try connection.statement(
      "SELECT number, ids FROM id_block WHERE number BETWEEN ?1 * 64 AND ?1 * 64 + 63")
    statement.bind(number, at: 1)
    defer { statement.reset() }
    var block = IDBlock()
    while try statement.step() {
      guard block.read(statement.blob(1), row: IDBlock.place(of: statement.int(0)).row) else {
        throw damage("id_block", statement.int(0))
      }
    }
    return block
  }

  /// Whether the columns of a stored block are spelled as those of a block of these names.
  func hasColumns(of block: NameBlock, _ number: Int) throws(StoreError) -> Bool {
    let statement = try connection.statement("SELECT names, uses FROM name_block WHERE number = ?1")
    statement.bind(number, at: 1)
    defer { statement.reset() }
    guard try statement.step() else { return block.isEmpty }
    return statement.blob(0) == block.columns.names && statement.blob(1) == block.columns.uses
  }

  /// The numbers of the documents that have a text in a name, in any case, or in an identifier.
  func documents(containing text: [UInt8]) throws(StoreError) -> Set<Int> {
    var found = try documents(naming: text, as: nil) { $0.contains(text) }
    let parts = IDPattern.parts(text)
    if let id = GeneratedID(String(decoding: text, as: UTF8.self)) {
      found.formUnion(try documents(having: IDPattern(id), inRow: IDBlock.row(of: id.folded)))
    } else if !parts.isEmpty {
      try forEachID { id, document in
        if parts.contains(where: { $0.mismatches(id) == 0 }) { found.insert(document) }
      }
    }
    return found
  }

  /// The numbers of the documents in which something has a name that has some words in it.
  func documents(naming words: [[UInt8]], as uses: NameUses) throws(StoreError) -> Set<Int> {
    try documents(naming: words.max { $0.count < $1.count } ?? [], as: uses) { name in
      words.allSatisfy { name.contains($0) }
    }
  }

  /// The numbers of the documents that have an identifier.
  ///
  /// - Parameter uses: The things of which one has it, where it is not of Interface Builder's form; nil:
  ///   anything.
  func documents(having id: ObjectID, as uses: NameUses? = nil) throws(StoreError) -> Set<Int> {
    if let id = GeneratedID(id.text) {
      return try documents(having: IDPattern(id), inRow: IDBlock.row(of: id.folded))
    }
    let name = SearchTerms.folded(id.text)
    return try documents(naming: [NameBlock.separator] + name + [NameBlock.separator], as: uses) {
      $0.elementsEqual(name)
    }
  }

  /// Finds the documents that have a name.
  ///
  /// - Parameters:
  ///   - bytes: Bytes of the column `names` that are there where the name is.
  ///   - uses: The things of which one is called so; nil: anything that is found by it.
  ///   - isName: Whether a name is looked for.
  private func documents(
    naming bytes: [UInt8], as uses: NameUses?, where isName: (ArraySlice<UInt8>) -> Bool
  ) throws(StoreError) -> Set<Int> {
    let statement = try connection.statement(
      """
      SELECT number, names, uses FROM name_block WHERE instr(names, ?1) OR substr(names, 2, 1) = x'FF'
      """)
    statement.bind(.blob(bytes), at: 1)
    defer { statement.reset() }
    var found: Set<Int> = []
    while try statement.step() {
      let number = statement.int(0)
      let isWhole = NameBlock.forEach(statement.blob(1), statement.blob(2)) { name, all in
        guard name.isEmpty || isName(name) else { return true }
        for use in all where name.isEmpty || uses.map({ !$0.isDisjoint(with: use.uses) }) ?? true {
          found.insert(NameBlock.document(number, use.document))
        }
        return true
      }
      guard isWhole else { throw damage("name_block", number) }
    }
    return found
  }

  private func documents(having pattern: IDPattern, inRow row: Int) throws(StoreError) -> Set<Int> {
    var found: Set<Int> = []
    // From one row to the next that is there, at or after that of the next block.
    let statement = try connection.statement(
      "SELECT number, ids FROM id_block WHERE number >= ?1 ORDER BY number LIMIT 1")
    defer { statement.reset() }
    var next = Int.min
    while true {
      statement.reset()
      statement.bind(next, at: 1)
      guard try statement.step() else { return found }
      let number = statement.int(0)
      let (block, place) = IDBlock.place(of: number)
      if place == row {
        unsafe statement.withBlob(1) { bytes in
          unsafe IDBlock.forEach(bytes) { id, document in
            if pattern.mismatches(id) == 0 { found.insert(NameBlock.document(block, document)) }
          }
        }
      }
      guard block < Int.max / IDBlock.rows - 1 else { return found }
      next = (place < row ? block : block + 1) * IDBlock.rows + row
    }
  }

  /// Calls a function for all identifiers with the numbers of their documents.
  func forEachID(_ body: (GeneratedID, Int) -> Void) throws(StoreError) {
    let statement = try connection.statement("SELECT number, ids FROM id_block")
    defer { statement.reset() }
    while try statement.step() {
      let block = IDBlock.place(of: statement.int(0)).block
      unsafe statement.withBlob(1) { bytes in
        unsafe IDBlock.forEach(bytes) { id, document in
          body(id, NameBlock.document(block, document))
        }
      }
    }
  }

  func damage(_ table: String, _ number: Int) -> StoreError {
    StoreError(
      .damaged("row \(number) of \(table) is damaged; expected what follows from documents"),
      path: connection.path)
  }
}

/// The names in the documents of 256 numbers, as a row of `name_block` has them.
struct NameBlock: Equatable {
  /// A document in which something has a name.
  struct Use: Hashable {
    /// The remainder of the document's number.
    let document: UInt8
    let uses: NameUses
  }

  /// The block of a document, and its place there, by its number.
  static func place(of document: Int) -> (block: Int, document: UInt8) {
    (document >> 8, UInt8(truncatingIfNeeded: document))
  }

  /// The number of the document at a place in a block; of a block that none is in, any.
  static func document(_ block: Int, _ document: UInt8) -> Int { block << 8 | Int(document) }

  /// The byte around names, which no text in UTF-8 has.
  static let separator: UInt8 = 0xFF

  /// By the names in lower case; each list in the order of the documents.
  private(set) var uses: [FoldedName: [Use]] = [:]

  init() {}

  var isEmpty: Bool { uses.isEmpty }

  /// Takes the names of some documents away.
  mutating func remove(_ documents: Set<UInt8>) {
    for (name, all) in uses where all.contains(where: { documents.contains($0.document) }) {
      let rest = all.filter { !documents.contains($0.document) }
      uses[name] = rest.isEmpty ? nil : rest
    }
  }

  /// Adds the names of a document that has none yet.
  mutating func add(_ terms: SearchTerms, of document: UInt8) {
    for (name, uses) in terms.names {
      self.uses[name, default: []].add(Use(document: document, uses: uses))
    }
  }

  /// The columns `names` and `uses`.
  var columns: (names: [UInt8], uses: [UInt8]) {
    var (names, uses): ([UInt8], [UInt8]) = ([Self.separator], [])
    for (name, all) in self.uses.sorted(by: { $0.key < $1.key }) {
      names += name.bytes
      names.append(Self.separator)
      uses.append(UInt8(all.count - 1))
      for use in all { uses += [use.document, use.uses.rawValue] }
    }
    return (names, uses)
  }

  /// The block of a row's columns; nil of those that no block has.
  init?(names: [UInt8], uses: [UInt8]) {
    var isOrdered = true
    let isWhole = Self.forEach(names, uses) { name, found in
      isOrdered = isOrdered && zip(found, found.dropFirst()).allSatisfy { $0.document < $1.document }
      self.uses[FoldedName(Array(name))] = found
      return isOrdered
    }
    guard isWhole, isOrdered else { return nil }
  }

  /// Calls a function for each name of a row with its uses, until it gives false.
  ///
  /// - Returns: Whether the columns are those of a block, as far as they were read.
  static func forEach(
    _ names: [UInt8], _ uses: [UInt8], _ body: (ArraySlice<UInt8>, [Use]) -> Bool
  ) -> Bool {
    guard names.first == separator else { return false }
    var (start, place) = (1, 0)
    while start < names.count {
      guard let end = names[start...].firstIndex(of: separator), place < uses.count else { return false }
      let count = Int(uses[place]) + 1
      guard place + 2 * count < uses.count else { return false }
      let found = (0..<count).map { index in
        Use(document: uses[place + 1 + 2 * index], uses: NameUses(rawValue: uses[place + 2 + 2 * index]))
      }
      if !body(names[start..<end], found) { return true }
      (start, place) = (end + 1, place + 1 + 2 * count)
    }
    return place == uses.count
  }
}

extension [NameBlock.Use] {
  /// Inserts a use where the documents stay in order.
  fileprivate mutating func add(_ use: NameBlock.Use) {
    guard let index = firstIndex(where: { $0.document > use.document }) else { return append(use) }
    insert(use, at: index)
  }
}

/// The identifiers in the documents of 256 numbers, as the rows of `id_block` have them.
struct IDBlock: Equatable {
  /// An identifier in a document.
  struct Entry: Hashable, Comparable {
    let id: GeneratedID
    /// The remainder of the document's number.
    let document: UInt8

    static func < (a: Entry, b: Entry) -> Bool {
      a.id == b.id ? a.document < b.document : a.id < b.id
    }
  }

  /// Over how many rows the identifiers of a block are scattered.
  static let rows = 64
  /// How many bytes an entry has.
  static let entrySize = GeneratedID.count + 1

  /// The entries of each row, in any order.
  private(set) var entries: [[Entry]] = Array(repeating: [], count: rows)

  init() {}

  /// The block of a row, and its place there, by its number.
  static func place(of number: Int) -> (block: Int, row: Int) { (number >> 6, number & 63) }

  /// The row of an identifier, in any case: the highest bits of a product.
  static func row(of folded: UInt64) -> Int { Int((folded &* 0x9E37_79B9_7F4A_7C15) >> 58) }

  /// Takes the identifiers of some documents away.
  mutating func remove(_ documents: Set<UInt8>) {
    for row in entries.indices { entries[row].removeAll { documents.contains($0.document) } }
  }

  /// Adds the identifiers of a document that has none yet.
  mutating func add(_ terms: SearchTerms, of document: UInt8) {
    for id in terms.ids { entries[Self.row(of: id.folded)].append(Entry(id: id, document: document)) }
  }

  /// The column `ids` of a row.
  func column(_ row: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(entries[row].count * Self.entrySize)
    for entry in entries[row].sorted() {
      unsafe withUnsafeBytes(of: entry.id.letters.bigEndian) { unsafe bytes.append(contentsOf: $0) }
      bytes.append(entry.document)
    }
    return bytes
  }

  /// Reads a row; false where no block has such a column.
  mutating func read(_ column: [UInt8], row: Int) -> Bool {
    guard column.count.isMultiple(of: Self.entrySize) else { return false }
    entries[row].reserveCapacity(column.count / Self.entrySize)
    unsafe column.withUnsafeBytes { bytes in
      unsafe Self.forEach(bytes) { id, document in entries[row].append(Entry(id: id, document: document)) }
    }
    return true
  }

  /// Calls a function for each whole entry of a column.
  @inline(__always)
  static func forEach(_ column: UnsafeRawBufferPointer, _ body: (GeneratedID, UInt8) -> Void) {
    var place = 0
    while place + entrySize <= column.count {
      let letters = unsafe UInt64(bigEndian: column.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      unsafe body(GeneratedID(letters: letters), column[place + GeneratedID.count])
      place += entrySize
    }
  }
}

/// The elements of a document by their identifiers: of equal ones the first.
///
/// Identifiers are short, and each document is read with all of its own: a third of the instructions of a
/// dictionary of strings. Texts beyond ASCII, which may be equal with different bytes, and those that too
/// many others stand in the way of are in a dictionary, so that no document makes a search long.
package struct IdentifierTable: Sendable {
  private struct Entry: Sendable {
    let text: String
    let hash: UInt64
    let node: NodeID
  }

  private var entries: [Entry] = []
  /// One past the indices of the entries, each at the place of its hash or in one of the next; 0 of none.
  /// A power of two, and twice as many as entries.
  private var slots: [Int32]
  private var rest: [String: NodeID] = [:]

  /// How many slots a search looks at.
  static let longestSearch = 32

  /// A table for about so many identifiers.
  package init(count: Int) {
    slots = Array(repeating: 0, count: Self.slotCount(for: count))
    entries.reserveCapacity(count)
  }

  private static func slotCount(for count: Int) -> Int {
    var slotCount = 2 * longestSearch
    while slotCount < 2 * count { slotCount *= 2 }
    return slotCount
  }

  /// The element of an identifier, or nil.
  package subscript(text: String) -> NodeID? {
    if let hash = Self.hash(text), case .entry(let index) = search(text, hash) { return entries[index].node }
    return rest.isEmpty ? nil : rest[text]
  }

  /// Adds an element, unless its identifier has one.
  ///
  /// - Returns: The element that the identifier had already, or nil.
  @discardableResult
  package mutating func insert(_ text: String, _ node: NodeID) -> NodeID? {
    guard let hash = Self.hash(text) else { return insertIntoRest(text, node) }
    let known = insert(Entry(text: text, hash: hash, node: node))
    if 2 * entries.count > slots.count { grow() }
    return known
  }

  private mutating func insert(_ entry: Entry) -> NodeID? {
    switch search(entry.text, entry.hash) {
    case .entry(let index): return entries[index].node
    case .full: return insertIntoRest(entry.text, entry.node)
    case .slot(let slot):
      if !rest.isEmpty, let known = rest[entry.text] { return known }
      entries.append(entry)
      slots[slot] = Int32(entries.count)
      return nil
    }
  }

  private mutating func insertIntoRest(_ text: String, _ node: NodeID) -> NodeID? {
    if let known = rest[text] { return known }
    rest[text] = node
    return nil
  }

  private enum Found {
    case entry(Int)
    /// The identifier is in no entry; the slot is free for it.
    case slot(Int)
    /// All slots of the search are taken by others.
    case full
  }

  @inline(__always)
  private func search(_ text: String, _ hash: UInt64) -> Found {
    let mask = slots.count - 1
    for step in 0..<Self.longestSearch {
      let slot = (Int(truncatingIfNeeded: hash) &+ step) & mask
      let entry = Int(slots[slot])
      if entry == 0 { return .slot(slot) }
      if entries[entry - 1].hash == hash, entries[entry - 1].text.hasSameBytes(as: text) {
        return .entry(entry - 1)
      }
    }
    return .full
  }

  /// Doubles the slots. Entries for which there is none then go to the rest.
  private mutating func grow() {
    let old = entries
    slots = Array(repeating: 0, count: 2 * slots.count)
    entries.removeAll(keepingCapacity: true)
    for entry in old { _ = insert(entry) }
  }

  /// A number of a text's bytes; nil of one that is not ASCII.
  static func hash(_ text: String) -> UInt64? {
    var text = text
    return text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var hash = UInt64(bytes.count)
      var all: UInt64 = 0
      func add(_ word: UInt64) {
        all |= word
        hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 32
      }
      var index = 0
      while index + 8 <= bytes.count {
        add(unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index += 8
      }
      if index < bytes.count, index > 0 {
        add(unsafe bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
      } else if index < bytes.count {
        var word: UInt64 = 0
        for index in index..<bytes.count { word = word << 8 | UInt64(unsafe bytes[index]) }
        add(word)
      }
      return all & 0x8080_8080_8080_8080 == 0 ? hash : nil
    }
  }
}

import SceneModel

extension SearchReader {
  /// The numbers of the documents that have the name or the identifier nearest to a name.
  func documents(nearest name: String, as uses: NameUses) throws(StoreError) -> Set<Int> {
    var nearest = NearestName(to: name, preferring: .leastLetters)
    try forEachName(near: NearBytes(name, nearest.limit), as: uses) { nearest.consider($0) }
    let patterns = IDPattern.near(SearchTerms.folded(name))
    if !patterns.isEmpty {
      try forEachID { id, _ in
        if patterns.contains(where: { $0.pattern.mismatches(id) <= $0.limit }) { nearest.consider(id.text) }
      }
    }
    guard let found = nearest.name else { return [] }
    return try documents(having: ObjectID(found), as: uses)
  }

  /// Calls a function for the names that may be near.
  private func forEachName(
    near bytes: NearBytes, as uses: NameUses, _ body: (String) -> Void
  ) throws(StoreError) {
    let statement = try connection.statement("SELECT number, names, uses FROM name_block")
    defer { statement.reset() }
    while try statement.step() {
      let hasAny = unsafe statement.withBlob(1) { names in unsafe bytes.hasNear(names) }
      guard hasAny else { continue }
      let isWhole = NameBlock.forEach(statement.blob(1), statement.blob(2)) { name, all in
        if bytes.isNear(name), all.contains(where: { !$0.uses.isDisjoint(with: uses) }) {
          body(String(decoding: name, as: UTF8.self))
        }
        return true
      }
      guard isWhole else { throw damage("name_block", statement.int(0)) }
    }
  }
}

/// A condition of the bytes of a name that is near another: it is quickly looked at, and holds of
/// each near name, and of some others.
private struct NearBytes {
  private let sought: [UInt8]
  private let letters: UInt64
  private let isASCII: Bool
  private let limit: Int

  init(_ name: String, _ limit: Int) {
    sought = SearchTerms.folded(name)
    letters = sought.reduce(0) { $0 | Self.bit($1) }
    isASCII = sought.allSatisfy { $0 < 0x80 }
    self.limit = limit
  }

  /// A bit for each letter, some letters sharing one.
  private static func bit(_ byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }

  /// Whether a column of names may have one.
  func hasNear(_ names: UnsafeRawBufferPointer) -> Bool {
    var (start, letters, others) = (0, UInt64(0), 0)
    for place in 0..<names.count {
      let byte = unsafe names[place]
      guard byte == NameBlock.separator else {
        letters |= Self.bit(byte)
        if byte >= 0xC0 { others += 1 }
        continue
      }
      if isNear(count: place - start, letters, others) { return true }
      if unsafe isBegun(UnsafeRawBufferPointer(rebasing: names[start..<place])) { return true }
      (start, letters, others) = (place + 1, 0, 0)
    }
    return false
  }

  func isNear(_ name: ArraySlice<UInt8>) -> Bool {
    let letters = name.reduce(UInt64(0)) { $0 | Self.bit($1) }
    return isNear(count: name.count, letters, name.count { $0 >= 0xC0 }) || isBegun(name)
  }

  /// Whether a name begins with the one that is sought.
  private func isBegun(_ name: some Collection<UInt8>) -> Bool {
    name.count > sought.count && name.starts(with: sought)
  }

  /// Whether a name of some bytes may be near, `others` of which begin a character that is not ASCII.
  private func isNear(count: Int, _ letters: UInt64, _ others: Int) -> Bool {
    guard isASCII else { return true }
    // Each change adds or takes away one letter, or exchanges two; a character that is not ASCII is one
    // change.
    guard others <= limit else { return false }
    if others > 0 { return true }
    return abs(count - sought.count) <= limit && (letters ^ self.letters).nonzeroBitCount <= 2 * limit
  }
}

extension IDPattern {
  /// The patterns of the identifiers that are near a text in lower case, each with how many letters may be
  /// others; none of a text that has no dash.
  fileprivate static func near(_ text: [UInt8]) -> [(pattern: IDPattern, limit: Int)] {
    let dash = UInt8(ascii: "-")
    guard text.contains(dash), (9...11).contains(text.count) else { return [] }
    func pattern(_ text: [UInt8]) -> IDPattern? { text.count == 10 ? IDPattern(text, from: 0) : nil }
    if let whole = pattern(text) { return [(whole, 2)] }
    var changed: [[UInt8]] = []
    for place in text.indices {
      changed.append(text.enumerated().filter { $0.offset != place }.map(\.element))
      changed.append(text.enumerated().map { $0.offset == place ? anyByte : $0.element })
      changed.append(Array(text[..<place]) + [anyByte] + Array(text[place...]))
      if place > 0 {
        var swapped = text
        swapped.swapAt(place - 1, place)
        changed.append(swapped)
      }
    }
    changed.append(text + [anyByte])
    return Set(changed.compactMap(pattern)).map { ($0, 1) }
  }
}

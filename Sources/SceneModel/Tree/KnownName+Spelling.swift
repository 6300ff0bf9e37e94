extension KnownName {
  /// The name of a spelling; nil where none has it.
  package init?(spelling text: String) {
    var text = text
    let name = text.withUTF8 { bytes in unsafe KnownName(spelling: UnsafeRawBufferPointer(bytes)) }
    guard let name else { return nil }
    self = name
  }

  /// The name that bytes of UTF-8 spell; nil where none has the spelling.
  init?(spelling bytes: UnsafeRawBufferPointer) {
    let ends = unsafe EndBytes(bytes)
    let slots = Self.slots
    var slot = ends.hash % Self.slotCount
    while let known = slots[slot] {
      if known.ends.areSame(as: ends), unsafe ends.areAll || known.name.isSpelled(bytes) {
        self = known.name
        return
      }
      slot = (slot + 1) % Self.slotCount
    }
    return nil
  }

  private func isSpelled(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var text = text
    return text.withUTF8 { text in unsafe hasSameBytes(UnsafeRawBufferPointer(text), bytes) }
  }

  /// How many slots there are: a power of two, and more than twice as many as names.
  private static let slotCount = 1_024

  /// The names, each in the first free slot from that of its spelling on.
  private static let slots: [(ends: EndBytes, name: KnownName)?] = {
    var slots = [(ends: EndBytes, name: KnownName)?](repeating: nil, count: slotCount)
    for name in allCases {
      var text = name.text
      let ends = text.withUTF8 { text in unsafe EndBytes(UnsafeRawBufferPointer(text)) }
      var slot = ends.hash % slotCount
      while slots[slot] != nil { slot = (slot + 1) % slotCount }
      slots[slot] = (ends, name)
    }
    return slots
  }()
}

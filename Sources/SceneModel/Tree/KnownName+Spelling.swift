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
    var slot = unsafe Self.slot(of: bytes)
    while let index = Self.slots[slot] {
      var text = Self.texts[Int(index)]
      if text.withUTF8({ text in unsafe hasSameBytes(UnsafeRawBufferPointer(text), bytes) }) {
        self.init(rawValue: index)
        return
      }
      slot = (slot + 1) % Self.slotCount
    }
    return nil
  }

  /// How many slots there are: a power of two, and more than twice as many as names.
  private static let slotCount = 2_048

  /// The numbers of the names, each in the first free slot from that of its spelling on.
  private static let slots: [UInt16?] = {
    var slots = [UInt16?](repeating: nil, count: slotCount)
    for (index, text) in texts.enumerated() {
      var text = text
      var slot = text.withUTF8 { text in unsafe KnownName.slot(of: UnsafeRawBufferPointer(text)) }
      while slots[slot] != nil { slot = (slot + 1) % slotCount }
      slots[slot] = UInt16(index)
    }
    return slots
  }()

  private static func slot(of bytes: UnsafeRawBufferPointer) -> Int {
    var hash = UInt32(truncatingIfNeeded: bytes.count)
    for index in 0..<bytes.count { hash = (hash ^ UInt32(unsafe bytes[index])) &* 16_777_619 }
    return Int(hash ^ hash >> 15) % slotCount
  }
}

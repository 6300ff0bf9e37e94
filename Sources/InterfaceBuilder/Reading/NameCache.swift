import SceneModel

/// The names that a document has used so far, found by their bytes: a name becomes a `String` once.
struct NameCache {
  private var slots: [Entry?] = Array(repeating: nil, count: 256)
  /// The names that collide with too many others to have a slot.
  private var crowded: Set<Name> = []
  private var filledSlots = 0
  private static let longestSearch = 32

  private struct Entry {
    var range: Range<Int>
    var name: Name
    var hash: UInt32
  }

  /// The name that a range of the source spells.
  mutating func name(
    of range: Range<Int>, in source: [UInt8], builder: inout ElementTree.Builder
  ) -> Name {
    unsafe source.withUnsafeBytes { source in unsafe name(of: range, in: source, builder: &builder) }
  }

  private mutating func name(
    of range: Range<Int>, in source: UnsafeRawBufferPointer, builder: inout ElementTree.Builder
  ) -> Name {
    let spelling = unsafe UnsafeRawBufferPointer(rebasing: source[range])
    var hash: UInt32 = 2_166_136_261
    for index in 0..<spelling.count { hash = (hash ^ UInt32(unsafe spelling[index])) &* 16_777_619 }
    var slot = Int(hash) & (slots.count - 1)
    var probes = 0
    while let entry = slots[slot], probes < Self.longestSearch {
      if entry.hash == hash,
        unsafe hasSameBytes(UnsafeRawBufferPointer(rebasing: source[entry.range]), spelling)
      {
        return entry.name
      }
      slot = (slot + 1) & (slots.count - 1)
      probes += 1
    }
    let name = unsafe builder.intern(spelling)
    // Names that were chosen to collide stay with the tree's own table, whose hashes cannot be foreseen.
    if probes == Self.longestSearch {
      crowded.insert(name)
      return name
    }
    slots[slot] = Entry(range: range, name: name, hash: hash)
    filledSlots += 1
    if !crowded.isEmpty { crowded.remove(name) }
    if filledSlots * 2 > slots.count { grow() }
    return name
  }

  /// How many names there are.
  var count: Int { filledSlots + crowded.count }

  private mutating func grow() {
    let entries = slots
    slots = Array(repeating: nil, count: entries.count * 2)
    for case .some(let entry) in entries {
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot] != nil { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }
}

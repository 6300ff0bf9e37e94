import SceneModel

/// The names that a document has used so far, found by their bytes: a name becomes a `String` once.
struct NameCache {
  private var slots: [Entry?] = Array(repeating: nil, count: 256)
  /// The names that collide with too many others to have a slot.
  private var crowded: Set<Name> = []
  private var filledSlots = 0
  private static let longestSearch = 32

  private struct Entry {
    var ends: EndBytes
    var name: Name
    /// Where the name starts in the source.
    var start: Int32
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
    let ends = unsafe EndBytes(spelling)
    var slot = ends.hash & (slots.count - 1)
    var probes = 0
    while let entry = slots[slot], probes < Self.longestSearch {
      if entry.ends.areSame(as: ends), unsafe ends.areAll || source.has(spelling, at: Int(entry.start)) {
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
    slots[slot] = Entry(ends: ends, name: name, start: Int32(range.lowerBound))
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
      var slot = entry.ends.hash & (slots.count - 1)
      while slots[slot] != nil { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether bytes stand at an index that is as far from the end as they are long.
  fileprivate func has(_ other: UnsafeRawBufferPointer, at index: Int) -> Bool {
    unsafe hasSameBytes(UnsafeRawBufferPointer(rebasing: self[index..<index + other.count]), other)
  }
}

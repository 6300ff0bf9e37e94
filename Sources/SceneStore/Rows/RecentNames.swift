import SceneModel

/// The names that rows have used lately, found by their bytes: a name seldom becomes a `String` twice.
struct RecentNames {
  /// A name and its bytes: the first eight as one number, the others among those of all.
  private struct Entry {
    var count = 0
    var head: UInt64 = 0
    var start = 0
    var name = Name(.document)
  }

  /// The names by the last bits of their checksums, one each.
  private var entries = Array(repeating: Entry(), count: 256)
  /// The bytes, beyond the first eight, of all names that have been entries.
  private var tails: [UInt8] = []

  /// The name of some bytes.
  mutating func name(_ text: UnsafeRawBufferPointer, in builder: inout ElementTree.Builder) -> Name {
    let count = text.count
    if count == 0 { return builder.intern("") }
    let head = unsafe Checksum.head(of: text)
    let tail = unsafe UnsafeRawBufferPointer(rebasing: text.dropFirst(8))
    var checksum = Checksum()
    checksum.add(Int(truncatingIfNeeded: head))
    if count > 8 { unsafe checksum.add(tail) }
    let slot = checksum.value & 255
    let entry = entries[slot]
    if entry.count == count, entry.head == head, unsafe count <= 8 || hasTail(tail, entry) {
      return entry.name
    }
    let name = unsafe builder.intern(text)
    // Names that push each other out of their slots may not make the bytes grow for ever.
    if tails.count > Self.keptBytes { self = RecentNames() }
    entries[slot] = Entry(count: count, head: head, start: tails.count, name: name)
    unsafe tails.append(contentsOf: tail)
    return name
  }

  private func hasTail(_ tail: UnsafeRawBufferPointer, _ entry: Entry) -> Bool {
    unsafe tails.withUnsafeBytes { bytes in
      unsafe hasSameBytes(
        tail, UnsafeRawBufferPointer(rebasing: bytes[entry.start..<entry.start + entry.count - 8]))
    }
  }

  /// How many bytes of names are kept before all are forgotten.
  private static let keptBytes = 65_536
}

import SceneModel

/// The names that rows have used lately, found by their bytes: a name seldom becomes a `String` twice.
struct NameCache {
  private struct Entry {
    let bytes: [UInt8]
    let name: Name
  }

  /// The names by the last bits of their checksums, one each.
  private var entries: [Entry?] = Array(repeating: nil, count: 256)

  /// The name of some bytes.
  mutating func name(_ bytes: UnsafeRawBufferPointer, in builder: inout ElementTree.Builder) -> Name {
    var checksum = Checksum()
    unsafe checksum.add(bytes)
    let slot = checksum.value & (entries.count - 1)
    if let entry = entries[slot], unsafe bytes.elementsEqual(entry.bytes) { return entry.name }
    let name = builder.intern(unsafe String(decoding: bytes, as: UTF8.self))
    entries[slot] = unsafe Entry(bytes: Array(bytes), name: name)
    return name
  }
}

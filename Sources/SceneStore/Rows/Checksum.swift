/// A checksum of 64 bits over integers and texts, one after another.
///
/// Sequences that differ in eight bytes side by side never have the same checksum, others by chance alone. It shows what a
/// defect did; it is no seal, since anyone can compute it.
struct Checksum {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  init() {}

  /// The checksum of all that was added.
  var value: Int {
    var last = self
    last.mix(0)
    return Int(truncatingIfNeeded: last.state)
  }

  /// Adds an integer.
  mutating func add(_ integer: Int) { mix(UInt64(bitPattern: Int64(integer))) }

  /// Adds a text.
  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in unsafe add(UnsafeRawBufferPointer(bytes)) }
  }

  /// Adds the bytes of a text, or what stands for null.
  mutating func add(_ bytes: UnsafeRawBufferPointer?) {
    guard let bytes = unsafe bytes else { return mix(.max) }
    let count = bytes.count
    mix(UInt64(count))
    var index = 0
    while index + 8 <= count {
      mix(unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      index += 8
    }
    guard index < count else { return }
    var rest: UInt64 = 0
    while index < count {
      rest = unsafe rest << 8 | UInt64(bytes[index])
      index += 1
    }
    mix(rest)
  }

  /// Each step leads from two states to two, and from two pieces to two.
  @inline(__always)
  private mutating func mix(_ piece: UInt64) {
    state = (state ^ piece) &* 0xD6E8_FEB8_6659_FD93
    state ^= state >> 32
  }
}

/// A checksum of 64 bits over integers and texts, one after another.
///
/// Sequences that differ in eight bytes side by side never have the same checksum, others by chance alone. It
/// shows what a defect did; it is no seal, since anyone can compute it.
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
    if index < count { mix(unsafe Self.rest(of: bytes, from: index)) }
  }

  /// The first eight bytes, or all of fewer, as one number.
  @inline(__always)
  static func head(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    unsafe bytes.count >= 8 ? bytes.loadUnaligned(as: UInt64.self) : rest(of: bytes, from: 0)
  }

  /// The last bytes, fewer than eight, as one number, the first of them the highest.
  @inline(__always)
  private static func rest(of bytes: UnsafeRawBufferPointer, from start: Int) -> UInt64 {
    let count = bytes.count
    // The last eight bytes of all, without those that were added before.
    if start > 0 {
      let last = unsafe UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
      return last & (1 << UInt64(8 * (count - start)) - 1)
    }
    if count >= 4 {
      // Four bytes from the start and four from the end meet or overlap.
      let first = unsafe UInt32(bigEndian: bytes.loadUnaligned(as: UInt32.self))
      let last = unsafe UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      return UInt64(first) << UInt64(8 * (count - 4)) | UInt64(last)
    }
    return unsafe bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Each step leads from two states to two, and from two pieces to two.
  @inline(__always)
  private mutating func mix(_ piece: UInt64) {
    state = (state ^ piece) &* 0xD6E8_FEB8_6659_FD93
    state ^= state >> 32
  }
}

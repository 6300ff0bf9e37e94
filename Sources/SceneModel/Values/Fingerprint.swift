/// A short text that tells contents apart which nobody made to be taken for each other (FNV-1a, 64 bits, RFC
/// 9923).
package struct Fingerprint: Hashable, Sendable {
  /// The number that the text is of.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The fingerprint of nothing yet.
  package init() {}

  /// The fingerprint of bytes.
  package init(_ bytes: some Sequence<UInt8>) {
    self.init(Array(bytes))
  }

  /// The fingerprint of bytes in memory.
  package init(_ bytes: [UInt8]) {
    for byte in bytes { mix(UInt64(byte)) }
  }

  /// Takes one piece more, as a byte is.
  package mutating func mix(_ piece: UInt64) { value = (value ^ piece) &* 0x100_0000_01b3 }

  /// Sixteen hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

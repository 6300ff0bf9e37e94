/// The checksum SHA-256 (FIPS 180-4) of bytes that come one after another.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// The bytes of a block that is not whole.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  /// The checksum of nothing yet.
  package init() {}

  /// Adds bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) { add(Array(bytes)) }

  /// Adds bytes of an array.
  package mutating func add(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { bytes in unsafe add(bytes) }
  }

  /// Adds bytes in memory.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    count += UInt64(bytes.count)
    var start = 0
    if !rest.isEmpty {
      start = min(64 - rest.count, bytes.count)
      unsafe rest += bytes[..<start]
      guard rest.count == 64 else { return }
      unsafe rest.withUnsafeBytes { block in unsafe Self.mix(block, 0..<64, into: &state) }
      rest.removeAll(keepingCapacity: true)
    }
    let end = start + (bytes.count - start) / 64 * 64
    unsafe Self.mix(bytes, start..<end, into: &state)
    unsafe rest += bytes[end...]
  }

  /// The checksum of all that was added, 32 bytes.
  package var value: [UInt8] {
    var last = self
    let bits = count * 8
    // FIPS 180-4, 5.1.1: a bit 1, zeros, and the number of bits in the last eight bytes of a block.
    last.add([0x80] + [UInt8](repeating: 0, count: (119 - rest.count) % 64))
    last.add((0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) })
    return last.state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) }
    }
  }

  /// The checksum of bytes.
  package static func value(of bytes: some Sequence<UInt8>) -> [UInt8] { value(of: Array(bytes)) }

  /// The checksum of bytes of an array.
  package static func value(of bytes: [UInt8]) -> [UInt8] {
    var checksum = SHA256()
    checksum.add(bytes)
    return checksum.value
  }

  /// The first 64 bits of the checksum of bytes.
  package static func number(of bytes: some Sequence<UInt8>) -> Int64 {
    value(of: bytes).prefix(8).reduce(0) { $0 << 8 | Int64($1) }
  }

  /// FIPS 180-4, 6.2.2: blocks of 64 bytes.
  private static func mix(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, into state: inout [UInt32]) {
    guard !range.isEmpty else { return }
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
      unsafe constants.withUnsafeBufferPointer { constants in
        unsafe state.withUnsafeMutableBufferPointer { state in
          for start in stride(from: range.lowerBound, to: range.upperBound, by: 64) {
            for index in 0..<16 {
              unsafe words[index] = UInt32(
                bigEndian: bytes.loadUnaligned(fromByteOffset: start + 4 * index, as: UInt32.self))
            }
            unsafe mix(words, constants, into: state)
          }
        }
      }
    }
  }

  /// One block, of whose 64 words the first 16 are its bytes.
  private static func mix(
    _ words: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>,
    into state: UnsafeMutableBufferPointer<UInt32>
  ) {
    for index in 16..<64 {
      let (a, b) = unsafe (words[index - 15], words[index - 2])
      let first = a.turned(7) ^ a.turned(18) ^ (a >> 3)
      let second = b.turned(17) ^ b.turned(19) ^ (b >> 10)
      unsafe words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
    }
    var (a, b, c, d) = unsafe (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = unsafe (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let sum = unsafe h &+ constants[index] &+ words[index]
      let first = sum &+ (e.turned(6) ^ e.turned(11) ^ e.turned(25)) &+ ((e & f) ^ (~e & g))
      let second = (a.turned(2) ^ a.turned(13) ^ a.turned(22)) &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    unsafe state[0] &+= a
    unsafe state[1] &+= b
    unsafe state[2] &+= c
    unsafe state[3] &+= d
    unsafe state[4] &+= e
    unsafe state[5] &+= f
    unsafe state[6] &+= g
    unsafe state[7] &+= h
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}

extension UInt32 {
  /// The bits turned to the right.
  fileprivate func turned(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}

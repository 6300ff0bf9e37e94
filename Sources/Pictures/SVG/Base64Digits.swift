/// Bytes in base 64 (RFC 4648, 4).
package enum Base64Digits {
  /// The digits of some bytes.
  package static func of(_ data: [UInt8]) -> [UInt8] {
    var digits: [UInt8] = []
    digits.reserveCapacity((data.count + 2) / 3 * 4)
    append(data, to: &digits)
    return digits
  }

  /// Adds the digits of some bytes.
  static func append(_ data: [UInt8], to bytes: inout [UInt8]) {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    for start in stride(from: 0, to: data.count, by: 3) {
      let rest = data[start..<min(start + 3, data.count)]
      var bits: UInt32 = 0
      for byte in rest { bits = bits << 8 | UInt32(byte) }
      bits <<= 8 * UInt32(3 - rest.count)
      for place in 0..<4 {
        let digit = alphabet[Int(bits >> UInt32(18 - 6 * place) & 63)]
        bytes.append(place <= rest.count ? digit : UInt8(ascii: "="))
      }
    }
  }
}

import SceneModel

/// Bytes of an SVG document.
struct SVGText {
  private(set) var bytes: [UInt8] = []

  mutating func raw(_ text: String) { bytes += text.utf8 }

  /// Adds a name and a value in quotes, which a parser reads as the same characters; those that XML cannot hold are left out.
  mutating func attribute(_ name: String, _ value: String) {
    raw(" \(name)=")
    XMLText.appendQuoted(Self.allowed(value), to: &bytes)
  }

  /// Adds a name and a number.
  mutating func attribute(_ name: String, _ value: Double) { raw(" \(name)=\"\(Self.number(value))\"") }

  /// Adds characters between tags.
  mutating func characters(_ text: String) {
    XMLText.append(Self.allowed(text), lineEnd: "\n", to: &bytes)
  }

  /// Adds bytes in base 64 (RFC 4648, 4).
  mutating func base64(_ data: [UInt8]) {
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

  /// A number rounded to a thousandth, the same on every machine; one that is none is 0.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let thousandths = Int64((value.clamped(to: -1e9...1e9) * 1000).rounded())
    let whole = thousandths.magnitude / 1000
    let rest = thousandths.magnitude % 1000
    let sign = thousandths < 0 ? "-" : ""
    if rest == 0 { return sign + String(whole) }
    var fraction = String(rest)
    fraction = String(repeating: "0", count: 3 - fraction.utf8.count) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(sign)\(whole).\(fraction)"
  }

  /// The characters of a text that XML can hold.
  private static func allowed(_ text: String) -> String {
    guard !XMLText.isAllowed(text) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where XMLCharacter.isAllowed(scalar.value) { result.append(scalar) }
    return String(result)
  }
}

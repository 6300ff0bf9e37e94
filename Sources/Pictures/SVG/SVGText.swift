import SceneModel

/// Bytes of an SVG document.
struct SVGText {
  private(set) var bytes: [UInt8] = []

  mutating func raw(_ text: String) { bytes += text.utf8 }

  /// Adds a name and a value in quotes, which a parser reads as the same characters. Characters that XML
  /// cannot hold are left out.
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

  /// Adds bytes in base 64.
  mutating func base64(_ data: [UInt8]) { Base64Digits.append(data, to: &bytes) }

  /// A number rounded to a thousandth, the same on every machine; 0 of one that is not finite.
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

  /// Whether a picture can hold all characters of a text.
  static func holds(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } || text.unicodeScalars.allSatisfy(holds)
  }

  /// Whether XML can hold a character that is no control character (XML 1.0, 2.2).
  private static func holds(_ scalar: Unicode.Scalar) -> Bool {
    XMLCharacter.isAllowed(scalar.value) && !(0x7F...0x9F).contains(scalar.value)
  }

  /// The characters of a text that a picture can hold.
  private static func allowed(_ text: String) -> String {
    guard !holds(text) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter(holds)))
  }
}

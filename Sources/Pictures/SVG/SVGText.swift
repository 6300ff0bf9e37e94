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

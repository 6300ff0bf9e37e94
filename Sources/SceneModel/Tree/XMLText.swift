/// The spelling of characters in Interface Builder's XML.
public enum XMLText: Sendable {
  /// The text that a spelling of characters means: entities and character references resolved, line ends as `\n`.
  ///
  /// The spelling is taken to be well-formed; what is not is kept as it stands.
  public static func decoded(_ spelled: some StringProtocol) -> String {
    var result = ""
    var rest = spelled.unicodeScalars[...]
    while let scalar = rest.first {
      rest = rest.dropFirst()
      if scalar == "\r" {
        if rest.first == "\n" { rest = rest.dropFirst() }
        result.unicodeScalars.append("\n")
      } else if scalar == "&", let end = rest.firstIndex(of: ";"),
        let meaning = meaning(ofReference: String(String.UnicodeScalarView(rest[..<end])))
      {
        result.unicodeScalars.append(meaning)
        rest = rest[rest.index(after: end)...]
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The value that a quoted attribute value means: as ``decoded(_:)``, with white space as spaces.
  public static func decoded(quoted: String) -> String {
    let inner = String(quoted.dropFirst().dropLast())
    var plain = ""
    var pending = inner.unicodeScalars[...]
    // XML 1.0, 3.3.3: literal white space becomes a space, referenced white space stays.
    while let scalar = pending.first {
      pending = pending.dropFirst()
      if scalar == "\r", pending.first == "\n" { continue }
      plain.unicodeScalars.append(scalar == "\n" || scalar == "\t" || scalar == "\r" ? " " : scalar)
    }
    return decoded(plain)
  }

  private static func meaning(ofReference name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.first == "#" else { return nil }
      let digits = name.dropFirst()
      let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
      return value.flatMap(Unicode.Scalar.init)
    }
  }
}

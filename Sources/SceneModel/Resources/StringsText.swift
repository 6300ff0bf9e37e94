/// The spelling of texts in `.strings` files.
package enum StringsText: Sendable {
  /// The spelling of a text, quotes included.
  package static func spelled(_ text: String) -> String {
    var result: String.UnicodeScalarView = "\"".unicodeScalars
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result.append(contentsOf: ["\\", scalar])
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      default: result.append(scalar)
      }
    }
    result.append("\"")
    return String(result)
  }

  /// The decoded text: without quotes, its escapes resolved; a bare word is kept.
  package static func decoded(_ spelled: String) -> String {
    let scalars = Array(spelled.unicodeScalars)
    guard scalars.count >= 2, let quote = scalars.first, quote == "\"" || quote == "'" else { return spelled }
    var units: [UInt16] = []
    var index = 1
    while index < scalars.count - 1 {
      let scalar = scalars[index]
      index += 1
      if scalar == "\\", index < scalars.count - 1 {
        units.append(contentsOf: escape(scalars, &index))
      } else {
        units.append(contentsOf: Array(String(scalar).utf16))
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The characters of the escape whose backslash precedes an index: UTF-16, since two escapes may make
  /// one character.
  private static func escape(_ scalars: [Unicode.Scalar], _ index: inout Int) -> [UInt16] {
    let scalar = scalars[index]
    index += 1
    switch scalar {
    case "n": return [0x0A]
    case "r": return [0x0D]
    case "t": return [0x09]
    case "a": return [0x07]
    case "b": return [0x08]
    case "f": return [0x0C]
    case "v": return [0x0B]
    case "U", "u":
      return number(scalars, &index, radix: 16, digits: 4).map { [$0] } ?? Array(String(scalar).utf16)
    case "0"..."7":
      index -= 1
      return number(scalars, &index, radix: 8, digits: 3).map { [$0] } ?? []
    default: return Array(String(scalar).utf16)
    }
  }

  /// The number at an index, of at most some digits; nil where there is none.
  private static func number(
    _ scalars: [Unicode.Scalar], _ index: inout Int, radix: Int, digits: Int
  ) -> UInt16? {
    var value: UInt16?
    var count = 0
    while count < digits, index < scalars.count - 1,
      let digit = Character(scalars[index]).hexDigitValue, digit < radix
    {
      value = (value ?? 0) &* UInt16(radix) &+ UInt16(digit)
      index += 1
      count += 1
    }
    return value
  }
}

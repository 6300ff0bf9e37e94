/// The spelling of characters in Interface Builder's XML.
@usableFromInline package enum XMLText: Sendable {
  /// The decoded characters of a spelling: entities and character references resolved, line ends as `\n`.
  ///
  /// The spelling should be well-formed; malformed references are kept as they are.
  package static func decoded(_ spelled: some StringProtocol) -> String {
    let bytes = Array(spelled.utf8)
    var meaning: [UInt8] = []
    decode(bytes, in: bytes.indices, as: .characters, into: &meaning)
    return String(decoding: meaning, as: UTF8.self)
  }

  /// The decoded value of a quoted attribute value: as ``decoded(_:)``, with white space as spaces.
  @usableFromInline package static func decoded(quoted: String) -> String {
    let bytes = Array(quoted.utf8)
    guard bytes.count >= 2 else { return "" }
    var meaning: [UInt8] = []
    decode(bytes, in: 1..<bytes.count - 1, as: .attributeValue, into: &meaning)
    return String(decoding: meaning, as: UTF8.self)
  }

  /// The text with its line ends as `\n`, nothing else resolved: the meaning of a CDATA section.
  package static func decodedLineEnds(_ spelled: String) -> String {
    guard spelled.utf8.contains(0x0D) else { return spelled }
    var bytes: [UInt8] = []
    var wasReturn = false
    for byte in spelled.utf8 {
      if byte != 0x0A || !wasReturn { bytes.append(byte == 0x0D ? 0x0A : byte) }
      wasReturn = byte == 0x0D
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension XMLText {
  /// The position of characters, which decides what their white space means.
  package enum Place: Sendable {
    /// Between tags: line ends mean `\n` (XML 1.0, 2.11).
    case characters
    /// In an attribute's value: white space means spaces, where it is not referenced (XML 1.0, 3.3.3).
    case attributeValue
  }

  /// Adds the decoded UTF-8 characters of a range to `meaning`.
  ///
  /// - Returns: The index of the first `&` that starts no reference to a character or to one of the five
  ///   entities that every document has; nil where there is none. It is kept as it is.
  @discardableResult
  package static func decode(
    _ bytes: [UInt8], in range: Range<Int>, as place: Place, into meaning: inout [UInt8]
  ) -> Int? {
    var unknown: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "&"):
        if let (scalar, end) = reference(bytes, index..<range.upperBound) {
          meaning.append(contentsOf: scalar.utf8)
          index = end
        } else {
          unknown = unknown ?? index - 1
          meaning.append(byte)
        }
      case 0x0D:
        if index < range.upperBound, bytes[index] == 0x0A { index += 1 }
        meaning.append(place == .characters ? 0x0A : 0x20)
      case 0x09, 0x0A:
        meaning.append(place == .characters ? byte : 0x20)
      default:
        meaning.append(byte)
      }
    }
    return unknown
  }

  /// The character of the reference whose `&` precedes a range, and the index after its `;`.
  private static func reference(_ bytes: [UInt8], _ range: Range<Int>) -> (Unicode.Scalar, Int)? {
    var end = range.lowerBound
    while end < range.upperBound, isReferenceCharacter(bytes[end]) { end += 1 }
    guard end < range.upperBound, bytes[end] == UInt8(ascii: ";") else { return nil }
    guard let scalar = meaning(ofReference: bytes[range.lowerBound..<end]) else { return nil }
    return (scalar, end + 1)
  }

  private static func isReferenceCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"): true
    default: false
    }
  }

  private static func meaning(ofReference name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard name.first == UInt8(ascii: "#") else {
      return switch String(decoding: name, as: UTF8.self) {
      case "amp": "&"
      case "lt": "<"
      case "gt": ">"
      case "quot": "\""
      case "apos": "'"
      default: nil
      }
    }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
    return UInt32(text, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
  }
}

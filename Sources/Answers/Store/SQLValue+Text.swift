import JSONText
package import Ninefold

extension SQLValue {
  /// The value as people read it; bytes as hexadecimal digits, nothing of null.
  package var shown: String { shown(upTo: nil).text }

  /// The value as people read it, cut after a number of characters with how much of it is left out.
  ///
  /// - Parameter longest: The most characters that are shown; nil for all.
  package func shown(upTo longest: Int?) -> (text: String, isCut: Bool) {
    switch self {
    case .null: return ("", false)
    case .integer(let integer): return (String(integer), false)
    case .real(let number): return (number.shortest, false)
    case .text(let text):
      guard let longest, text.utf8.count > longest,
        let end = text.index(text.startIndex, offsetBy: longest, limitedBy: text.endIndex),
        end < text.endIndex
      else { return (text, false) }
      return ("\(text[..<end])… +\(text[end...].count) characters", true)
    case .blob(let bytes):
      guard let longest, bytes.count > longest / 2 else { return (Self.digits(bytes[...]), false) }
      let rest = bytes.count - longest / 2
      return ("\(Self.digits(bytes.prefix(longest / 2)))… +\(rest) bytes", true)
    }
  }

  private static func digits(_ bytes: ArraySlice<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return unsafe String(unsafeUninitializedCapacity: 2 * bytes.count) { buffer in
      for (index, byte) in bytes.enumerated() {
        unsafe buffer[2 * index] = digits[Int(byte >> 4)]
        unsafe buffer[2 * index + 1] = digits[Int(byte & 15)]
      }
      return 2 * bytes.count
    }
  }
}

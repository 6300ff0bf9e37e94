/// Reads what the store writes into the columns `attributes` and `spelling`, from bytes that must outlive it.
///
/// The notation is JSON of objects, arrays and texts without white space. Every method answers nil or false where
/// something else stands than what is asked for.
@safe struct RowNotationReader {
  private let bytes: UnsafeRawBufferPointer
  private var index = 0

  init(_ bytes: UnsafeRawBufferPointer) { unsafe self.bytes = bytes }

  /// Whether all was read.
  var isAtEnd: Bool { unsafe index == bytes.count }

  /// Skips a byte where it is the next one.
  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard unsafe index < bytes.count, unsafe bytes[index] == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }

  /// The bytes of a text, escapes not resolved, and whether there are any.
  mutating func rawText() -> (range: Range<Int>, isPlain: Bool)? {
    guard skip("\"") else { return nil }
    let start = index
    var isPlain = true
    while unsafe index < bytes.count {
      let byte = unsafe bytes[index]
      if byte == UInt8(ascii: "\"") {
        index += 1
        return (start..<index - 1, isPlain)
      }
      if byte == UInt8(ascii: "\\") {
        isPlain = false
        index += 1
      }
      index += 1
    }
    return nil
  }

  /// Hands bytes to a body.
  func withBytes<Result>(_ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    unsafe body(UnsafeRawBufferPointer(rebasing: bytes[range]))
  }

  /// The text that bytes without escapes stand for.
  func plainText(_ range: Range<Int>) -> String {
    unsafe String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// A text.
  mutating func text() -> String? {
    guard let (range, isPlain) = rawText() else { return nil }
    return isPlain ? plainText(range) : unescaped(range)
  }

  /// An array of texts.
  mutating func texts() -> [String]? {
    guard skip("[") else { return nil }
    var result: [String] = []
    if skip("]") { return result }
    repeat {
      guard let text = text() else { return nil }
      result.append(text)
    } while skip(",")
    return skip("]") ? result : nil
  }

  /// The text that bytes with escapes stand for, or nil of an escape that the store does not write.
  func unescaped(_ range: Range<Int>) -> String? {
    var units: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = unsafe bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\") else {
        units.append(byte)
        continue
      }
      let escape = unsafe bytes[index]
      index += 1
      switch escape {
      case UInt8(ascii: "n"): units.append(10)
      case UInt8(ascii: "t"): units.append(9)
      case UInt8(ascii: "r"): units.append(13)
      case UInt8(ascii: "u"):
        // The store escapes control characters alone.
        guard index + 4 <= range.upperBound else { return nil }
        let digits = plainText(index..<index + 4)
        guard let value = UInt8(digits, radix: 16), value < 0x20 else { return nil }
        units.append(value)
        index += 4
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): units.append(escape)
      default: return nil
      }
    }
    return String(decoding: units, as: UTF8.self)
  }
}

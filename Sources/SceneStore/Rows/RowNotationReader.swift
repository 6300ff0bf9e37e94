/// Reads what the store writes into the columns `attributes`, `spelling` and `findings`, from bytes that must
/// outlive it.
///
/// The notation is JSON of objects, arrays, texts and whole numbers without white space. Every method answers
/// nil or false where something else stands than what is asked for.
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
    while true {
      index = quoteOrBackslash(from: index)
      guard unsafe index < bytes.count else { return nil }
      if unsafe bytes[index] == UInt8(ascii: "\"") {
        index += 1
        return (start..<index - 1, isPlain)
      }
      isPlain = false
      index += 2
    }
  }

  /// The index of the next byte that ends a text or starts an escape, or one past the last byte. Looks at
  /// eight bytes at a time.
  private func quoteOrBackslash(from start: Int) -> Int {
    let count = unsafe bytes.count
    var index = start
    while index + 8 <= count {
      let word = unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let found = Self.zeros(word ^ 0x2222_2222_2222_2222) | Self.zeros(word ^ 0x5C5C_5C5C_5C5C_5C5C)
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count {
      let byte = unsafe bytes[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return index }
      index += 1
    }
    return count
  }

  /// The highest bit of the lowest byte that is zero; bytes above it may be marked too.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
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

  /// A text, or nil of null.
  mutating func textOrNull() -> String?? {
    guard skip("n") else { return text().map { .some($0) } }
    return skip("u") && skip("l") && skip("l") ? .some(nil) : nil
  }

  /// A whole number that is not negative.
  mutating func number() -> Int? {
    let start = index
    var value = 0
    while unsafe index < bytes.count, case let digit = unsafe bytes[index] &- UInt8(ascii: "0"), digit < 10 {
      // None that the store writes has more digits.
      guard index - start < 18 else { return nil }
      value = value * 10 + Int(digit)
      index += 1
    }
    return index > start ? value : nil
  }

  /// The value of the next text, or the value read before from the same text.
  mutating func repeated<Value>(
    _ known: inout RepeatedValues<Value>, _ read: (inout RowNotationReader) -> Value?
  ) -> Value? {
    let start = index
    if let (value, count) = unsafe known.start(of: UnsafeRawBufferPointer(rebasing: bytes[start...])) {
      index += count
      return value
    }
    guard let value = read(&self) else { return nil }
    unsafe known.add(value, of: UnsafeRawBufferPointer(rebasing: bytes[start..<index]))
    return value
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

/// Reads JSON strictly: what RFC 8259 does not have is refused. Of two members of one name the last one counts.
struct JSONReader {
  private let source: [UInt8]
  private var position = 0
  private var depth = 0
  private static let deepest = 64

  private init(_ source: [UInt8]) { self.source = source }

  /// The value of a JSON text in UTF-8.
  static func read(_ source: [UInt8]) throws(ReadDefect) -> JSONValue {
    try Characters.examineUTF8(source)
    var reader = JSONReader(source)
    if source.starts(with: FileKind.byteOrderMark) { reader.position = FileKind.byteOrderMark.count }
    let value = try reader.value()
    reader.skipWhiteSpace()
    guard reader.position == source.count else { throw reader.defect("more than one JSON value") }
    return value
  }

  private func defect(_ message: String) -> ReadDefect {
    position < source.count
      ? ReadDefect(.malformed(message), at: position)
      : ReadDefect(.truncated(open: nil, line: 0), at: source.count)
  }

  private mutating func skipWhiteSpace() {
    while position < source.count, isWhiteSpace(source[position]) { position += 1 }
  }

  private mutating func value() throws(ReadDefect) -> JSONValue {
    skipWhiteSpace()
    guard position < source.count else { throw defect("") }
    switch source[position] {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default:
      if take("null") { return .null }
      if take("true") { return .bool(true) }
      if take("false") { return .bool(false) }
      throw defect("no JSON value, expected one")
    }
  }

  private mutating func take(_ word: String) -> Bool {
    guard source[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  private mutating func enter() throws(ReadDefect) {
    guard depth < Self.deepest else { throw ReadDefect(.tooLarge(.depth(Self.deepest)), at: position) }
    depth += 1
    position += 1
    skipWhiteSpace()
  }

  /// Goes over what separates elements.
  ///
  /// - Returns: Whether there is another element.
  private mutating func hasNext(_ end: Character) throws(ReadDefect) -> Bool {
    skipWhiteSpace()
    if take(",") { return true }
    guard take(String(end)) else { throw defect("no ',' after a JSON value, expected it or '\(end)'") }
    depth -= 1
    return false
  }

  private mutating func array() throws(ReadDefect) -> JSONValue {
    try enter()
    var elements: [JSONValue] = []
    if take("]") {
      depth -= 1
      return .array([])
    }
    repeat { elements.append(try value()) } while try hasNext("]")
    return .array(elements)
  }

  private mutating func object() throws(ReadDefect) -> JSONValue {
    try enter()
    var members: [String: JSONValue] = [:]
    if take("}") {
      depth -= 1
      return .object([:])
    }
    repeat {
      skipWhiteSpace()
      guard position < source.count, source[position] == UInt8(ascii: "\"") else {
        throw defect("no name of a JSON member, expected '\"'")
      }
      let name = try string()
      skipWhiteSpace()
      guard take(":") else { throw defect("no ':' after the name of a JSON member") }
      members[name] = try value()
    } while try hasNext("}")
    return .object(members)
  }

  private mutating func number() throws(ReadDefect) -> Double {
    let start = position
    if take("-") {}
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    guard let number = Double(String(decoding: source[start..<position], as: UTF8.self)), number.isFinite
    else {
      throw ReadDefect(.malformed("a number out of range"), at: start)
    }
    return number
  }

  private mutating func digits() throws(ReadDefect) {
    let start = position
    while position < source.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(source[position]) {
      position += 1
    }
    guard position > start else { throw defect("no digit in a number") }
  }

  private mutating func string() throws(ReadDefect) -> String {
    position += 1
    var units: [UInt8] = []
    while position < source.count {
      let byte = source[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): units.append(contentsOf: try escape().utf8)
      case 0..<0x20: throw defect("a control character in a string")
      default:
        units.append(byte)
        position += 1
      }
    }
    throw defect("")
  }

  /// Reads the escape at the position.
  private mutating func escape() throws(ReadDefect) -> Unicode.Scalar {
    let start = position
    position += 1
    guard position < source.count else { throw defect("") }
    let byte = source[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var unit = try hexadecimal()
      if unit >> 10 == 0x36, take("\\u") {
        let low = try hexadecimal()
        unit = low >> 10 == 0x37 ? 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF) : 0xD800
      }
      if let scalar = Unicode.Scalar(unit) { return scalar }
    default: break
    }
    throw ReadDefect(.malformed("an unknown escape in a string"), at: start)
  }

  private mutating func hexadecimal() throws(ReadDefect) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard position < source.count, let digit = Character(Unicode.Scalar(source[position])).hexDigitValue
      else {
        throw defect("no hexadecimal digit in an escape")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}

/// Writes JSON as it is made: nothing of it is kept.
///
/// Members come in the order in which they are written. The elements of an array that is opened with `.lines`
/// stand on lines of their own, so that a large result can be read and compared by lines.
struct JSONWriter: ~Copyable {
  /// How the elements of an array are set apart.
  enum ArrayStyle { case inline, lines }

  private enum Level { case object, inlineArray, lineArray }

  private var output: Output
  private var levels: [Level] = []
  private var isFirst = true
  private var followsName = false

  init(_ output: consuming Output) { self.output = output }

  mutating func beginObject() throws(Output.Failure) {
    try separate()
    try output.write(UInt8(ascii: "{"))
    levels.append(.object)
    isFirst = true
  }

  mutating func beginArray(_ style: ArrayStyle = .inline) throws(Output.Failure) {
    try separate()
    try output.write(UInt8(ascii: "["))
    levels.append(style == .lines ? .lineArray : .inlineArray)
    isFirst = true
  }

  /// Ends the object or array that was begun last. After the outermost one comes a line end.
  mutating func end() throws(Output.Failure) {
    switch levels.popLast() {
    case .object: try output.write(UInt8(ascii: "}"))
    case .inlineArray, .lineArray: try output.write(UInt8(ascii: "]"))
    case nil: break
    }
    isFirst = false
    if levels.isEmpty { try output.write(UInt8(ascii: "\n")) }
  }

  /// Writes a member's name; its value comes next.
  mutating func name(_ name: String) throws(Output.Failure) {
    try separate()
    try quote(name)
    try output.write(": ")
    followsName = true
  }

  mutating func string(_ text: String) throws(Output.Failure) {
    try separate()
    try quote(text)
  }

  /// Writes a number with as few digits as tell it from its neighbours; null where it is not finite.
  mutating func number(_ value: Double) throws(Output.Failure) {
    try separate()
    try output.write(value.isFinite ? value.shortest : "null")
  }

  mutating func integer(_ value: Int64) throws(Output.Failure) {
    try separate()
    try output.write(String(value))
  }

  mutating func boolean(_ value: Bool) throws(Output.Failure) {
    try separate()
    try output.write(value ? "true" : "false")
  }

  mutating func null() throws(Output.Failure) {
    try separate()
    try output.write("null")
  }

  /// Writes out what is held back.
  mutating func flush() throws(Output.Failure) { try output.flush() }

  private mutating func separate() throws(Output.Failure) {
    if followsName {
      followsName = false
      return
    }
    guard let level = levels.last else { return }
    if !isFirst { try output.write(level == .lineArray ? "," : ", ") }
    if level == .lineArray { try output.write(UInt8(ascii: "\n")) }
    isFirst = false
  }

  private mutating func quote(_ text: String) throws(Output.Failure) {
    try output.write(UInt8(ascii: "\""))
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      try output.write(text)
    } else {
      for byte in text.utf8 { try quote(byte) }
    }
    try output.write(UInt8(ascii: "\""))
  }

  private mutating func quote(_ byte: UInt8) throws(Output.Failure) {
    switch byte {
    case UInt8(ascii: "\""): try output.write(#"\""#)
    case UInt8(ascii: "\\"): try output.write(#"\\"#)
    case 0x0a: try output.write(#"\n"#)
    case 0x0d: try output.write(#"\r"#)
    case 0x09: try output.write(#"\t"#)
    case 0..<0x20:
      let digits = String(byte, radix: 16)
      try output.write(#"\u00"# + (digits.utf8.count == 1 ? "0" : "") + digits)
    default: try output.write(byte)
    }
  }
}

extension JSONWriter {
  /// Writes a member that is a string, or null.
  mutating func member(_ name: String, _ text: String?) throws(Output.Failure) {
    try self.name(name)
    if let text { try string(text) } else { try null() }
  }

  /// Writes a member that is a number.
  mutating func member(_ name: String, _ value: Double) throws(Output.Failure) {
    try self.name(name)
    try number(value)
  }

  /// Writes a member that is an array of numbers.
  mutating func member(_ name: String, _ values: [Double]) throws(Output.Failure) {
    try self.name(name)
    try beginArray()
    for value in values { try number(value) }
    try end()
  }

  /// Writes a member that is an array of strings.
  mutating func member(_ name: String, _ texts: [String]) throws(Output.Failure) {
    try self.name(name)
    try beginArray()
    for text in texts { try string(text) }
    try end()
  }
}

/// Writes JSON as it is made.
///
/// Members come in the order in which they are written. The bytes go to a stream piece by piece, so that nothing large
/// is kept, or stay in memory (``init()``), where writing cannot fail.
package struct JSONWriter<Failure: Error>: ~Copyable {
  /// How the members of an object or the elements of an array are set apart.
  package enum Style: Sendable {
    /// In one line.
    case inline
    /// Each at the start of a line of its own.
    case lines
    /// Each on a line of its own, two spaces further in than the line of the bracket around them.
    case indented
  }

  /// How many bytes are kept at most before the stream takes them, but for those of one text.
  package static var pieceSize: Int { 1 << 16 }

  private struct Level {
    let style: Style
    let end: Unicode.Scalar
    var isEmpty = true
  }

  /// What the stream has not taken.
  private var bytes: [UInt8] = []
  private var levels: [Level] = []
  /// How many of the levels are indented.
  private var indentation = 0
  /// Whether the next value stands where it is due: nothing comes before it.
  private var isValueDue = false
  /// Takes all bytes of a piece, or nil where they stay.
  private let stream: ((_ piece: [UInt8]) throws(Failure) -> Void)?

  /// A writer to a stream, which takes the bytes piece by piece; the last piece at ``flush()``.
  package init(to stream: @escaping (_ piece: [UInt8]) throws(Failure) -> Void) { self.stream = stream }

  /// Begins an object; members follow, each a name and a value, then ``end()``.
  package mutating func beginObject(_ style: Style = .inline) throws(Failure) {
    begin("{", Level(style: style, end: "}"))
    try drain()
  }

  /// Begins an array; elements follow, then ``end()``.
  package mutating func beginArray(_ style: Style = .inline) throws(Failure) {
    begin("[", Level(style: style, end: "]"))
    try drain()
  }

  /// Ends the object or array that was begun last. After the outermost one comes a line end.
  package mutating func end() throws(Failure) {
    guard let level = levels.popLast() else { return }
    if level.style == .indented {
      indentation -= 1
      if !level.isEmpty { startLine() }
    }
    bytes.append(UInt8(ascii: level.end))
    if levels.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    try drain()
  }

  /// Writes a member's name; its value comes next.
  package mutating func name(_ name: String) throws(Failure) {
    separate()
    bytes.appendQuoted(name)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
    isValueDue = true
    try drain()
  }

  /// Writes a string.
  package mutating func string(_ text: String) throws(Failure) {
    separate()
    bytes.appendQuoted(text)
    try drain()
  }

  /// Writes a number with as few digits as tell it from its neighbours; null where it is not finite.
  package mutating func number(_ value: Double) throws(Failure) {
    try append(value.isFinite ? value.shortest : "null")
  }

  /// Writes a whole number.
  package mutating func integer(_ value: Int64) throws(Failure) { try append(String(value)) }

  /// Writes `true` or `false`.
  package mutating func boolean(_ value: Bool) throws(Failure) { try append(value ? "true" : "false") }

  /// Writes `null`.
  package mutating func null() throws(Failure) { try append("null") }

  /// Gives the stream what it has not taken.
  package mutating func flush() throws(Failure) {
    guard let stream else { return }
    defer { bytes.removeAll(keepingCapacity: true) }
    try stream(bytes)
  }

  private mutating func append(_ value: String) throws(Failure) {
    separate()
    bytes.append(contentsOf: value.utf8)
    try drain()
  }

  private mutating func begin(_ start: Unicode.Scalar, _ level: Level) {
    separate()
    bytes.append(UInt8(ascii: start))
    levels.append(level)
    if level.style == .indented { indentation += 1 }
  }

  private mutating func separate() {
    if isValueDue {
      isValueDue = false
      return
    }
    guard let level = levels.last else { return }
    if !level.isEmpty { bytes.append(UInt8(ascii: ",")) }
    switch level.style {
    case .inline: if !level.isEmpty { bytes.append(UInt8(ascii: " ")) }
    case .lines: bytes.append(UInt8(ascii: "\n"))
    case .indented: startLine()
    }
    levels[levels.count - 1].isEmpty = false
  }

  private mutating func startLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * indentation))
  }

  private mutating func drain() throws(Failure) {
    if bytes.count >= Self.pieceSize, stream != nil { try flush() }
  }
}

extension JSONWriter where Failure == Never {
  /// A writer to memory.
  package init() { stream = nil }

  /// How many bytes were written.
  package var count: Int { bytes.count }

  /// The bytes of all that was written.
  package consuming func finish() -> [UInt8] { bytes }

  /// Writes an object inline, or indented where it would have more bytes than a width.
  ///
  /// - Parameter members: Writes the members, a second time where they are too wide.
  package mutating func object(fitting width: Int, _ members: (inout JSONWriter) -> Void) {
    separate()
    let (start, levels) = (bytes.count, levels)
    isValueDue = true
    beginObject()
    members(&self)
    end()
    guard bytes.count - start > width else { return }
    bytes.removeSubrange(start...)
    self.levels = levels
    isValueDue = true
    beginObject(.indented)
    members(&self)
    end()
  }
}

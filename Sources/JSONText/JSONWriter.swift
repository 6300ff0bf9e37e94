/// Writes JSON as it is made, into memory.
///
/// Members come in the order in which they are written. Whoever writes much takes the bytes away from time to
/// time, so that nothing large is kept.
package struct JSONWriter: ~Copyable {
  /// How the members of an object or the elements of an array are set apart.
  package enum Style: Sendable {
    /// In one line.
    case inline
    /// Each at the start of a line of its own.
    case lines
    /// Each on a line of its own, two spaces further in than the line of the bracket around them.
    case indented
  }

  private struct Level {
    let style: Style
    let end: Unicode.Scalar
    var isEmpty = true
  }

  /// The bytes that were written and not taken away.
  private var bytes: [UInt8] = []
  private var levels: [Level] = []
  /// How many of the levels are indented.
  private var indentation = 0
  /// Whether the next value follows a member's name, without a comma or a line end before it.
  private var isValueDue = false

  /// The members around those of the outermost object; nil for none.
  private let envelope: JSONEnvelope?
  private let escapes: JSONEscape.Extent

  /// A writer that has written nothing.
  ///
  /// - Parameters:
  ///   - envelope: The members around those of the outermost object.
  ///   - escapes: The characters that are escaped in strings.
  package init(in envelope: JSONEnvelope? = nil, escapes: JSONEscape.Extent = .invisible) {
    self.envelope = envelope
    self.escapes = escapes
  }

  /// Begins an object; members follow, each a name and a value, then ``end()``.
  package mutating func beginObject(_ style: Style = .inline) {
    begin("{", Level(style: style, end: "}"))
    if levels.count == 1 { envelope?.begin(&self) }
  }

  /// Begins an array; elements follow, then ``end()``.
  package mutating func beginArray(_ style: Style = .inline) {
    begin("[", Level(style: style, end: "]"))
  }

  /// Ends the object or array that was begun last. After the outermost one comes a line end.
  package mutating func end() {
    if levels.count == 1, levels[0].end == "}" { envelope?.end(&self) }
    guard let level = levels.popLast() else { return }
    if level.style == .indented {
      indentation -= 1
      if !level.isEmpty { startLine() }
    }
    bytes.append(UInt8(ascii: level.end))
    if levels.isEmpty { bytes.append(UInt8(ascii: "\n")) }
  }

  /// Writes a member's name; its value comes next.
  package mutating func name(_ name: String) {
    separate()
    bytes.appendQuoted(name, escapes)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
    isValueDue = true
  }

  /// Writes a string.
  package mutating func string(_ text: String) {
    separate()
    bytes.appendQuoted(text, escapes)
  }

  /// Writes a number with as few digits as distinguish it from its neighbours; null where it is not finite.
  package mutating func number(_ value: Double) {
    append(value.isFinite ? value.shortest : "null")
  }

  /// Writes a whole number.
  package mutating func integer(_ value: Int64) { append(String(value)) }

  /// Writes `true` or `false`.
  package mutating func boolean(_ value: Bool) { append(value ? "true" : "false") }

  /// Writes `null`.
  package mutating func null() { append("null") }

  /// Writes a value from the finished bytes of another writer, in lines or inline.
  package mutating func value(_ finished: [UInt8]) {
    separate()
    bytes.append(contentsOf: finished.last == UInt8(ascii: "\n") ? finished.dropLast() : finished[...])
  }

  /// How many bytes are not taken away.
  package var count: Int { bytes.count }

  /// Takes what was written away, to the end of other bytes.
  package mutating func drain(into other: inout [UInt8]) {
    other.append(contentsOf: bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// The bytes of all that was written.
  package consuming func finish() -> [UInt8] { bytes }

  private mutating func append(_ value: String) {
    separate()
    bytes.append(contentsOf: value.utf8)
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
}

extension JSONWriter {
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

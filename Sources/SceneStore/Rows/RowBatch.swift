import JSONText
import SceneModel

/// The values of some rows in one piece of memory that serves batch after batch, so that SQLite binds texts
/// without copies.
///
/// A row's values are appended in the order of its columns. (Beside a statement a row with copied texts,
/// batches of rows take 0.6 of the instructions.)
@safe struct RowBatch: ~Copyable {
  private struct Cell {
    enum Kind { case null, integer, real, text }

    var kind: Kind
    /// The integer, the bits of the number, or where the text starts.
    var value: Int
    /// Of a text: how many bytes it has.
    var count = 0
  }

  private var bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 1)
  private var used = 0
  private var cells: [Cell] = []
  /// The sum of the checksums of the rows that say what they are checked for, since it was set.
  var checksum = 0

  init() {}

  deinit { unsafe bytes.deallocate() }

  /// How many values there are.
  var count: Int { cells.count }

  /// Forgets all values.
  mutating func removeAll() {
    used = 0
    cells.removeAll(keepingCapacity: true)
  }

  /// Forgets the last values.
  mutating func removeLast(_ count: Int) { cells.removeLast(count) }

  /// Appends an integer, or null of nil.
  mutating func append(_ value: Int?) {
    cells.append(value.map { Cell(kind: .integer, value: $0) } ?? Cell(kind: .null, value: 0))
  }

  /// Appends a truth value as 0 or 1.
  mutating func append(_ value: Bool) { append(value ? 1 : 0) }

  /// Appends a number, or null of nil.
  mutating func append(_ value: Double?) {
    cells.append(
      value.map { Cell(kind: .real, value: Int(bitPattern: UInt($0.bitPattern))) }
        ?? Cell(kind: .null, value: 0))
  }

  /// Appends a text, or null of nil.
  mutating func append(_ value: String?) {
    guard let value else { return cells.append(Cell(kind: .null, value: 0)) }
    append { $0.write(value) }
  }

  /// Appends the text that a body writes.
  mutating func append(_ body: (inout RowBatch) -> Void) {
    let start = used
    body(&self)
    cells.append(Cell(kind: .text, value: start, count: used - start))
  }

  /// Binds some of the values to consecutive parameters.
  ///
  /// The texts are not copied: the batch must stay as it is until the statement has run and is bound anew.
  func bind(_ range: Range<Int>, to statement: Statement, from first: Int32) {
    var index = first
    for cell in cells[range] {
      switch cell.kind {
      case .null: statement.bindNull(at: index)
      case .integer: statement.bind(cell.value, at: index)
      case .real: statement.bind(Double(bitPattern: UInt64(UInt(bitPattern: cell.value))), at: index)
      case .text:
        unsafe statement.bind(unsafe: text(of: cell), at: index)
      }
      index += 1
    }
  }

  /// Adds the checksum of the last values but for one, counted from the first of them, to that of all rows.
  mutating func check(last count: Int, except skipped: Int? = nil) {
    var row = Checksum()
    let start = cells.count - count
    for index in start..<cells.count where skipped.map({ index != start + $0 }) ?? true {
      let cell = cells[index]
      switch cell.kind {
      case .null: unsafe row.add(nil as UnsafeRawBufferPointer?)
      case .integer, .real: row.add(cell.value)
      case .text: unsafe row.add(text(of: cell))
      }
    }
    checksum &+= row.value
  }

  /// Whether another batch has the same values.
  func matches(_ other: borrowing RowBatch) -> Bool {
    guard cells.count == other.cells.count else { return false }
    for (cell, their) in zip(cells, other.cells) {
      guard cell.kind == their.kind else { return false }
      if cell.kind == .text {
        guard unsafe hasSameBytes(text(of: cell), other.text(of: their)) else { return false }
      } else if cell.value != their.value {
        return false
      }
    }
    return true
  }

  private func text(of cell: Cell) -> UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(rebasing: bytes[cell.value..<cell.value + cell.count])
  }

  /// Whether the current row of a statement has exactly these values in its first columns.
  func matches(_ row: Statement) -> Bool {
    for (column, cell) in cells.enumerated() {
      let column = Int32(column)
      switch cell.kind {
      case .null: guard row.isNull(column) else { return false }
      case .integer: guard row.optionalInt(column) == cell.value else { return false }
      case .real:
        guard row.optionalDouble(column)?.bitPattern == UInt64(UInt(bitPattern: cell.value)) else {
          return false
        }
      case .text:
        guard unsafe row.withBytes(column, { stored in unsafe hasSameBytes(text(of: cell), stored) }) == true
        else {
          return false
        }
      }
    }
    return true
  }
}

extension RowBatch {
  /// Writes a byte of the text that is being appended.
  mutating func write(_ byte: UInt8) {
    reserve(1)
    unsafe bytes[used] = byte
    used += 1
  }

  /// Writes characters.
  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { text in unsafe write(UnsafeRawBufferPointer(text)) }
  }

  /// Writes a text in JSON: in quotes, with what JSON does not allow in them escaped.
  mutating func writeJSON(_ text: String) {
    var text = text
    text.withUTF8 { text in
      write(UInt8(ascii: "\""))
      if JSONEscape.firstSpecial(in: unsafe text.span) == nil {
        unsafe write(UnsafeRawBufferPointer(text))
      } else {
        for index in text.indices { writeEscaped(unsafe text[index]) }
      }
      write(UInt8(ascii: "\""))
    }
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    if let spelling = JSONEscape.spelling(of: byte) { write(spelling) } else { write(byte) }
  }

  private mutating func write(_ source: UnsafeRawBufferPointer) {
    guard let start = source.baseAddress else { return }
    reserve(source.count)
    unsafe bytes.baseAddress?.advanced(by: used).copyMemory(from: start, byteCount: source.count)
    used += source.count
  }

  @inline(__always)
  private mutating func reserve(_ count: Int) {
    if unsafe bytes.count - used < count { grow(count) }
  }

  private mutating func grow(_ count: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(unsafe bytes.count * 2, used + count), alignment: 1)
    unsafe larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<used]))
    unsafe bytes.deallocate()
    unsafe bytes = larger
  }
}

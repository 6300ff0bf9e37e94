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
  /// The values, as many as ``count`` says.
  private var cells = UnsafeMutableBufferPointer<Cell>.allocate(capacity: 1 << 10)
  /// How many values there are.
  private(set) var count = 0
  /// The sum of the checksums of the rows that say what they are checked for, since it was set.
  var checksum = 0

  init() {}

  deinit {
    unsafe bytes.deallocate()
    unsafe cells.deallocate()
  }

  /// Forgets all values.
  mutating func removeAll() {
    used = 0
    count = 0
  }

  /// Forgets the last values.
  mutating func removeLast(_ count: Int) { self.count -= count }

  @inline(__always)
  private mutating func append(_ cell: Cell) {
    if unsafe count == cells.count { growCells() }
    unsafe cells[count] = cell
    count += 1
  }

  /// Appends an integer.
  mutating func append(_ value: Int) { append(Cell(kind: .integer, value: value)) }

  /// Appends an integer, or null of nil.
  mutating func append(_ value: Int?) { if let value { append(value) } else { appendNull() } }

  /// Appends null.
  mutating func appendNull() { append(Cell(kind: .null, value: 0)) }

  /// Appends a truth value as 0 or 1.
  mutating func append(_ value: Bool) { append(value ? 1 : 0) }

  /// Appends a number, or null of nil.
  mutating func append(_ value: Double?) {
    guard let value else { return appendNull() }
    append(Cell(kind: .real, value: Int(bitPattern: UInt(value.bitPattern))))
  }

  /// Appends a text, or null of nil.
  mutating func append(_ value: String?) {
    guard let value else { return appendNull() }
    append { $0.write(value) }
  }

  /// Appends the text that a body writes.
  mutating func append(_ body: (inout RowBatch) -> Void) {
    let start = used
    body(&self)
    append(Cell(kind: .text, value: start, count: used - start))
  }

  /// Binds some of the values to consecutive parameters.
  ///
  /// The texts are not copied: the batch must stay as it is until the statement has run and is bound anew.
  func bind(_ range: Range<Int>, to statement: Statement, from first: Int32) {
    var index = first
    precondition(range.upperBound <= count)
    for place in range {
      let cell = unsafe cells[place]
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
    let start = self.count - count
    for index in start..<self.count where skipped.map({ index != start + $0 }) ?? true {
      let cell = unsafe cells[index]
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
    guard count == other.count else { return false }
    for index in 0..<count {
      let (cell, their) = unsafe (cells[index], other.cells[index])
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
    for index in 0..<count {
      let (column, cell) = unsafe (Int32(index), cells[index])
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
  @inline(__always)
  mutating func write(_ byte: UInt8) {
    reserve(1)
    unsafe bytes[used] = byte
    used += 1
  }

  /// Writes characters.
  mutating func write(_ text: String) {
    unsafe Self.withBytes(of: text) { text in unsafe write(text) }
  }

  /// Writes a text in JSON: in quotes, with what JSON does not allow in them escaped.
  mutating func writeJSON(_ text: String) {
    unsafe Self.withBytes(of: text) { text in unsafe writeJSON(text) }
  }

  private mutating func writeJSON(_ text: UnsafeRawBufferPointer) {
    reserve(text.count + 2)
    write(UInt8(ascii: "\""))
    if unsafe JSONEscape.isNeeded(in: text) {
      for index in text.indices { writeEscaped(unsafe text[index]) }
    } else {
      unsafe write(text)
    }
    write(UInt8(ascii: "\""))
  }

  /// Hands a text's bytes to a body, without a copy of the text where the system's texts are in UTF-8.
  @inline(__always)
  private static func withBytes(of text: String, _ body: (UnsafeRawBufferPointer) -> Void) {
    let isDone: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { text in
      unsafe body(UnsafeRawBufferPointer(text))
    }
    if isDone == nil { unsafe Array(text.utf8).withUnsafeBytes(body) }
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    if let spelling = JSONEscape.spelling(of: byte) { write(spelling) } else { write(byte) }
  }

  /// Writes bytes of UTF-8. Few, as most are, are copied in two pieces that meet or overlap.
  mutating func write(_ source: UnsafeRawBufferPointer) {
    let count = source.count
    reserve(count)
    defer { used += count }
    switch count {
    case 0: break
    case 1..<4: for index in 0..<count { unsafe bytes[used + index] = source[index] }
    case 4..<8: unsafe copyEnds(of: source, as: UInt32.self)
    case 8...16: unsafe copyEnds(of: source, as: UInt64.self)
    default:
      unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[used...]).copyMemory(from: source)
    }
  }

  /// Copies the first and the last bytes, as many as an integer has, behind those that are used.
  @inline(__always)
  private func copyEnds<Piece: FixedWidthInteger & BitwiseCopyable>(
    of source: UnsafeRawBufferPointer, as piece: Piece.Type
  ) {
    let last = source.count - MemoryLayout<Piece>.size
    let (first, end) = unsafe (
      source.loadUnaligned(as: piece), source.loadUnaligned(fromByteOffset: last, as: piece)
    )
    unsafe bytes.storeBytes(of: first, toByteOffset: used, as: piece)
    unsafe bytes.storeBytes(of: end, toByteOffset: used + last, as: piece)
  }

  @inline(__always)
  private mutating func reserve(_ count: Int) {
    if unsafe bytes.count - used < count { grow(count) }
  }

  private mutating func growCells() {
    let larger = UnsafeMutableBufferPointer<Cell>.allocate(capacity: unsafe 2 * cells.count)
    _ = unsafe larger.initialize(fromContentsOf: cells)
    unsafe cells.deallocate()
    unsafe cells = larger
  }

  private mutating func grow(_ count: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(unsafe bytes.count * 2, used + count), alignment: 1)
    unsafe larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<used]))
    unsafe bytes.deallocate()
    unsafe bytes = larger
  }
}

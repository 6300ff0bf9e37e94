import SceneStore

/// The values of a column in the layout of Apache Arrow.
struct ArrowColumn {
  private let kind: RowColumn.Kind
  private(set) var nullCount = 0
  private var count = 0
  /// A bit for each value: whether it is there.
  private var validity: [UInt8] = []
  /// Of texts, where each begins, and where the last ends.
  private var offsets: [UInt8] = [0, 0, 0, 0]
  private var data: [UInt8] = []

  init(_ column: RowColumn) { kind = column.kind }

  /// The bytes of the values so far.
  var byteCount: Int { data.count }

  /// The buffers in the order of the format; that of what is there is empty where all is.
  var buffers: [[UInt8]] {
    let there = nullCount == 0 ? [] : validity
    return kind == .text ? [there, offsets, data] : [there, data]
  }

  /// Adds the value in a column of a row.
  mutating func append(_ row: QueryRow, _ column: Int) {
    let isNull = row.isNull(column)
    validity.append(bit: !isNull, at: count)
    if isNull { nullCount += 1 }
    switch kind {
    case .text:
      row.append(column, to: &data)
      offsets.append(littleEndian: Int32(data.count))
    case .integer: data.append(littleEndian: row.integer(column))
    case .real: data.append(littleEndian: row.number(column).bitPattern)
    case .truth: data.append(bit: row.integer(column) != 0, at: count)
    }
    count += 1
  }
}

extension [UInt8] {
  /// Adds a bit to a row of bits, the lowest of each byte first.
  fileprivate mutating func append(bit: Bool, at index: Int) {
    if index.isMultiple(of: 8) { append(0) }
    if bit { self[index / 8] |= 1 << UInt8(index % 8) }
  }
}

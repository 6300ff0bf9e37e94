/// A value of a table in the format of FlatBuffers (flatbuffers.dev/internals).
indirect enum FlatValue {
  case absent
  case truth(Bool)
  case byte(UInt8)
  case short(Int16)
  case int(Int32)
  case long(Int64)
  case text(String)
  case table([FlatValue])
  case tables([[FlatValue]])
  /// A vector of structures of two numbers each.
  case pairs([(Int64, Int64)])

  /// The bytes that the value takes in its table: those of the number, or of the way to what it refers to.
  fileprivate var size: Int {
    switch self {
    case .absent: 0
    case .truth, .byte: 1
    case .short: 2
    case .int, .text, .table, .tables, .pairs: 4
    case .long: 8
    }
  }
}

/// Writes a table in the format of FlatBuffers: what refers stands before what it refers to.
struct FlatBuffer {
  private(set) var bytes: [UInt8] = [0, 0, 0, 0]

  /// A buffer whose root is a table of the values, in the order of its fields.
  init(root: [FlatValue]) {
    refer(from: 0, to: write(table: root))
  }

  private mutating func refer(from place: Int, to target: Int) {
    bytes.replace(at: place, littleEndian: UInt32(target - place))
  }

  /// Writes a table and all that it refers to.
  private mutating func write(table fields: [FlatValue]) -> Int {
    var offsets: [Int] = []
    var size = 4
    for field in fields {
      let bytes = max(field.size, 1)
      if field.size > 0 { size = (size + bytes - 1) / bytes * bytes }
      offsets.append(field.size > 0 ? size : 0)
      size += field.size
    }
    bytes.pad(to: 2)
    let start = bytes.count
    bytes.append(littleEndian: UInt16(4 + 2 * fields.count))
    bytes.append(littleEndian: UInt16(size))
    for offset in offsets { bytes.append(littleEndian: UInt16(offset)) }
    bytes.pad(to: 8)
    let table = bytes.count
    bytes.append(littleEndian: Int32(table - start))
    bytes.append(contentsOf: repeatElement(0, count: size - 4))
    for (field, offset) in zip(fields, offsets) { write(field, at: table + offset) }
    return table
  }

  private mutating func write(_ field: FlatValue, at place: Int) {
    switch field {
    case .absent: break
    case .truth(let value): bytes[place] = value ? 1 : 0
    case .byte(let value): bytes[place] = value
    case .short(let value): bytes.replace(at: place, littleEndian: value)
    case .int(let value): bytes.replace(at: place, littleEndian: value)
    case .long(let value): bytes.replace(at: place, littleEndian: value)
    case .text(let text):
      refer(from: place, to: beginVector(count: text.utf8.count))
      bytes.append(contentsOf: text.utf8)
      bytes.append(0)
    case .table(let fields): refer(from: place, to: write(table: fields))
    case .tables(let tables):
      let vector = beginVector(count: tables.count)
      refer(from: place, to: vector)
      bytes.append(contentsOf: repeatElement(0, count: 4 * tables.count))
      for (index, fields) in tables.enumerated() {
        let element = vector + 4 + 4 * index
        refer(from: element, to: write(table: fields))
      }
    case .pairs(let pairs):
      // The numbers behind the count stand at multiples of eight.
      bytes.pad(to: 4)
      if bytes.count.isMultiple(of: 8) { bytes.append(contentsOf: [0, 0, 0, 0]) }
      refer(from: place, to: beginVector(count: pairs.count))
      for (first, second) in pairs {
        bytes.append(littleEndian: first)
        bytes.append(littleEndian: second)
      }
    }
  }

  /// Writes the count of a vector, whose elements follow.
  private mutating func beginVector(count: Int) -> Int {
    bytes.pad(to: 4)
    let place = bytes.count
    bytes.append(littleEndian: UInt32(count))
    return place
  }
}

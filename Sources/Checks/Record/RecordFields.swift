import SceneModel

/// Writes numbers and texts one after another, so that they are read back without a look at what texts say.
///
/// A number is its digits and a comma, a text the number of its bytes, then these.
struct RecordWriter {
  private var bytes: [UInt8] = []

  mutating func add(_ number: Int) {
    bytes += String(number).utf8
    bytes.append(UInt8(ascii: ","))
  }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes += text.utf8
  }

  mutating func add(_ text: String?) {
    add(text == nil ? 0 : 1)
    if let text { add(text) }
  }

  /// Adds how many elements there are, and each.
  mutating func add<Elements: Collection>(
    _ elements: Elements, _ write: (inout RecordWriter, Elements.Element) -> Void
  ) {
    add(elements.count)
    for element in elements { write(&self, element) }
  }

  /// All that was added.
  consuming func text() -> String { String(decoding: bytes, as: UTF8.self) }
}

/// Reads what a ``RecordWriter`` wrote, in its order.
struct RecordReader {
  /// What was read is not what was asked for.
  struct Defect: Error {}

  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether all was read.
  var isAtEnd: Bool { offset == bytes.count }

  mutating func number() throws(Defect) -> Int {
    var value = 0
    let start = offset
    while offset < bytes.count, case let digit = bytes[offset] &- UInt8(ascii: "0"), digit < 10 {
      // No length and no number of a node or line has more digits.
      guard offset - start < 18 else { throw Defect() }
      value = value * 10 + Int(digit)
      offset += 1
    }
    guard offset > start, offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { throw Defect() }
    offset += 1
    return value
  }

  mutating func text() throws(Defect) -> String {
    let count = try number()
    guard count <= bytes.count - offset else { throw Defect() }
    defer { offset += count }
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }

  mutating func optionalText() throws(Defect) -> String? { try number() == 0 ? nil : try text() }

  /// Reads how many elements there are, and each.
  mutating func elements<Element>(
    _ read: (inout RecordReader) throws(Defect) -> Element
  ) throws(Defect) -> [Element] {
    let count = try number()
    // Each takes two bytes or more.
    guard count <= (bytes.count - offset) / 2 else { throw Defect() }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }

  mutating func node() throws(Defect) -> NodeID {
    guard let index = Int32(exactly: try number()), index > 0 else { throw Defect() }
    return NodeID(Int(index))
  }
}

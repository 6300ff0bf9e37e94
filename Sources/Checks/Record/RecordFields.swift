import SceneModel

/// Writes numbers and texts one after another, so that they can be read back without parsing the texts.
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

  /// Adds a case of a type by its number.
  mutating func add<Case: CaseIterable & Equatable>(caseOf value: Case) {
    add(Case.allCases.enumerated().first { $0.element == value }?.offset ?? 0)
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

/// Reads what a ``RecordWriter`` wrote, in its order, from bytes that must outlive it.
@safe struct RecordReader {
  /// The error that a text does not hold the value asked for.
  struct Defect: Error {}

  private let whole: Substring
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  private init(_ whole: Substring, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.whole = whole
    unsafe self.bytes = bytes
  }

  /// The value read from a text; nil where the text holds another value than the one asked for, or more.
  static func read<Value>(
    _ text: Substring, _ read: (inout RecordReader) throws(Defect) -> Value
  ) -> Value? {
    let whole = text
    var text = text
    return text.withUTF8 { bytes in
      var reader = unsafe RecordReader(whole, bytes)
      do throws(Defect) {
        let value = try read(&reader)
        return reader.offset == bytes.count ? value : nil
      } catch {
        return nil
      }
    }
  }

  mutating func number() throws(Defect) -> Int {
    var value = 0
    let start = offset
    while unsafe offset < bytes.count, case let digit = unsafe bytes[offset] &- UInt8(ascii: "0"), digit < 10
    {
      // No length and no number of a node or line has more digits.
      guard offset - start < 18 else { throw Defect() }
      value = value * 10 + Int(digit)
      offset += 1
    }
    guard offset > start, unsafe offset < bytes.count, unsafe bytes[offset] == UInt8(ascii: ",") else {
      throw Defect()
    }
    offset += 1
    return value
  }

  static func text(_ reader: inout RecordReader) throws(Defect) -> String { try reader.text() }

  mutating func text() throws(Defect) -> String {
    let count = try number()
    guard unsafe count <= bytes.count - offset else { throw Defect() }
    defer { offset += count }
    return unsafe String(
      decoding: UnsafeBufferPointer(rebasing: bytes[offset..<offset + count]), as: UTF8.self)
  }

  /// Reads a text as a piece of the whole one, which it keeps.
  mutating func piece() throws(Defect) -> Substring {
    let count = try number()
    guard unsafe count <= bytes.count - offset else { throw Defect() }
    defer { offset += count }
    let start = whole.utf8.index(whole.startIndex, offsetBy: offset)
    return whole[start..<whole.utf8.index(start, offsetBy: count)]
  }

  mutating func optionalText() throws(Defect) -> String? { try number() == 0 ? nil : try text() }

  /// Reads how many elements there are, and each.
  mutating func elements<Element>(
    _ read: (inout RecordReader) throws(Defect) -> Element
  ) throws(Defect) -> [Element] {
    let count = try number()
    // Each takes two bytes or more.
    guard unsafe count <= (bytes.count - offset) / 2 else { throw Defect() }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }

  /// Reads one of the cases of a type by its number.
  mutating func element<Case: CaseIterable>(of type: Case.Type) throws(Defect) -> Case {
    let number = try number()
    guard number < Case.allCases.count else { throw Defect() }
    return Case.allCases[Case.allCases.index(Case.allCases.startIndex, offsetBy: number)]
  }

  mutating func node() throws(Defect) -> NodeID {
    guard let index = Int32(exactly: try number()), index > 0 else { throw Defect() }
    return NodeID(Int(index))
  }
}

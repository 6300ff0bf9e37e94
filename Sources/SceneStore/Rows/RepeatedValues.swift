import SceneModel

/// Remembers the values made of bytes, of which few occur many times, so that each is made once.
struct RepeatedValues<Value> {
  /// The last one first, as far as that is known without moving them all.
  private var known: [(bytes: [UInt8], value: Value)] = []
  private static var capacity: Int { 128 }

  init() {}

  /// The value made of bytes; nil where it is not known.
  mutating func value(of bytes: UnsafeRawBufferPointer) -> Value? {
    found(known.firstIndex { unsafe $0.bytes.count == bytes.count && bytes.starts(with: $0.bytes) })
  }

  /// The value made of the bytes with which some start, and their number; nil where it is not known.
  mutating func start(of bytes: UnsafeRawBufferPointer) -> (value: Value, count: Int)? {
    let index = known.firstIndex { unsafe bytes.starts(with: $0.bytes) }
    return found(index).map { ($0, known[0].bytes.count) }
  }

  /// Remembers the value made of bytes.
  mutating func add(_ value: Value, of bytes: UnsafeRawBufferPointer) {
    if known.count == Self.capacity { known.removeLast() }
    known.append((unsafe Array(bytes), value))
    known.swapAt(0, known.count - 1)
  }

  private mutating func found(_ index: Int?) -> Value? {
    guard let index else { return nil }
    if index > 0 { known.swapAt(index, 0) }
    return known[0].value
  }
}

extension UnsafeRawBufferPointer {
  /// Whether these are the first bytes.
  fileprivate func starts(with other: [UInt8]) -> Bool {
    guard count >= other.count else { return false }
    return unsafe other.withUnsafeBytes { other in
      unsafe hasSameBytes(UnsafeRawBufferPointer(rebasing: self[..<other.count]), other)
    }
  }
}

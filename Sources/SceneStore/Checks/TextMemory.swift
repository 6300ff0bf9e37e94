/// Remembers texts of a column in which few are many times, so that each is made once.
final class TextMemory {
  /// The last one first.
  private var texts: [String] = []
  private static let capacity = 64

  /// The text in a column, empty of null.
  func text(_ row: Statement, _ column: Int32) -> String {
    let found = unsafe row.withBytes(column) { bytes in
      if let index = texts.firstIndex(where: { unsafe Self.isText($0, of: bytes) }) {
        if index > 0 { texts.swapAt(index, 0) }
        return texts[0]
      }
      let text = unsafe String(decoding: bytes, as: UTF8.self)
      if texts.count == Self.capacity { texts.removeLast() }
      texts.insert(text, at: 0)
      return text
    }
    return found ?? ""
  }

  private static func isText(_ text: String, of bytes: UnsafeRawBufferPointer) -> Bool {
    guard text.utf8.count == bytes.count else { return false }
    return unsafe text.utf8.withContiguousStorageIfAvailable { unsafe $0.elementsEqual(bytes) } ?? false
  }
}

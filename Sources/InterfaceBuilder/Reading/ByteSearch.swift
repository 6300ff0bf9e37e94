/// Searches for short texts in bytes.
package enum ByteSearch {
  /// Whether a text's UTF-8 stands at an index.
  static func has(_ text: String, in bytes: [UInt8], at index: Int) -> Bool {
    var index = index
    for byte in text.utf8 {
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// The first index, not before another, at which a text's UTF-8 stands, or nil.
  package static func first(_ text: String, in bytes: [UInt8], from start: Int) -> Int? {
    guard let first = text.utf8.first else { return nil }
    var index = start
    while index < bytes.count {
      if bytes[index] == first, has(text, in: bytes, at: index) { return index }
      index += 1
    }
    return nil
  }
}

import SceneModel

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

  /// The first index, not before another, at which the UTF-8 of a text that is not empty stands, or nil.
  package static func first(_ text: String, in bytes: [UInt8], from start: Int) -> Int? {
    bytes.dropFirst(start).firstRange(of: text.utf8)?.lowerBound
  }
}

/// The content of a file before it is written, as far as its writer knows it.
package enum ExpectedContent: Sendable {
  case unknown
  /// There is nothing of the name.
  case none
  case bytes([UInt8])

  /// The content that a writer has read, nil where there was no file.
  package init(_ read: [UInt8]?) { self = read.map { .bytes($0) } ?? .none }

  /// The number of bytes, as far as it is known.
  var count: Int {
    if case .bytes(let bytes) = self { bytes.count } else { 0 }
  }
}

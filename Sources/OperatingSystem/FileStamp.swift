/// The properties of a file that change when it is written.
package struct FileStamp: Hashable, Sendable {
  /// The size in bytes.
  package let size: Int
  /// The number that the file system gives the file.
  let number: UInt64
  /// When it was written, and when anything about it changed.
  let times: [Int]
}

/// One file of a scene project.
package struct ProjectFile: Hashable, Sendable {
  /// The path relative to the project's folder, with `/` between folders. Safe to create on every disk.
  package var path: String
  /// The file's bytes: UTF-8 that ends in a line end.
  package var bytes: [UInt8]

  /// A file of a path and its bytes.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
